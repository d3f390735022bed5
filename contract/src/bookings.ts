import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { AppointmentMoney } from './appointment-money.ts';
import { CancelledFields } from './cancelled-fields.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Cursor, DoctorTypeField, Id, Instant, envelope, personText } from './fields.ts';
import { Stage } from './stages.ts';

export const BOOKING_STATES = ['awaiting-payment', 'scheduled', 'completed', 'expired', 'cancelled', 'missed'] as const;

/** An appointment as its patient sees it. */
export const Appointment = z.strictObject({
  id: Id,
  doctor: z.strictObject({
    id: Id,
    name: z.string(),
    specialty: z.string(),
    specialty_id: z.string(),
    image: z.string().nullable(),
    isSpecialist: z.boolean(),
  }),
  /** The patient's local day and time; null for an emergency that no doctor has accepted yet. */
  date: z.iso.date().nullable(),
  time: z.string().nullable(),
  doctor_time: z.string().nullable(),
  starts_at: Instant.nullable(),
  /** When the doctor is expected after an announced delay; null without a delay. */
  expected_at: Instant.nullable(),
  type: CallType,
  state: z.enum(BOOKING_STATES),
  /** The stage of the appointment, in words for the reader. Screens show this. */
  stage: Stage,
  /** The status in the terms of the specification (C27). */
  status: z.enum(['pending', 'scheduled', 'completed', 'cancelled']),
  payment_status: z.enum(['pending', 'paid', 'cancelled', 'refund_due', 'refunded']),
  is_emergency: z.boolean(),
  emergency_state: z.enum(['ringing', 'accepted', 'escalated']).nullable(),
  /** While an emergency rings: until when only the doctor asked for is, and when it escalates. */
  alone_until: Instant.nullable(),
  escalates_at: Instant.nullable(),
  doctor_type: DoctorTypeField,
  country: CountryField,
  ...AppointmentMoney,
  hold_expires_at: Instant.nullable(),
  /** Only when one is read: the booking that took its place, when another time was chosen. */
  moved_to: Id.optional(),
  /**
   * Only if it is for a member of the family: who that is, and the number of their own (E.164), which the doctor calls.
   * The name is empty once it was forgotten. `link` is the address by which that person joins a call to come.
   */
  person: z
    .strictObject({ id: Id, name: z.string(), phone: z.string().nullable(), link: z.string().nullable() })
    .optional(),
  /** Only while it may be said that it is for somebody else: until when. */
  person_until: Instant.optional(),
  /** Only if the patient called and our staff made the booking. */
  by_phone: z.literal(true).optional(),
  /** Only while a coupon pays: its code, and how many calls it has left now. */
  coupon_used: z.string().optional(),
  calls_remaining: z.int().optional(),
  payment_reference: z.string().nullable(),
  /** Only for a paid phone appointment in which nobody has called five minutes after the start (W24). */
  doctor_phone: z.string().nullable(),
  /** True if a bridged call replaces the number: the page of the call rings both and joins them (W24). */
  bridge: z.boolean(),
  reason: z.string().nullable(),
  ...CancelledFields,
  /** Only where cancelling it now closes booking, but never an emergency, for a day. */
  cancel_closes: z.literal(true).optional(),
  /** When the patient gets an SMS reminder; null if none is to come. */
  reminder_at: Instant.nullable(),
  /** Until when the patient may contest that the consultation took place. `contested`: whether they did. */
  contestable_until: Instant.nullable(),
  /** Its doctor is credited at once, because the call itself or both sides say that it took place. */
  proven: z.boolean(),
  /** What the patient has said about having spoken; null before. */
  said: z.enum(['spoke', 'not-spoke']).nullable(),
  /** The next instant at which time alone changes the stage or the actions; null when none comes. */
  changes_at: Instant.nullable(),
  contested: z.boolean(),
  created_at: Instant,
  actions: z.array(
    z.enum(['pay', 'join', 'cancel', 'reschedule', 'calendar', 'receipt', 'contest', 'say-spoke', 'say-not-spoke']),
  ),
});

export const holdBooking = endpoint({
  id: 'bookings.hold-booking',
  method: 'POST',
  path: '/api/bookings',
  summary: 'Hold a slot for ten minutes, or open an emergency booking',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    doctor_id: Id,
    /** Absent for an emergency, which takes no slot. */
    starts_at: Instant.optional(),
    call_type: CallType.default('phone'),
    is_emergency: z.boolean().default(false),
    reason: personText(1000).optional(),
    person_id: Id.optional(),
  }),
  reply: envelope(Appointment),
  status: 201,
  problems: [
    'invalid-booking',
    'booking-own',
    'member-unknown',
    'slot-taken',
    'slot-not-offered',
    'patient-busy',
    'payment-awaited',
    'too-many-holds',
    'call-type-not-offered',
    'country-not-live',
    'emergency-open',
    'emergency-doctor-unfit',
    'emergency-nobody',
  ],
});

export const listAppointments = endpoint({
  id: 'bookings.list-appointments',
  method: 'GET',
  path: '/api/appointments',
  summary: 'My appointments by tab, nearest first for upcoming, newest first otherwise',
  access: ['patient'],
  limit: 'read',
  query: z.strictObject({
    tab: z.enum(['upcoming', 'completed', 'cancelled']).default('upcoming'),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: envelope(z.strictObject({ appointments: z.array(Appointment), next_cursor: z.string().nullable() })),
});

const OneBooking = { owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;

export const readAppointment = endpoint({
  id: 'bookings.read-appointment',
  method: 'GET',
  path: '/api/appointments/:booking_id',
  summary: 'One of my appointments',
  access: ['patient'],
  limit: 'read',
  ...OneBooking,
  reply: envelope(Appointment),
  problems: ['not-found'],
});

export const cancelAppointment = endpoint({
  id: 'bookings.cancel-appointment',
  method: 'POST',
  path: '/api/appointments/:booking_id/cancel',
  summary: 'Cancel before the start: the slot is free at once, a paid one becomes refund due',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  body: z.strictObject({ reason: personText(500).optional() }),
  reply: envelope(Appointment),
  problems: ['not-found', 'booking-not-cancellable'],
});

export const rescheduleAppointment = endpoint({
  id: 'bookings.reschedule-appointment',
  method: 'POST',
  path: '/api/appointments/:booking_id/reschedule',
  summary: 'Move to another free slot of the same doctor, both in one transaction',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  body: z.strictObject({ starts_at: Instant }),
  reply: envelope(Appointment),
  problems: ['not-found', 'slot-taken', 'slot-not-offered', 'patient-busy', 'booking-not-movable', 'moves-exhausted'],
});

export const contestCompletion = endpoint({
  id: 'bookings.contest-completion',
  method: 'POST',
  path: '/api/appointments/:booking_id/contest',
  summary: 'The consultation that only its doctor marked as completed did not take place; within a day',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  body: z.strictObject({}),
  reply: envelope(Appointment),
  problems: ['not-found', 'not-contestable'],
});

export const readCalendar = endpoint({
  id: 'bookings.read-calendar',
  method: 'GET',
  path: '/api/appointments/:booking_id/calendar.ics',
  summary: 'The appointment as an iCalendar file (RFC 5545)',
  access: ['patient'],
  limit: 'read',
  ...OneBooking,
  reply: z.string(),
  media: 'text/calendar',
  headers: FILE_NAME,
  problems: ['not-found'],
});

export type AppointmentBody = z.infer<typeof Appointment>;
