import type { Context } from '../../platform/context.ts';
import { OWN_PAGE, ownRows } from '../../platform/own-rows.ts';
import { readPages } from '../../platform/read-ahead.ts';
import { idsInCare } from '../people/index.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';

/** Yields what the signed-in person and everybody in the family measured, newest first for each. */
export async function* exportReadingsOf(ctx: Context) {
  for (const personId of await idsInCare(ctx)) {
    const pages = readPages<store.ReadingRow>(OWN_PAGE, (last) =>
      ctx.db.many(store.page, {
        personId,
        beforeAt: last?.measured_at ?? null,
        beforeId: last?.id ?? null,
        most: OWN_PAGE,
      }),
    );
    for await (const page of pages) yield* readingsIn(ctx, page);
  }
}

/** Yields what a page of rows says; a deleted reading says nothing. */
function* readingsIn(ctx: Context, page: readonly store.ReadingRow[]) {
  for (const row of page) {
    const reading = openReading(ctx, row);
    if (reading !== null) yield { person_id: row.person_id, ...reading };
  }
}

/** Yields of which readings a doctor was told because they were urgent. */
export const exportUrgentReadings = (ctx: Context) => ownRows(ctx, urgent.ownUrgent);
