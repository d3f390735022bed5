import { stringify } from 'csv-stringify/sync';
import { answer } from '../../platform/http/answer.ts';
import { wallClock } from '../../platform/time.ts';
import type { Context } from '../../platform/context.ts';

/** Returns rows as CSV (RFC 4180) in which no cell begins a formula when a spreadsheet opens it (W48). */
export function csvOf(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  // The byte order mark tells spreadsheets that names with accents are UTF-8.
  return stringify([columns, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/** Returns a reply that the browser stores as `<name>_<day>.csv` and nobody keeps on the way. */
export function csvAnswer({ clock }: Pick<Context, 'clock'>, name: string, csv: string) {
  return answer(csv, {
    contentType: 'text/csv; charset=utf-8',
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}_${wallClock(clock.now(), 'UTC').day}.csv"`,
    },
  });
}
