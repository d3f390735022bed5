import type { ReadingBody } from '@tabibu/contract/readings';
import type { Context } from '../../platform/context.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';

interface Span {
  readonly personId: string;
  readonly from: Date;
  readonly until: Date;
}

/** Returns the readings of a person in a span of time, oldest first. The caller has checked who is asking. */
export async function readingsBetween(ctx: Context, span: Span): Promise<ReadingBody[]> {
  return (await ctx.db.many(store.between, span))
    .map((row) => openReading(ctx, row))
    .filter((reading) => reading !== null);
}

/** Returns in which months a person measured something. The caller has checked who is asking. */
export async function monthsOfReadings(
  ctx: Context,
  wanted: { readonly personId: string; readonly zone: string; readonly from: Date },
): Promise<string[]> {
  return (await ctx.db.many(store.months, wanted)).map(({ month }) => month);
}
