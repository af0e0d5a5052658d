import culori from 'culori/require';

// One file, where its modules are 150: that takes 80 ms off the start of every command.
const { formatHex, parse } = culori;

/** A colour as CSS writes it, such as `teal` or `rgb(0 128 128)`, as `#` and six digits; undefined when it is none. */
export function readCssColor(text: string): string | undefined {
  try {
    return formatHex(parse(text.trim().toLowerCase()));
  } catch {
    // culori throws on the start of a colour, such as "/0" and "color(".
    return undefined;
  }
}
