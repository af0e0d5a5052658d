/**
 * What is copied from a block of code. In one that shows a session, whose first line begins with the prompt `$ ` or
 * `>>> `, only what was typed is copied: the lines after a prompt, without it, and those that continue them. Any other
 * code is copied as it is.
 */
export function readCopiedCode(code: string): string {
  const prompt = /^\s*(\$|>>>) /.exec(code)?.[1];
  if (prompt === undefined) return code;
  let isOpen = false;
  const typed = code.split('\n').flatMap((line) => {
    const command = line.trimStart();
    const isPrompt = command.startsWith(`${prompt} `);
    const goesOn = prompt === '$' ? isOpen : /^\.\.\.(?: |\s*$)/.test(line);
    isOpen = (isPrompt || goesOn) && line.endsWith('\\');
    if (isPrompt) return command.slice(prompt.length + 1);
    return goesOn ? line.slice(prompt === '$' ? 0 : 4) : [];
  });
  return typed.join('\n');
}
