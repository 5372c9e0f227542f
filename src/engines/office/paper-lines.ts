/** Characters per line of an ordinary page. */
const lineSigns = 80;
export const linesOnPage = 54;

/** Printed lines that this many characters fill, including the line break. */
export const linesOf = (signs: number): number => Math.max(1, Math.ceil(signs / lineSigns));

type OpenTable = {
  /** Current row: lines of its highest cell so far, and of the current cell. */
  highest: number;
  cell: number;
  /** Lines before the current row. */
  before: number;
};

/** Estimates how many printed lines a text fills, reading it from start to end. Cells of a row stand side by side. */
export class PaperLines {
  #lines = 0;
  #signs = 0;
  readonly #tables: OpenTable[] = [];

  get inTable(): boolean {
    return this.#tables.length > 0;
  }

  get total(): number {
    const table = this.#tables.at(-1);
    return table ? table.before + Math.max(table.highest, table.cell) : this.#lines;
  }

  addSigns(count: number): void {
    this.#signs += count;
  }

  endLine(): void {
    this.#add(linesOf(this.#signs));
    this.#signs = 0;
  }

  endPage(): void {
    if (!this.inTable) this.#lines = Math.ceil((this.#lines + 1) / linesOnPage) * linesOnPage;
  }

  openTable(): void {
    if (this.#signs > 0) this.endLine();
    this.#tables.push({ highest: 0, cell: 0, before: this.total });
  }

  endCell(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    if (this.#signs > 0) this.endLine();
    table.highest = Math.max(table.highest, table.cell);
    table.cell = 0;
  }

  endRow(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    this.endCell();
    const { highest } = table;
    table.highest = 0;
    table.before += highest;
  }

  closeTable(): void {
    this.endRow();
    const table = this.#tables.pop();
    if (!table) return;
    const outer = this.#tables.at(-1);
    if (outer) outer.cell += table.before - outer.before - Math.max(outer.highest, outer.cell);
    else this.#lines = table.before;
  }

  #add(lines: number): void {
    const table = this.#tables.at(-1);
    if (table) table.cell += lines;
    else this.#lines += lines;
  }
}
