/** JSON Schema 2020-12, with nothing in it that is only shown. */
export type JsonSchema = boolean | Readonly<Record<string, unknown>>;
