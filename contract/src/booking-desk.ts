import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import {
  BOOKING_KINDS,
  BOOKING_PAGE_SIZES,
  BOOKING_TIMES,
  CANCEL_EFFECTS,
  LISTED_STATES,
} from './booking-desk-words.ts';
import { CALLER_ROLES } from './assisted-booking-words.ts';
import { endpoint } from './endpoint.ts';
import {
  CallType,
  CountryAsked,
  CountryField,
  CurrencyField,
  Id,
  Instant,
  MoneyField,
  envelope,
  personText,
} from './fields.ts';
import { STAFF_TABS } from './staff-tabs.ts';
import { PAID_WORDS } from './report-words.ts';

/** The longest reason of a cancellation by staff. */
const REASON_LENGTH = 300;

/** A booking, as people who work here list it. Neither its reason nor a note of the doctor is ever part of it. */
const ListedBooking = z.strictObject({
  id: Id,
  /** Of its payment; null while nobody was asked for money, and where credit or the house pays. */
  reference: z.string().nullable(),
  /** Empty after the account was deleted. */
  patient: z.string(),
  /** The member of the patient's family for whom it is; left out if it is for the patient. */
  person: z.string().optional(),
  /** E.164; empty after the account was deleted. */
  phone: z.string(),
  doctor: z.string(),
  doctor_id: Id,
  doctor_type: z.enum(['general', 'specialist']),
  /** Of the doctor; a name is in the languages of the pages. */
  specialty_id: z.string(),
  country: CountryField,
  kind: z.enum(BOOKING_KINDS),
  state: z.enum(LISTED_STATES),
  payment: z.enum(PAID_WORDS),
  /** Receptionists see no amounts: for them it is left out. */
  price: MoneyField.optional(),
  /** Null for an emergency that no doctor has accepted. */
  starts_at: Instant.nullable(),
  booked_at: Instant,
  /** Somebody who works here has opened its details. */
  viewed: z.boolean(),
  /** It can be moved to another time. */
  is_movable: z.boolean(),
  /** What cancelling it would do with the money; null if it cannot be cancelled any more. */
  cancel_effect: z.enum(CANCEL_EFFECTS).nullable(),
});

const Day = z.iso.date();
const Filter = {
  /** The reference of a payment, a whole phone number, or a part of the name of patient or doctor. */
  q: z.string().max(80).optional(),
  kind: z.enum(BOOKING_KINDS).optional(),
  state: z.enum(LISTED_STATES).optional(),
  payment: z.enum(PAID_WORDS).optional(),
  time: z.enum(BOOKING_TIMES).optional(),
  country: CountryAsked.optional(),
  /** Days of the appointment on the calendar of the reader's country, both included. */
  from: Day.optional(),
  until: Day.optional(),
};
const Which = z.strictObject({ id: Id });
const owns = { id: 'booking' } as const;

export const listBookings = endpoint({
  id: 'booking-desk.list-bookings',
  method: 'GET',
  path: '/api/admin/booking-list',
  summary: 'All bookings, newest first, by reference, name, phone, payment, day, kind, state and country (ADM-OVER-01)',
  access: STAFF_TABS.bookings,
  limit: 'read',
  query: z.strictObject({
    ...Filter,
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
    /** Ten by default. */
    size: z.enum(BOOKING_PAGE_SIZES).optional(),
  }),
  reply: envelope(
    z.strictObject({
      bookings: z.array(ListedBooking),
      /** All that the filter finds, up to ten thousand; `is_more` if there are more. Older ones have no page. */
      total: z.int(),
      is_more: z.boolean(),
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
  summary: 'The same as a table (CSV), all that the filter finds, with the columns that the reader’s own list has',
  access: STAFF_TABS.bookings,
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

/** A booking in the printed words (STF-BOOK-10). */
const PrintedBooking = z.strictObject({
  id: Id,
  patientName: z.string(),
  /** The member of the patient's family for whom it is; left out if it is for the patient. */
  personName: z.string().optional(),
  phone: z.string(),
  doctor: z.string(),
  doctorSpecialty: z.string(),
  /** The start; null for an emergency that no doctor has accepted. */
  date: Instant.nullable(),
  type: CallType,
  /** Minor units of `currency`. Both are left out for receptionists, who see no amounts. */
  amount: z.int().optional(),
  currency: CurrencyField.optional(),
  paymentStatus: z.enum(PAID_WORDS),
  viewed: z.boolean(),
});

export const listAllBookings = endpoint({
  id: 'booking-desk.list-all',
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'The printed list: the newest hundred bookings as an array (API-55)',
  access: STAFF_TABS.bookings,
  limit: 'read',
  reply: z.array(PrintedBooking),
});

export const markViewed = endpoint({
  id: 'booking-desk.mark-viewed',
  method: 'POST',
  path: '/api/admin/bookings/:id/viewed',
  summary: 'Record that the details of a booking were opened; the second time changes nothing (API-56, STF-BOOK-11)',
  access: STAFF_TABS.bookings,
  limit: 'write',
  owns,
  params: Which,
  reply: envelope(z.strictObject({ id: Id, viewed: z.literal(true) })),
  problems: ['not-found'],
});

export const cancelListed = endpoint({
  id: 'booking-desk.cancel',
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  summary: 'Cancel a booking that has not begun: what was paid goes back, and patient and doctor are told (W69)',
  access: STAFF_TABS.bookings,
  limit: 'write',
  owns,
  params: Which,
  /** Patient and doctor read the reason, if there is one. */
  body: z.strictObject({ reason: personText(REASON_LENGTH).optional() }),
  reply: envelope(ListedBooking),
  problems: ['not-found', 'booking-not-cancellable', 'about-you', 'about-family'],
});

export const moveListed = endpoint({
  id: 'booking-desk.move',
  method: 'POST',
  path: '/api/admin/bookings/:id/move',
  summary:
    'Move a caller’s paid appointment to a free time of the same doctor or type, with the caller’s yes; money stays, and all are told',
  access: CALLER_ROLES,
  limit: 'write',
  owns,
  params: Which,
  body: z.strictObject({
    starts_at: Instant,
    /** Another doctor of the same type and country; the same one if left out. */
    doctor_id: Id.optional(),
    /** The new time was said to the patient, who said yes. */
    agreed: z.boolean(),
  }),
  reply: envelope(ListedBooking),
  problems: [
    'not-found',
    'move-not-agreed',
    'about-you',
    'about-family',
    'slot-taken',
    'slot-not-offered',
    'patient-busy',
    'booking-not-movable',
    'doctor-not-alike',
  ],
});

export type ListedBookingBody = z.infer<typeof ListedBooking>;
export type PrintedBookingBody = z.infer<typeof PrintedBooking>;
export type BookingPageBody = z.infer<typeof listBookings.reply>['data'];
