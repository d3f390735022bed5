import { Readable } from 'node:stream';
import { dialectOf, headingsFor } from './csv-dialect.ts';
import type { CsvDialect, CsvHeading, CsvReader } from './csv-dialect.ts';

/**
 * A cell of a table. A number gets the decimal sign of the reader, with as many decimals as `decimals` says if it says
 * so; a text that a spreadsheet would read as a formula gets an apostrophe.
 */
export type Cell = string | number | { readonly number: number; readonly decimals: number } | null;

/** Tells spreadsheets that names with accents are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet reads as the beginning of a formula, also in the full width of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A line end inside of a cell is quoted too: else the rest of the cell would begin a line, and could be a formula. Both
 * separators are, in every dialect, so that a text is written in one way only.
 */
const QUOTED = /[",;\r\n]/;

/** Returns a text as it stands in the file of every reader. Pure. */
export function writeText(given: string): string {
  // An apostrophe before it makes it a text.
  const text = FORMULA.test(given) ? `'${given}` : given;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a number with the decimal sign of a dialect, which is never quoted: it would become a text. Pure. */
export function writeNumber(number: number | string, { decimal }: CsvDialect): string {
  return String(number).replace('.', decimal);
}

function writeCell(cell: Cell, dialect: CsvDialect): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return writeText(cell);
  return writeNumber(typeof cell === 'number' ? cell : cell.number.toFixed(cell.decimals), dialect);
}

/**
 * Joins cells and lines by hand: a library that looks at each character took half of the time of a long table
 * (`bench/csv.bench.ts`).
 */
function write(records: readonly (readonly Cell[])[], dialect: CsvDialect): string {
  let text = '';
  for (const record of records) text += `${record.map((cell) => writeCell(cell, dialect)).join(dialect.separator)}\r\n`;
  return text;
}

/**
 * Returns records as CSV (RFC 4180) with the signs that the reader's spreadsheet expects. No cell begins a formula when
 * it is opened. Pure.
 */
export function writeRecords(reader: CsvReader, records: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + write(records, dialectOf(reader));
}

/** Returns a table as CSV like `writeRecords`, with its headings in the reader's language. Pure. */
export function writeCsv(
  reader: CsvReader,
  headings: readonly CsvHeading[],
  rows: readonly (readonly Cell[])[],
): string {
  return writeRecords(reader, [headingsFor(reader, headings), ...rows]);
}

/** Lines of a long table: cells, or text that the database has written (`csv-sql.ts`). */
export type CsvPart = string | readonly (readonly Cell[])[];

/**
 * Returns a long table as CSV that is made while it is read: the next batch is asked for only when the reader takes
 * more. An error of `batches` breaks the stream off, so a file that ends in the middle never looks complete.
 */
export function streamCsv(
  reader: CsvReader,
  headings: readonly CsvHeading[],
  batches: AsyncIterable<CsvPart>,
): Readable {
  const dialect = dialectOf(reader);
  async function* parts() {
    yield Buffer.from(writeCsv(reader, headings, []));
    for await (const batch of batches)
      if (batch.length > 0) yield Buffer.from(typeof batch === 'string' ? batch : write(batch, dialect));
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
}
