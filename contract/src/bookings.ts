import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Cursor, DoctorTypeField, Id, Instant, MoneyField, envelope, personText } from './fields.ts';
import { Stage } from './stages.ts';

/** One free half hour. `doctor_time` and `patient_time` are wall clocks 'HH:MM'; `day` is the patient's calendar day. */
export const Slot = z.strictObject({
  starts_at: Instant,
  day: z.iso.date(),
  patient_time: z.string(),
  doctor_time: z.string(),
});

export const SlotPage = z.strictObject({
  doctor_time_zone: z.string(),
  patient_time_zone: z.string(),
  from: z.iso.date(),
  days: z.int(),
  slots: z.array(Slot),
  /** 10:00 in the patient's time on the first day when free, else the first free slot (C26). */
  preselected: Instant.nullable(),
  /** The caller's own unpaid hold with this doctor; its time is among the slots, because it can be taken again. */
  held: z.strictObject({ booking_id: Id, starts_at: Instant, type: CallType, hold_expires_at: Instant, reason: z.string().nullable() }).nullable(),
});

export const listSlots = endpoint({
  id: 'bookings.list-slots',
  method: 'GET',
  path: '/api/doctors/:doctor_id/slots',
  summary: 'Real free half hours of a doctor in the next 30 days',
  access: ['anyone'],
  owns: { doctor_id: 'doctor' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id }),
  query: z.strictObject({
    country: CountryField.optional(),
    from: z.iso.date().optional(),
    days: z.coerce.number().int().min(1).max(31).default(7),
  }),
  reply: envelope(SlotPage),
  problems: ['not-found'],
});

export const BOOKING_STATES = ['awaiting-payment', 'scheduled', 'completed', 'expired', 'cancelled', 'missed'] as const;

/** An appointment as its patient sees it. */
export const Appointment = z.strictObject({
  id: Id,
  doctor: z.strictObject({ id: Id, name: z.string(), specialty: z.string(), specialty_id: z.string(), image: z.string().nullable(), isSpecialist: z.boolean() }),
  /** The patient's calendar day and wall clock; null for an emergency that nobody has accepted yet. */
  date: z.iso.date().nullable(),
  time: z.string().nullable(),
  doctor_time: z.string().nullable(),
  starts_at: Instant.nullable(),
  /** When the doctor is there after a delay that was told; null where it begins as planned. */
  expected_at: Instant.nullable(),
  type: CallType,
  state: z.enum(BOOKING_STATES),
  /** Where it stands, in the reader's words; screens show this. */
  stage: Stage,
  /** The words of the specification: pending, scheduled, completed, cancelled (C27). */
  status: z.enum(['pending', 'scheduled', 'completed', 'cancelled']),
  payment_status: z.enum(['pending', 'paid', 'cancelled', 'refund_due', 'refunded']),
  is_emergency: z.boolean(),
  emergency_state: z.enum(['ringing', 'accepted', 'escalated']).nullable(),
  /** While an emergency rings: until when only the doctor asked for, and when the patient is told that nobody has accepted. */
  alone_until: Instant.nullable(),
  escalates_at: Instant.nullable(),
  doctor_type: DoctorTypeField,
  country: CountryField,
  price: MoneyField,
  hold_expires_at: Instant.nullable(),
  payment_reference: z.string().nullable(),
  /** Only for a paid phone appointment, from payment to two hours after it (W24). */
  doctor_phone: z.string().nullable(),
  /** Instead of the number: both are called and joined from the page of the call (W24). */
  bridge: z.boolean(),
  reason: z.string().nullable(),
  cancelled_by: z.enum(['patient', 'doctor', 'staff', 'system']).nullable(),
  /** What whoever cancelled said. */
  cancel_reason: z.string().nullable(),
  /** When the patient gets a reminder by SMS; null when there is none to come. */
  reminder_at: Instant.nullable(),
  /** Only the doctor says that it took place: until when the patient may contest that, and whether it was done. */
  contestable_until: Instant.nullable(),
  contested: z.boolean(),
  created_at: Instant,
  actions: z.array(z.enum(['pay', 'join', 'cancel', 'reschedule', 'calendar', 'receipt', 'contest', 'say-spoke', 'say-not-spoke'])),
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
  }),
  reply: envelope(Appointment),
  status: 201,
  problems: ['invalid-booking', 'booking-own', 'slot-taken', 'slot-not-offered', 'patient-busy', 'payment-awaited', 'too-many-holds', 'call-type-not-offered', 'country-not-live', 'emergency-open', 'emergency-doctor-unfit', 'emergency-nobody'],
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
  problems: ['not-found'],
});

/** An emergency as a doctor sees it who was alerted. Number and reason only after accepting. */
export const Emergency = z.strictObject({
  state: z.enum(['ringing', 'accepted-by-you', 'taken', 'escalated', 'over']),
  /** Where it stands, in this doctor's words. */
  stage: Stage,
  patient_first_name: z.string(),
  country: CountryField,
  patient_phone: z.string().nullable(),
  reason: z.string().nullable(),
  requested_at: Instant,
});

/** The link in a doctor's emergency SMS: one secret, one booking. */
export const readEmergency = endpoint({
  id: 'bookings.read-emergency',
  method: 'GET',
  path: '/api/emergencies/:secret',
  summary: 'What an alerted doctor sees before accepting an emergency',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'read',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  reply: envelope(Emergency),
  problems: ['not-found'],
});

export const acceptEmergency = endpoint({
  id: 'bookings.accept-emergency',
  method: 'POST',
  path: '/api/emergencies/:secret/accept',
  summary: 'Take an emergency; the first doctor to accept has it',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'write',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  body: z.strictObject({}),
  reply: readEmergency.reply,
  problems: ['not-found'],
});

export type SlotBody = z.infer<typeof Slot>;
export type SlotPageBody = z.infer<typeof SlotPage>;
export type AppointmentBody = z.infer<typeof Appointment>;
export type EmergencyBody = z.infer<typeof readEmergency.reply>['data'];
