/** Pagefind's program of version 1.5, which is Rust behind wasm-bindgen: https://github.com/Pagefind/pagefind/tree/v1.5.2/pagefind_web */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly init_pagefind: (meta: number, length: number) => number;
  readonly load_index_chunk: (state: number, chunk: number, length: number) => number;
  readonly request_indexes: (state: number, term: number, length: number) => [start: number, length: number];
  readonly search: (...args: readonly (number | boolean)[]) => [start: number, length: number];
  readonly __wbindgen_malloc: (size: number, align: number) => number;
  readonly __wbindgen_free: (start: number, size: number, align: number) => void;
  readonly __wbindgen_start: () => void;
  readonly __wbindgen_externrefs: WebAssembly.Table;
}

/** A page that has a term, as the program writes it. */
export interface RawMatch {
  /** Names the page's file. */
  readonly p: string;
  readonly s: number;
  /** Places of the term among the page's words, each with the weight of the element that it stands in. */
  readonly l: readonly { readonly l: number; readonly w: number }[];
  /** Names of the metadata that have the term. */
  readonly mf?: readonly string[];
}

/** The weight of text that is no heading. */
export const plainWeight = 24;

/** What searches an index. Terms are in lower case and without accents. */
export interface Engine {
  /** Names of the chunks that a term needs. */
  readonly listChunks: (term: string) => readonly string[];
  readonly addChunk: (chunk: Uint8Array) => void;
  /** Pages by score, the best first; `written` is the term with its accents. */
  readonly search: (term: string, written: string) => readonly RawMatch[];
}

/** Starts the program with the index's table of pages and chunks. Throws when it is none. */
export async function startEngine(program: Uint8Array<ArrayBuffer>, meta: Uint8Array): Promise<Engine> {
  let own: Exports | undefined;
  const imports = { __wbindgen_init_externref_table: () => own && fillReferences(own.__wbindgen_externrefs) };
  const { instance } = await WebAssembly.instantiate(program, { './pagefind_web_bg.js': imports });
  const wasm = instance.exports as unknown as Exports;
  own = wasm;
  wasm.__wbindgen_start();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  /** Where bytes were put, which belong to the program from then on. */
  const give = (bytes: Uint8Array): [start: number, length: number] => {
    const start = wasm.__wbindgen_malloc(bytes.length, 1) >>> 0;
    new Uint8Array(wasm.memory.buffer).set(bytes, start);
    return [start, bytes.length];
  };
  const giveText = (text: string) => give(encoder.encode(text));
  const takeText = ([start, length]: [start: number, length: number]) => {
    const text = decoder.decode(new Uint8Array(wasm.memory.buffer, start >>> 0, length));
    wasm.__wbindgen_free(start, length, 1);
    return text;
  };
  let state = wasm.init_pagefind(...give(meta)) >>> 0;
  if (state === 0) throw new Error('The index cannot be read.');
  return {
    listChunks: (term) =>
      (JSON.parse(takeText(wasm.request_indexes(state, ...giveText(term)))) as string[]).filter(Boolean),
    addChunk: (chunk) => {
      state = wasm.load_index_chunk(state, ...give(chunk)) >>> 0;
    },
    search: (term, written) => {
      const [filter, order] = [giveText('{}'), giveText('')];
      const texts = [...giveText(term), ...giveText(written), ...filter, ...order];
      const answer = JSON.parse(takeText(wasm.search(state, ...texts, false, false)));
      return (answer as { results: readonly RawMatch[] }).results;
    },
  };
}

/** Values that such programs expect at the end of their table. */
function fillReferences(table: WebAssembly.Table): void {
  const start = table.grow(4);
  table.set(0, undefined);
  for (const [place, value] of [undefined, null, true, false].entries()) table.set(start + place, value);
}
