import { Readable } from 'node:stream';

/** A cell of a table. Numbers are written as they are; a text that a spreadsheet would read as a formula is not. */
export type Cell = string | number | null;

/** Tells spreadsheets that names with accents are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet reads as the beginning of a formula, also in the full width of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A line end inside of a cell is quoted too: else the rest of the cell would begin a line, and could be a formula. */
const QUOTED = /[",\r\n]/;

/** Returns a cell as it stands in the file. Pure. */
export function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe before it makes it a text.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Joins cells and lines by hand: a library that looks at each character took half of the time of a long table
 * (`bench/csv.bench.ts`).
 */
function write(records: readonly (readonly Cell[])[]): string {
  let text = '';
  for (const record of records) text += `${record.map(writeCell).join(',')}\r\n`;
  return text;
}

/** Returns a table as CSV (RFC 4180). No cell begins a formula when a spreadsheet opens it. Pure. */
export function writeCsv(records: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + write(records);
}

/** Lines of a long table: cells, or text that the database has written (`csv-sql.ts`). */
export type CsvPart = string | readonly (readonly Cell[])[];

/**
 * Returns a long table as CSV that is made while it is read: the next batch is asked for only when the reader takes
 * more. An error of `batches` breaks the stream off, so a file that ends in the middle never looks complete.
 */
export function streamCsv(head: readonly string[], batches: AsyncIterable<CsvPart>): Readable {
  async function* parts() {
    yield Buffer.from(writeCsv([head]));
    for await (const batch of batches)
      if (batch.length > 0) yield Buffer.from(typeof batch === 'string' ? batch : write(batch));
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
}
