/**
 * What is copied from a block of code. In one that shows a session, whose first line begins with the prompt `$ ` or
 * `>>> `, only what was typed is copied: the lines after a prompt, without it, and those that continue them. Any other
 * code is copied as it is.
 */
export function readCopiedCode(code: string): string {
  const prompt = /^\s*(\$|>>>) /.exec(code)?.[1];
  if (prompt === undefined) return code;
  const typed: string[] = [];
  let isOpen = false;
  for (const line of code.split('\n')) {
    const isPrompt = line.trimStart().startsWith(`${prompt} `);
    const goesOn: boolean = prompt === '$' ? isOpen : line.startsWith('... ') || line.trimEnd() === '...';
    if (isPrompt) typed.push(line.trimStart().slice(prompt.length + 1));
    else if (goesOn) typed.push(prompt === '$' ? line : line.slice(4));
    isOpen = (isPrompt || goesOn) && line.endsWith('\\');
  }
  return typed.join('\n');
}
