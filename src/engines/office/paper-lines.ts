/** How many signs of an ordinary text fit in a line of a page. */
const lineSigns = 80;
export const linesOnPage = 54;

/** How many lines on paper so many signs fill, with the line break behind them. */
export const linesOf = (signs: number): number => Math.max(1, Math.ceil(signs / lineSigns));

type OpenTable = {
  /** Of the row under way: lines of its highest cell so far, and of the one under way. */
  highest: number;
  cell: number;
  /** What comes before that row. */
  before: number;
};

/** Counts about how many lines a text fills on paper, while it is read from its beginning to its end. Cells of a row stand side by side. */
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

  /** What comes next stands on the next page. */
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
