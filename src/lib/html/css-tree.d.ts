/** The part of css-tree that is used: its whole is fifteen times as long to load. https://github.com/csstree/csstree */
declare module 'css-tree/tokenizer' {
  /** Calls back for each token, by its number in `tokenNames`, its start and its end. */
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenNames: readonly string[];
}

declare module 'css-tree/utils' {
  interface Decoder {
    decode(token: string): string;
  }
  export const ident: Decoder;
  export const string: Decoder;
  export const url: Decoder;
}
