import type { BookingPageBody, ListedBookingBody } from '@tabibu/contract/booking-desk';
import type { BookingKind, ListedState } from '@tabibu/contract/booking-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { PURPOSE, pageBookings } from '../bookings/index.ts';
import type { BookingCriteria, ListedBookingRow } from '../bookings/index.ts';
import { doctorNames, findDoctorIds } from '../doctors/index.ts';
import { findPeopleIds, namesOf } from '../identity/index.ts';
import { findPayment, findPayments } from '../payments/index.ts';

const PAGE_SIZE = 10;
/** How many people with such a name are looked through. */
const MOST_PEOPLE = 10_000;
const REFERENCE = /^tbb-/i;

export interface BookingFilter {
  readonly q?: string | undefined;
  readonly kind?: BookingKind | undefined;
  readonly state?: ListedState | undefined;
  readonly country?: CountryCode | undefined;
}

/**
 * Returns a page of the bookings that the filter finds, newest first (ADM-OVER-01, C99). A page behind the last one
 * gives the last one. Writes to the audit log whose bookings were read.
 */
export async function listBookings(
  ctx: Context,
  { page: wanted = 1, ...filter }: BookingFilter & { page?: number | undefined },
): Promise<BookingPageBody> {
  const { criteria, isCut } = await criteriaOf(ctx, filter);
  const count = (await pageBookings(ctx, { ...criteria, limit: 0, offset: 0 })).total;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const { rows, total } = await pageBookings(ctx, { ...criteria, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { bookings: await describe(ctx, rows), total, page, pages, is_cut: isCut };
}

/** Returns the newest bookings that the filter finds, `limit` at most. Audits the reading. */
export async function newestBookings(ctx: Context, filter: BookingFilter, limit: number): Promise<ListedBookingBody[]> {
  const { criteria } = await criteriaOf(ctx, filter);
  return describe(ctx, (await pageBookings(ctx, { ...criteria, limit, offset: 0 })).rows);
}

async function criteriaOf(
  ctx: Context,
  { q = '', kind, state, country }: BookingFilter,
): Promise<{ criteria: BookingCriteria; isCut: boolean }> {
  const search = q.trim();
  const common = { kind: kind ?? null, state: state ?? null, country: country ?? null };
  if (search === '') return { criteria: { ...common, ids: null, patientIds: null, doctorIds: null }, isCut: false };
  if (REFERENCE.test(search)) {
    const payment = await findPayment(ctx, { reference: search.toUpperCase() });
    const ids = payment?.purpose.kind === PURPOSE ? [payment.purpose.id] : [];
    return { criteria: { ...common, ids, patientIds: [], doctorIds: [] }, isCut: false };
  }
  const patientIds = await findPeopleIds(ctx, search, MOST_PEOPLE);
  const doctorIds = await findDoctorIds(ctx, { search, country: undefined });
  return { criteria: { ...common, ids: [], patientIds, doctorIds }, isCut: patientIds.length === MOST_PEOPLE };
}

async function describe(ctx: Context, rows: readonly ListedBookingRow[]): Promise<ListedBookingBody[]> {
  await auditReading(ctx, {
    action: 'booking-desk.list-bookings',
    readings: rows.map(({ id: objectId, patient_id: personId }) => ({ personId, object: 'appointment', objectId })),
  });
  const ids = rows.map(({ id }) => id);
  const payments = await findPayments(ctx, PURPOSE, ids);
  const patients = await namesOf(
    ctx,
    rows.map(({ patient_id: id }) => id),
  );
  const doctors = await doctorNames(
    ctx,
    rows.map(({ doctor_id: id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    reference: payments.get(row.id)?.reference ?? null,
    patient: patients.get(row.patient_id) ?? '',
    doctor: doctors.get(row.doctor_id)?.fullName ?? '',
    country: row.country,
    kind: row.kind,
    state: row.state,
    price: { amount: row.price_amount, currency: row.price_currency },
    starts_at: row.starts_at?.toISOString() ?? null,
    booked_at: row.created_at.toISOString(),
  }));
}
