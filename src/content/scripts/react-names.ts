/** Whether a name of React's is a hook that keeps a state or acts in a browser. */
export function keepsState(name: string): boolean {
  return /^use(?:State|Reducer|ActionState|Optimistic|Transition|SyncExternalStore|(?:Layout|Insertion)?Effect)$/.test(
    name,
  );
}
