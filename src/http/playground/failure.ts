/** Why a request got no answer, for a reader. */
export interface Failure {
  readonly kind: 'refused' | 'down' | 'timeout' | 'relay' | 'unsendable' | 'cancelled' | 'file';
  /** What happened, in a few words. */
  readonly title: string;
  /** Why, and what to do: whole sentences. */
  readonly message: string;
  /** What is offered instead. */
  readonly offer: 'relay' | 'curl' | undefined;
}
