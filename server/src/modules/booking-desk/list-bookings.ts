import type { BookingPageBody, ListedBookingBody, PrintedBookingBody } from '@tabibu/contract/booking-desk';
import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { PaidWord } from '@tabibu/contract/report-words';
import { soughtPerson } from '../../platform/person-search.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { PURPOSE, cancelEffectOf, countAllBookings, mayMove, pageBookings, searchBookings } from '../bookings/index.ts';
import type { BookingCriteria, ListedBookingRow } from '../bookings/index.ts';
import { doctorNames, doctorsSought, findDoctorIds, recentSpecialties } from '../doctors/index.ts';
import { contactsOf, findPeopleIds, peopleSought } from '../identity/index.ts';
import { findPayments, soughtPayments } from '../payments/index.ts';
import { memberNamesForDesk, searchMembersForDesk } from '../people/index.ts';
import { seesAmounts } from './policy.ts';
import { spanOf } from './rules.ts';
import type { WantedDays } from './rules.ts';
import * as store from './store.ts';

const PAGE_SIZE = 10;
/** How many bookings the printed call returns. */
const PRINTED = 100;
/** How many people with such a name are looked through. */
const MOST_PEOPLE = 10_000;

export interface BookingFilter extends WantedDays {
  readonly q?: string | undefined;
  readonly kind?: BookingKind | undefined;
  readonly state?: ListedState | undefined;
  readonly payment?: PaidWord | undefined;
  readonly country?: CountryCode | undefined;
}

/**
 * Returns a page of the bookings that the filter finds, newest first (ADM-OVER-01, C99, STF-BOOK-01…14). A page behind
 * the last one gives the last one. Writes to the audit log whose bookings were read.
 */
export async function listBookings(
  ctx: Context,
  { page: wanted = 1, size, ...filter }: BookingFilter & { page?: number | undefined; size?: '5' | '10' | undefined },
): Promise<BookingPageBody> {
  const limit = size === undefined ? PAGE_SIZE : Number(size);
  const found = await ((filter.q ?? '').trim() === '' ? countedPage : searchPage)(ctx, filter, { limit, page: wanted });
  const pages = pagesOf(found.count, limit);
  return {
    bookings: await describeAndAudit(ctx, found.rows),
    total: found.count,
    is_more: found.isMore,
    page: found.page,
    pages,
    is_cut: found.isCut,
  };
}

interface WantedPage {
  readonly limit: number;
  readonly page: number;
}

async function searchPage(ctx: Context, filter: BookingFilter, wanted: WantedPage) {
  const search = (filter.q ?? '').trim();
  const sought = {
    ...peopleSought(search, MOST_PEOPLE),
    ...doctorsSought({ search, country: undefined }),
    mostDoctors: MOST_PEOPLE,
    ids: await bookingsPaidBy(ctx, search),
    memberIds: await membersSought(ctx, search),
  };
  return searchBookings(ctx, { ...wishesOf(ctx, filter), ...sought }, wanted);
}

async function countedPage(ctx: Context, filter: BookingFilter, { limit, page: wanted }: WantedPage) {
  const { criteria, isCut } = await criteriaOf(ctx, filter);
  const { count, isMore } = await countAllBookings(ctx, criteria);
  const page = Math.min(wanted, pagesOf(count, limit));
  const rows = count === 0 ? [] : await pageBookings(ctx, { ...criteria, limit, offset: (page - 1) * limit });
  return { count, isMore, isCut, page, rows };
}

function pagesOf(count: number, limit: number): number {
  return Math.max(1, Math.ceil(count / limit));
}

/** Returns the newest hundred bookings in the printed words (API-55, STF-BOOK-10). Audits the reading. */
export async function listAllBookings(ctx: Context): Promise<PrintedBookingBody[]> {
  const { criteria } = await criteriaOf(ctx, {});
  const rows = await pageBookings(ctx, { ...criteria, limit: PRINTED, offset: 0 });
  const specialties = await recentSpecialties(ctx);
  const types = new Map(rows.map(({ id, call_type: type }) => [id, type]));
  return (await describeAndAudit(ctx, rows)).map(({ price, ...booking }) => ({
    id: booking.id,
    patientName: booking.patient,
    ...(booking.person !== undefined && { personName: booking.person }),
    phone: booking.phone,
    doctor: booking.doctor,
    doctorSpecialty: specialties.of(booking.specialty_id).name,
    date: booking.starts_at,
    type: types.get(booking.id)!,
    ...price,
    paymentStatus: booking.payment,
    viewed: booking.viewed,
  }));
}

/** Returns which bookings a filter finds; `isCut` if more people have such a name than are looked through. */
export async function criteriaOf(
  ctx: Context,
  { q = '', ...filter }: BookingFilter,
): Promise<{ criteria: BookingCriteria; isCut: boolean }> {
  const search = q.trim();
  const common = wishesOf(ctx, filter);
  if (search === '')
    return { criteria: { ...common, ids: null, patientIds: null, doctorIds: null, memberIds: null }, isCut: false };
  const patientIds = await findPeopleIds(ctx, search, MOST_PEOPLE);
  const doctorIds = await findDoctorIds(ctx, search, MOST_PEOPLE);
  return {
    criteria: {
      ...common,
      ids: await bookingsPaidBy(ctx, search),
      patientIds,
      doctorIds,
      memberIds: await membersSought(ctx, search),
    },
    isCut: Math.max(patientIds.length, doctorIds.length) === MOST_PEOPLE,
  };
}

/** Returns the members of families whom a search means; a number means none, because they have none. */
async function membersSought(ctx: Context, search: string): Promise<string[]> {
  return soughtPerson(search).soughtPart1 === null ? [] : searchMembersForDesk(ctx, search);
}

/** Returns the bookings of the payments that a search means: by reference, by transaction, by the number that paid. */
async function bookingsPaidBy(ctx: Context, search: string): Promise<string[]> {
  const payments = await soughtPayments(ctx, search, MOST_PEOPLE);
  return payments.flatMap(({ purpose }) => (purpose.kind === PURPOSE ? [purpose.id] : []));
}

/** Returns what a filter wants of bookings, whosoever they are. */
function wishesOf(ctx: Context, { kind, state, payment, country, ...days }: BookingFilter) {
  return {
    kind: kind ?? null,
    state: state === 'payment-unclear' ? ('expired' as const) : (state ?? null),
    payment: payment ?? null,
    country: country ?? null,
    ...spanOf(days, ctx.clock.now(), timeZoneOf(ctx.country)),
  };
}

async function describeAndAudit(ctx: Context, rows: readonly ListedBookingRow[]): Promise<ListedBookingBody[]> {
  await auditReading(ctx, {
    action: 'booking-desk.list-bookings',
    readings: rows.map(({ id: objectId, patient_id: personId }) => ({ personId, object: 'appointment', objectId })),
  });
  return describe(ctx, rows);
}

/** Returns bookings as the caller may see them, in their order: receptionists without amounts. Audits nothing. */
export async function describe(ctx: Context, rows: readonly ListedBookingRow[]): Promise<ListedBookingBody[]> {
  const ids = rows.map(({ id }) => id);
  const payments = await findPayments(ctx, PURPOSE, ids);
  const patients = await contactsOf(
    ctx,
    rows.map(({ patient_id: id }) => id),
  );
  const members = await memberNamesForDesk(
    ctx,
    rows.map(({ person_id: id }) => id),
  );
  const doctors = await doctorNames(
    ctx,
    rows.map(({ doctor_id: id }) => id),
  );
  const viewed = new Set((await ctx.db.many(store.viewedAmong, { ids })).map(({ booking_id: id }) => id));
  const now = ctx.clock.now();
  return rows.map((row) => {
    const patient = patients.get(row.patient_id);
    const doctor = doctors.get(row.doctor_id);
    const { state } = row;
    return {
      id: row.id,
      reference: payments.get(row.id)?.reference ?? null,
      patient: patient?.fullName ?? '',
      ...(row.person_id !== null && { person: members.get(row.person_id) ?? '' }),
      phone: patient?.phone ?? '',
      doctor: doctor?.fullName ?? '',
      doctor_id: row.doctor_id,
      doctor_type: row.doctor_type,
      specialty_id: doctor?.specialtyId ?? '',
      country: row.country,
      kind: row.kind,
      state,
      payment: row.payment,
      ...(seesAmounts(ctx) && { price: { amount: row.price_amount, currency: row.price_currency } }),
      starts_at: row.starts_at?.toISOString() ?? null,
      booked_at: row.created_at.toISOString(),
      viewed: viewed.has(row.id),
      is_movable: state !== 'payment-unclear' && mayMove({ ...row, state }, now),
      cancel_effect: state === 'payment-unclear' ? null : cancelEffectOf({ ...row, state }, now),
    };
  });
}
