import type { ReadObject } from '@tabibu/contract/record-readings';
import { audit } from './audit.ts';
import { auditReading } from './audit-reading.ts';
import type { Context } from './context.ts';
import type { CsvPart } from './csv.ts';

/** Up to here every row of an export is also in the log of the person whose row it is. */
export const MOST_NAMED = 10_000;

/** Lines of a table, with what they show. */
interface Lines {
  readonly cells: CsvPart;
  /** How many lines these are, where `cells` is text. */
  readonly count?: number;
  /** Ids and owners of what is shown, in the order of the lines; the first `MOST_NAMED` of an export are enough. */
  readonly shown: readonly { readonly id: string; readonly personId: string }[];
}

/**
 * Passes the lines of an export on, each after it was written to the audit log. One entry with the filter comes before
 * the first line, and one with the number of lines that left at the end, also when the reader has gone. The first ten
 * thousand rows are in the log one by one, as those of the list are (`docs/decisions/0073-exports-in-pages.md`).
 */
export async function* auditExport(
  ctx: Context,
  {
    action,
    name,
    object,
    filter,
  }: { readonly action: string; readonly name: string; readonly object: ReadObject; readonly filter: object },
  batches: AsyncIterable<Lines>,
): AsyncGenerator<Lines['cells']> {
  const entry = { action, object: 'export', objectId: name };
  await audit(ctx, { ...entry, details: { ...filter } });
  let rows = 0;
  try {
    for await (const { cells, count = cells.length, shown } of batches) {
      const named = shown.slice(0, Math.max(0, MOST_NAMED - rows));
      await auditReading(ctx, {
        action: entry.action,
        readings: named.map(({ id: objectId, personId }) => ({ personId, object, objectId })),
      });
      rows += count;
      yield cells;
    }
  } finally {
    await audit(ctx, { ...entry, details: { rows } });
  }
}
