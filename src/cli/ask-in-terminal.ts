import { confirm, isCancel, text } from '@clack/prompts';
import type { Ask } from './new.ts';

/** Questions in the terminal that the process runs in. */
export const askInTerminal: Ask = {
  text: async (message, initialValue, refuse) => {
    const answer = await text({
      message,
      placeholder: initialValue,
      defaultValue: initialValue,
      validate: (value) => refuse(value || initialValue),
    });
    return isCancel(answer) ? undefined : answer;
  },
  confirm: async (message) => {
    const answer = await confirm({ message });
    return isCancel(answer) ? undefined : answer;
  },
};
