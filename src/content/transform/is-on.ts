/** Whether an attribute is on: bare, `true`, or the text "true"; `false`, "false", "0" and absence are off. */
export function isOn(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !/^(?:false|0|no)$/i.test(value.trim()));
}
