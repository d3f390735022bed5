import { z } from 'zod';
import { BOOKING_STATES } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Cursor, Id, Instant, envelope, personText } from './fields.ts';
import { Stage } from './stages.ts';

/** An appointment as its doctor sees it. */
export const DoctorAppointment = z.strictObject({
  id: Id,
  /** Empty names: the patient has erased the account. */
  patient: z.strictObject({ name: z.string(), first_name: z.string(), country: CountryField }),
  /** The doctor's calendar day and wall clock. */
  date: z.iso.date(),
  time: z.string(),
  /** The patient's wall clock. */
  patient_time: z.string(),
  starts_at: Instant,
  type: CallType,
  state: z.enum(BOOKING_STATES),
  /** Where it stands, in the doctor's words; screens show this. */
  stage: Stage,
  /** Pending while the patient pays; then the doctor's word for scheduled is confirmed (C27). */
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  is_emergency: z.boolean(),
  /** The start has passed and the consultation is not over. */
  is_late: z.boolean(),
  /** What the patient wrote; null until it is paid for, or when nothing was written (C30). */
  reason: z.string().nullable(),
  cancelled_by: z.enum(['patient', 'doctor', 'staff', 'system']).nullable(),
  /** What whoever cancelled said. */
  cancel_reason: z.string().nullable(),
  actions: z.array(z.enum(['join', 'cancel'])),
});

const Happening = z.strictObject({
  booking_id: Id,
  kind: z.enum(['booked', 'completed', 'cancelled-by-patient', 'cancelled-by-doctor', 'cancelled']),
  at: Instant,
  patient_name: z.string(),
});

export const readDoctorOverview = endpoint({
  id: 'bookings.read-doctor-overview',
  method: 'GET',
  path: '/api/doctor/overview',
  summary: "The signed-in doctor's day: figures, who is late, who comes next, what happened",
  access: ['doctor'],
  limit: 'read',
  reply: envelope(z.strictObject({
    doctor: z.strictObject({ id: Id, name: z.string(), specialty_id: z.string(), country: CountryField, time_zone: z.string(), verified_at: Instant }),
    figures: z.strictObject({
      /** Of the doctor's calendar day, without the cancelled ones. */
      appointments_today: z.int(),
      /** Different people who have or had an appointment. */
      patients: z.int(),
      /** Mean of the patients' ratings, or the start rating before the third. */
      rating: z.number(),
      rating_count: z.int(),
    }),
    queue: z.strictObject({
      late: z.array(DoctorAppointment),
      /** Starting within ten minutes: these patients may be in their waiting room. */
      waiting: z.array(DoctorAppointment),
    }),
    /** The two that come after those who may be waiting (DOC-DASH-06). */
    next: z.array(DoctorAppointment),
    activity: z.array(Happening),
    delay: z.strictObject({
      /** How many appointments of today may be told, those that should have begun just now included. */
      would_tell: z.int(),
      /** Patients were told a moment ago: when they may be told again. */
      again_at: Instant.nullable(),
      /** What was told today last, or waits to be told at `at` and can be taken back until then. */
      last: z.strictObject({ state: z.enum(['waits', 'told']), minutes: z.int(), count: z.int(), at: Instant }).nullable(),
    }),
  })),
  problems: ['not-found'],
});

export const listDoctorAppointments = endpoint({
  id: 'bookings.list-doctor-appointments',
  method: 'GET',
  path: '/api/doctor/appointments',
  summary: 'Appointments of the signed-in doctor by tab; search by patient or symptoms',
  access: ['doctor'],
  limit: 'search',
  query: z.strictObject({
    tab: z.enum(['upcoming', 'completed', 'cancelled']).default('upcoming'),
    q: personText(80).optional(),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: envelope(z.strictObject({ appointments: z.array(DoctorAppointment), next_cursor: z.string().nullable() })),
  problems: ['not-found'],
});

const OneBooking = { owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;

export const readDoctorAppointment = endpoint({
  id: 'bookings.read-doctor-appointment',
  method: 'GET',
  path: '/api/doctor/appointments/:booking_id',
  summary: 'One appointment of the signed-in doctor',
  access: ['doctor'],
  limit: 'read',
  ...OneBooking,
  reply: envelope(DoctorAppointment),
  problems: ['not-found'],
});

export const cancelAsDoctor = endpoint({
  id: 'bookings.cancel-as-doctor',
  method: 'POST',
  path: '/api/doctor/appointments/:booking_id/cancel',
  summary: 'The doctor cancels before the start: the patient is told, what was paid becomes refund due',
  access: ['doctor'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  body: z.strictObject({ reason: personText(500) }),
  reply: envelope(DoctorAppointment),
  problems: ['not-found', 'cancel-reason-required', 'booking-not-cancellable'],
});

export const announceDelay = endpoint({
  id: 'bookings.announce-delay',
  method: 'POST',
  path: '/api/doctor/running-late',
  summary: 'Tells in half a minute everybody who waits for their turn today that the doctor runs late; once in a quarter of an hour',
  access: ['doctor'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({ minutes: z.literal(15).default(15) }),
  /** Until `sends_at` it can be taken back; null when there is nobody to tell. */
  reply: envelope(z.strictObject({ told: z.int(), sends_at: Instant.nullable() })),
  problems: ['not-found', 'delay-told-already'],
});

export const readDelay = endpoint({
  id: 'calls.read-delay',
  method: 'GET',
  path: '/api/doctor/running-late',
  summary: 'How many patients would be told now that the doctor runs late',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(z.strictObject({ would_tell: z.int() })),
  problems: ['not-found'],
});

export const takeBackDelay = endpoint({
  id: 'bookings.take-back-delay',
  method: 'POST',
  path: '/api/doctor/running-late/undo',
  summary: 'Takes back a delay that nobody has heard of yet',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({}),
  reply: envelope(z.strictObject({})),
  problems: ['not-found', 'delay-told-already'],
});

export type DoctorAppointmentBody = z.infer<typeof DoctorAppointment>;
export type DoctorOverviewBody = z.infer<typeof readDoctorOverview.reply>['data'];
export type HappeningBody = z.infer<typeof Happening>;
