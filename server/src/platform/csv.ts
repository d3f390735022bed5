import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

/** A cell of a table. Numbers are written as they are; a text that a spreadsheet would read as a formula is not. */
export type Cell = string | number | null;

/** Tells spreadsheets that names with accents are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A line end inside of a cell is quoted: else the rest of the cell would begin a line, and could be a formula. */
const LINE_END = /[\r\n]/;

function write(records: readonly (readonly Cell[])[]): string {
  return stringify(records as Cell[][], {
    escape_formulas: true,
    quoted_match: LINE_END,
    record_delimiter: 'windows',
  });
}

/** Returns a table as CSV (RFC 4180). No cell begins a formula when a spreadsheet opens it. Pure. */
export function writeCsv(records: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + write(records);
}

/**
 * Returns a long table as CSV that is made while it is read: the next batch is asked for only when the reader takes
 * more. An error of `batches` breaks the stream off, so a file that ends in the middle never looks complete.
 */
export function streamCsv(head: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>): Readable {
  async function* parts() {
    yield writeCsv([head]);
    for await (const batch of batches) if (batch.length > 0) yield write(batch);
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
}
