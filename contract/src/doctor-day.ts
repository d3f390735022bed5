import { z } from 'zod';
import { CancelledFields } from './cancelled-fields.ts';
import { RELATIONS } from './family-rules.ts';
import { BOOKING_STATES } from './bookings.ts';
import { DELAY_MINUTES } from './delay-minutes.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Cursor, Id, Instant, envelope, personText } from './fields.ts';
import { Stage } from './stages.ts';

/** An appointment as its doctor sees it. */
export const DoctorAppointment = z.strictObject({
  id: Id,
  /** Whom the appointment is for. The names are empty if the patient has erased the account. */
  patient: z.strictObject({
    name: z.string(),
    first_name: z.string(),
    country: CountryField,
    /** Only for a member of a family: who booked and speaks, the relation to them, and the age if it is known. */
    member: z
      .strictObject({
        guardian: z.string(),
        relation: z.enum(RELATIONS),
        age: z.strictObject({ years: z.int(), months: z.int(), about: z.boolean() }).nullable(),
      })
      .optional(),
  }),
  /** The doctor's local day and time. */
  date: z.iso.date(),
  time: z.string(),
  /** The patient's local time. */
  patient_time: z.string(),
  starts_at: Instant,
  /** When the doctor said that it begins, if that was put off. */
  expected_at: Instant.nullable(),
  type: CallType,
  state: z.enum(BOOKING_STATES),
  /** The stage of the appointment, in words for the doctor. Screens show this. */
  stage: Stage,
  /** Pending while the patient pays. 'confirmed' is the doctor's term for scheduled (C27). */
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  is_emergency: z.boolean(),
  /** The start has passed and the consultation is not over. */
  is_late: z.boolean(),
  /** What the patient wrote; null until the appointment is paid, or if nothing was written (C30). */
  reason: z.string().nullable(),
  ...CancelledFields,
  /** The next instant at which time alone changes the stage or the actions; null when none comes. */
  changes_at: Instant.nullable(),
  actions: z.array(z.enum(['join', 'cancel'])),
});

const Happening = z.strictObject({
  booking_id: Id,
  kind: z.enum(['booked', 'completed', 'cancelled-by-patient', 'cancelled-by-doctor', 'cancelled']),
  at: Instant,
  patient_name: z.string(),
});

export const readDoctorOverview = endpoint({
  id: 'doctor-day.read-doctor-overview',
  method: 'GET',
  path: '/api/doctor/overview',
  summary: "The signed-in doctor's day: figures, who is late, who comes next, what happened",
  access: ['doctor'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      doctor: z.strictObject({
        id: Id,
        name: z.string(),
        specialty_id: z.string(),
        country: CountryField,
        time_zone: z.string(),
        verified_at: Instant,
      }),
      figures: z.strictObject({
        /** The appointments of the doctor's calendar day, without cancelled ones. */
        appointments_today: z.int(),
        /** The number of different people who have or had an appointment. */
        patients: z.int(),
        /** The mean of the patients' ratings; 0 before the third. */
        rating: z.number(),
        rating_count: z.int(),
      }),
      queue: z.strictObject({
        late: z.array(DoctorAppointment),
        /** Appointments that start within ten minutes: these patients may be in the waiting room. */
        waiting: z.array(DoctorAppointment),
      }),
      /** The two appointments after those in `queue.waiting` (DOC-DASH-06). */
      next: z.array(DoctorAppointment),
      activity: z.array(Happening),
      delay: z.strictObject({
        /**
         * How many patients of today would be told of the shortest delay, including those whose appointment should have
         * begun.
         */
        would_tell: z.int(),
        /** True if patients were told of a delay that is not over. */
        may_withdraw: z.boolean(),
        /** If patients were told twice within a quarter of an hour: when they may be told again. */
        again_at: Instant.nullable(),
        /**
         * Today's last announcement. `waits`: it will be sent at `at` and can be taken back until then. 0 minutes mean
         * that a delay was withdrawn. `count` were or will be told; of these `still_come` have neither called off,
         * moved to another day nor been seen.
         */
        last: z
          .strictObject({
            state: z.enum(['waits', 'told']),
            minutes: z.int(),
            count: z.int(),
            still_come: z.int(),
            at: Instant,
          })
          .nullable(),
      }),
    }),
  ),
  problems: ['not-found'],
});

export const listDoctorAppointments = endpoint({
  id: 'doctor-day.list-doctor-appointments',
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
  id: 'doctor-day.read-doctor-appointment',
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
  // Stored idempotency keys contain this id, so it keeps the prefix of its first module.
  id: 'bookings.cancel-as-doctor',
  method: 'POST',
  path: '/api/doctor/appointments/:booking_id/cancel',
  summary: 'The doctor cancels before the start: the patient is told, what was paid becomes refund due',
  access: ['doctor'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  /** The half hour stays closed unless the doctor opens it for other patients. */
  body: z.strictObject({ reason: personText(500), reopen: z.boolean().default(false) }),
  reply: envelope(DoctorAppointment),
  problems: ['not-found', 'cancel-reason-required', 'booking-not-cancellable'],
});

/** The delays that a doctor may announce; 0 withdraws an announced delay. */
const DelayMinutes = z.literal([0, ...DELAY_MINUTES]);

export const announceDelay = endpoint({
  // Stored idempotency keys contain this id, so it keeps the prefix of its first module.
  id: 'bookings.announce-delay',
  method: 'POST',
  path: '/api/doctor/running-late',
  summary:
    'Tells in half a minute everybody who waits for their turn today that the doctor runs late; once in a quarter of an hour, and one correction',
  access: ['doctor'],
  idempotent: true,
  limit: 'write',
  /** 0 withdraws an announced delay. */
  body: z.strictObject({ minutes: DelayMinutes.default(15) }),
  /** The announcement can be taken back until `sends_at`, which is null if there is nobody to tell. */
  reply: envelope(z.strictObject({ told: z.int(), sends_at: Instant.nullable() })),
  problems: ['not-found', 'delay-told-already'],
});

export const readDelay = endpoint({
  id: 'doctor-day.read-delay',
  method: 'GET',
  path: '/api/doctor/running-late',
  summary: 'How many patients would be told now that the doctor runs late, and what',
  access: ['doctor'],
  limit: 'read',
  /**
   * One entry for each choice of minutes, including 0 for withdrawing a delay. `first` is the patient with the earliest
   * appointment among those who would be told.
   */
  reply: envelope(
    z.strictObject({
      choices: z.array(
        z.strictObject({
          minutes: DelayMinutes,
          would_tell: z.int(),
          first: z.strictObject({ starts_at: Instant, expected_at: Instant }).nullable(),
        }),
      ),
    }),
  ),
  problems: ['not-found'],
});

export const undoDelay = endpoint({
  id: 'doctor-day.take-back-delay',
  method: 'POST',
  path: '/api/doctor/running-late/undo',
  summary: 'Takes back a delay that nobody has heard of yet',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({}),
  reply: envelope(z.strictObject({})),
  problems: ['not-found', 'delay-told-already'],
});

export type DelayBody = z.infer<typeof readDelay.reply>['data'];
export type DoctorAppointmentBody = z.infer<typeof DoctorAppointment>;
export type DoctorOverviewBody = z.infer<typeof readDoctorOverview.reply>['data'];
export type ActivityBody = z.infer<typeof Happening>;
