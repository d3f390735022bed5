import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { BOOKING_KINDS, LISTED_STATES } from './booking-desk-words.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, MoneyField, envelope } from './fields.ts';

/** A booking, as people who work here list it. */
const ListedBooking = z.strictObject({
  id: Id,
  /** Of its payment; null while nobody was asked for money, and where credit or the house pays. */
  reference: z.string().nullable(),
  /** Empty after the account was deleted. */
  patient: z.string(),
  doctor: z.string(),
  country: CountryField,
  kind: z.enum(BOOKING_KINDS),
  state: z.enum(LISTED_STATES),
  price: MoneyField,
  /** Null for an emergency that no doctor has accepted. */
  starts_at: Instant.nullable(),
  booked_at: Instant,
});

const Filter = {
  /** The reference of a payment, a whole phone number, or a part of the name of patient or doctor. */
  q: z.string().max(80).optional(),
  kind: z.enum(BOOKING_KINDS).optional(),
  state: z.enum(LISTED_STATES).optional(),
  country: CountryField.optional(),
};

export const listBookings = endpoint({
  id: 'booking-desk.list-bookings',
  method: 'GET',
  path: '/api/admin/booking-list',
  summary: 'All bookings, newest first, by reference, name or phone, by kind, state and country (ADM-OVER-01, C99)',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({
    ...Filter,
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
  }),
  reply: envelope(
    z.strictObject({
      bookings: z.array(ListedBooking),
      /** All that the filter finds. */
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** More people have such a name than are looked through, so bookings may be missing. */
      is_cut: z.boolean(),
    }),
  ),
});

export const exportBookings = endpoint({
  id: 'booking-desk.export-bookings',
  method: 'GET',
  path: '/api/admin/booking-list/export',
  summary: 'The same as a table (CSV), the newest ten thousand; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export type ListedBookingBody = z.infer<typeof ListedBooking>;
export type BookingPageBody = z.infer<typeof listBookings.reply>['data'];
