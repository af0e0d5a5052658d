const bits = 15;
const rest = (1 << bits) - 1;

/** Whole numbers in blocks: it grows to millions without ever being copied, which would take a moment too long. */
export class NumberList {
  private readonly blocks: Int32Array[] = [];
  length = 0;

  get(index: number): number {
    return this.blocks[index >> bits]?.[index & rest] ?? 0;
  }

  set(index: number, value: number): void {
    const block = this.blocks[index >> bits] ?? new Int32Array(rest + 1);
    this.blocks[index >> bits] = block;
    block[index & rest] = value;
    if (index >= this.length) this.length = index + 1;
  }
}
