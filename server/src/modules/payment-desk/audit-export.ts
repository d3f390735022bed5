import { audit } from '../../platform/audit.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import type { Cell } from '../../platform/csv.ts';

/** Up to here every row of an export is also in the log of the person whose money it shows. */
const MOST_NAMED = 10_000;

/** Lines of a table, with the payments that they show. */
interface Lines {
  readonly cells: readonly (readonly Cell[])[];
  /** Ids and owners of the payments, in the order of the lines; empty where they are audited already. */
  readonly shown: readonly { readonly id: string; readonly personId: string }[];
}

/**
 * Passes the lines of an export on, each after it was written to the audit log. One entry with the filter comes before
 * the first line, and one with the number of lines that left at the end, also when the reader has gone. The first ten
 * thousand payments are in the log one by one, as those of the list are (`docs/decisions/0073-exports-in-pages.md`).
 */
export async function* auditExport(
  ctx: Context,
  { name, filter }: { readonly name: 'payments' | 'withdrawals'; readonly filter: object },
  batches: AsyncIterable<Lines>,
): AsyncGenerator<Lines['cells']> {
  const entry = { action: `payment-desk.export-${name}`, object: 'export', objectId: name };
  await audit(ctx, { ...entry, details: { ...filter } });
  let rows = 0;
  try {
    for await (const { cells, shown } of batches) {
      const named = shown.slice(0, Math.max(0, MOST_NAMED - rows));
      await auditReading(ctx, {
        action: entry.action,
        readings: named.map(({ id: objectId, personId }) => ({ personId, object: 'payment', objectId })),
      });
      rows += cells.length;
      yield cells;
    }
  } finally {
    await audit(ctx, { ...entry, details: { rows } });
  }
}
