import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import { READING_KINDS } from '@tabibu/contract/reading-kinds';
import type { CurveBody, ReadingBody, ReadingsBody } from '@tabibu/contract/readings';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { DAY, later } from '../../platform/time.ts';
import { readAsDoctor } from '../patient-facts/index.ts';
import { requirePerson } from '../people/index.ts';
import { curveOf } from './rules.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';

const PAGE = 40;
/** A curve covers a year. */
const CURVE_DAYS = 366;

interface WantedPage {
  readonly personId: string;
  readonly cursor: string | undefined;
}

/** Returns a page of what the signed-in patient or somebody in the family measured. Throws `not-found`. */
export async function listReadings(ctx: Context, { personId, cursor }: WantedPage): Promise<ReadingsBody> {
  await requirePerson(ctx, personId);
  const place = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.page, {
    personId,
    beforeAt: place?.at ?? null,
    beforeId: place?.id ?? null,
    most: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    readings: opened(ctx, shown),
    next_cursor: rows.length > PAGE && last ? writeTimeCursor({ at: last.measured_at, id: last.id }) : null,
  };
}

interface WantedCurve {
  readonly personId: string;
  readonly kind: ReadingKind;
}

/** Returns the readings of one kind within a year, in columns. Throws `not-found`. */
export async function readCurve(ctx: Context, { personId, kind }: WantedCurve): Promise<CurveBody> {
  await requirePerson(ctx, personId);
  return curveOf(kind, await readingsSince(ctx, personId, CURVE_DAYS));
}

/**
 * Returns what the patient of an appointment measured within a year, for its doctor; kinds without a reading are left
 * out. Audited as a reading of the record. Throws `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function readVisitReadings(ctx: Context, bookingId: string): Promise<CurveBody[]> {
  const readings = await readAsDoctor(ctx, { bookingId, kind: 'readings' }, async (inside, personId) =>
    readingsSince(inside, personId, CURVE_DAYS),
  );
  return READING_KINDS.map((kind) => curveOf(kind, readings)).filter(({ from }) => from !== null);
}

/** Returns all readings of a person within some days, oldest first. The caller has checked who is asking. */
export async function readingsSince(ctx: Context, personId: string, days: number): Promise<ReadingBody[]> {
  return opened(ctx, await ctx.db.many(store.since, { personId, from: later(ctx.clock.now(), -days * DAY) }));
}

function opened(ctx: Context, rows: readonly store.ReadingRow[]): ReadingBody[] {
  return rows.map((row) => openReading(ctx, row)).filter((reading) => reading !== null);
}
