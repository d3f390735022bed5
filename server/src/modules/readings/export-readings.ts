import { timeZoneOf } from '@tabibu/contract/countries';
import { OLDEST_READING_DAYS, READING_KINDS, VALUE_NAMES } from '@tabibu/contract/reading-kinds';
import { readingText } from '@tabibu/contract/reading-text';
import { speaker } from '@tabibu/locales/server-speech';
import type { Content } from 'pdfmake/interfaces.js';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import { FAINT, LINE, printLetter } from '../../platform/print/letterhead.ts';
import { wallClock } from '../../platform/time.ts';
import { whenText } from '../../platform/when-text.ts';
import { requirePerson, visitorName } from '../people/index.ts';
import { accountOf } from '../../platform/context.ts';
import { readingsSince } from './list-readings.ts';

/** The printed page covers three months, as much as a doctor reads before a visit. */
const PRINTED_DAYS = 92;

/**
 * Returns everything that the signed-in patient or somebody in the family measured as CSV, oldest first. No cell begins
 * a formula when a spreadsheet opens it. Throws `not-found`.
 */
export async function exportReadings(ctx: Context, personId: string): Promise<string> {
  await requirePerson(ctx, personId);
  const zone = timeZoneOf(ctx.country);
  const say = speaker(ctx.language);
  const rows = (await readingsSince(ctx, personId, OLDEST_READING_DAYS)).map(
    ({ kind, values, meal, measured_at: at }) => {
      const { day, time } = wallClock(new Date(at), zone);
      const head = [day, time, say(`reading.${kind}`)];
      return [...head, ...VALUE_NAMES.map((name) => values[name] ?? null), meal ? say(`reading.meal-${meal}`) : null];
    },
  );
  return writeCsv(ctx, ['day', 'time', 'kind', ...VALUE_NAMES, 'meal'], rows);
}

/**
 * Returns what the signed-in patient or somebody in the family measured within three months as PDF bytes, in the
 * reader's language. Throws `not-found`.
 */
export async function printReadings(ctx: Context, personId: string): Promise<Buffer> {
  await requirePerson(ctx, personId);
  const say = speaker(ctx.language);
  const readings = await readingsSince(ctx, personId, PRINTED_DAYS);
  const own = accountOf(ctx);
  const name = await visitorName(ctx, { patientId: own, memberId: personId === own ? null : personId });
  const zone = timeZoneOf(ctx.country);
  const tables = READING_KINDS.flatMap((kind): Content[] => {
    const rows = readings
      .filter((reading) => reading.kind === kind)
      .map((reading) => [
        { text: whenText(ctx.language, new Date(reading.measured_at), zone), color: FAINT },
        { text: readingText(reading, say, ctx.language) },
      ]);
    if (rows.length === 0) return [];
    return [
      { text: say(`reading.${kind}`), bold: true, fontSize: 13, margin: [0, 14, 0, 6] },
      {
        table: { widths: [190, '*'], body: rows },
        layout: { hLineWidth: () => 0.6, vLineWidth: () => 0, hLineColor: () => LINE, paddingLeft: () => 0 },
      },
    ];
  });
  return printLetter({
    title: say('reading.title'),
    tagline: name,
    language: ctx.language,
    date: ctx.clock.now(),
    content: tables.length > 0 ? tables : [{ text: say('reading.none') }],
    foot: say('reading.foot'),
  });
}
