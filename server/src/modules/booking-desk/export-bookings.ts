import type { Readable } from 'node:stream';
import type { ListedBookingBody } from '@tabibu/contract/booking-desk';
import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { auditExport } from '../../platform/audit-export.ts';
import type { Context } from '../../platform/context.ts';
import { streamCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import type { CsvHeading } from '../../platform/csv-dialect.ts';
import { readAhead } from '../../platform/read-ahead.ts';
import { wallClock } from '../../platform/time.ts';
import { walkBookings } from '../bookings/index.ts';
import type { ListedBookingRow } from '../bookings/index.ts';
import { recentSpecialties } from '../doctors/index.ts';
import type { Specialties } from '../doctors/index.ts';
import { criteriaOf, describe } from './list-bookings.ts';
import type { BookingFilter } from './list-bookings.ts';
import { seesAmounts } from './policy.ts';

const EXPORT = { action: 'booking-desk.export-bookings', name: 'bookings', object: 'appointment' } as const;

type Column = readonly [heading: CsvHeading, cell: (row: ListedBookingBody, zone: string) => Cell];

const startOf = ({ starts_at: at }: ListedBookingBody, zone: string) =>
  at === null ? undefined : wallClock(new Date(at), zone);

const PATIENT: Column = ['patient', ({ patient }) => patient];
/** For whom an appointment is, if it is not for the patient who booked. */
const PERSON: Column = ['for', ({ person }) => person ?? ''];
const DOCTOR: Column = ['doctor', ({ doctor }) => doctor];
const TYPE: Column = ['type', ({ kind }) => kind];
const WHEN: readonly Column[] = [
  ['date', (row, zone) => startOf(row, zone)?.day ?? ''],
  ['time', (row, zone) => startOf(row, zone)?.time ?? ''],
];
const AMOUNT: readonly Column[] = [
  ['currency', ({ price }) => price?.currency ?? ''],
  ['amount', ({ price }) => (price === undefined ? null : toMajor(price))],
];

/** The columns of the administrators' list. */
const OF_ADMINISTRATORS: readonly Column[] = [
  ['reference', ({ reference }) => reference ?? ''],
  PATIENT,
  PERSON,
  DOCTOR,
  ['country', ({ country }) => countryOf(country).name],
  TYPE,
  ...WHEN,
  ...AMOUNT,
  ['status', ({ state }) => state],
];

/** The columns of the list in the staff portal (STF-BOOK-05). */
const ofStaff = (withAmounts: boolean, specialties: Specialties): readonly Column[] => [
  PATIENT,
  PERSON,
  DOCTOR,
  ['specialty', ({ specialty_id: id }) => specialties.of(id).name],
  ...WHEN,
  TYPE,
  ...(withAmounts ? AMOUNT : []),
  ['payment', ({ payment }) => payment],
  ['status', ({ state }) => state],
];

/**
 * Returns all bookings that the filter finds as CSV, newest first, with the columns of the reader's own list: amounts
 * in whole units of their currency, none for receptionists, and times on the clock of the reader's country. Read while
 * it is sent, in constant memory. Audited.
 */
export async function exportBookings(ctx: Context, { q, ...filter }: BookingFilter): Promise<Readable> {
  const isOfAdministrator = ctx.actor.kind === 'administrator';
  const columns = isOfAdministrator ? OF_ADMINISTRATORS : ofStaff(seesAmounts(ctx), await recentSpecialties(ctx));
  const { criteria } = await criteriaOf(ctx, { ...filter, q });
  const batches = readAhead(linesOf(ctx, columns, walkBookings(ctx, criteria)));
  return streamCsv(
    ctx,
    columns.map(([heading]) => heading),
    auditExport(ctx, { ...EXPORT, filter: { ...filter, ...(q && { q: 'typed' }) } }, batches),
  );
}

async function* linesOf(
  ctx: Context,
  columns: readonly Column[],
  batches: AsyncIterable<readonly ListedBookingRow[]>,
): AsyncGenerator<{ cells: Cell[][]; shown: { id: string; personId: string }[] }> {
  const zone = timeZoneOf(ctx.country);
  for await (const rows of batches)
    yield {
      cells: (await describe(ctx, rows)).map((row) => columns.map(([, cell]) => cell(row, zone))),
      shown: rows.map(({ id, patient_id: personId }) => ({ id, personId })),
    };
}
