import { z } from 'zod';
import { CALLED_SIDES, DAY_ROLES } from './day-desk-words.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Id, Instant, envelope } from './fields.ts';

/** A patient as the front desk reads one: first name and initial; empty after the account was deleted. */
const ShortName = z.string();

const OnCall = z.strictObject({
  id: Id,
  name: z.string(),
  country: CountryField,
  specialty: z.string(),
  /** False if no emergency rings this doctor although on call, such as after the end of a licence. */
  can_be_rung: z.boolean(),
});

/** A paid emergency that no doctor has accepted. */
const OpenEmergency = z.strictObject({
  booking_id: Id,
  patient: ShortName,
  /** The member of the patient's family for whom it is; left out if it is for the patient. */
  person: ShortName.optional(),
  country: CountryField,
  /** The doctor whom the patient asked for. */
  asked_for: z.string(),
  /** Since when it rings. */
  rung_at: Instant,
  /** When the patient is told that nobody answers; null if that is over. */
  escalates_at: Instant.nullable(),
  /** How many doctors were rung. */
  rung: z.int(),
});

/** An appointment of which the front desk can call one of the two. */
const Row = {
  booking_id: Id,
  patient: ShortName,
  /** The member of the patient's family for whom it is; left out if it is for the patient. */
  person: ShortName.optional(),
  doctor: z.string(),
  type: CallType,
  starts_at: Instant,
};

const LateDoctor = z.strictObject({
  ...Row,
  /** The start, or the later time of an announced delay. */
  expected_at: Instant,
  /** The patient is in the waiting room now. */
  patient_waits: z.boolean(),
});

const WaitingPatient = z.strictObject({
  ...Row,
  /** `call-back`: left to be told when the doctor comes; `told`: has been told, and is not back. */
  state: z.enum(['here', 'call-back', 'told']),
});

const FailedCall = z.strictObject({
  ...Row,
  failed_at: Instant,
  /** Where it is decided; null for those who do not decide about money. */
  case_id: Id.nullable(),
});

/** A booking for a caller that somebody has begun and nobody has finished. */
const Unfinished = z.strictObject({
  id: Id,
  caller: ShortName,
  /** The last three digits. */
  phone_end: z.string(),
  /** Who has it now. */
  member: z.string(),
  is_mine: z.boolean(),
  /** When it ends by itself. */
  open_until: Instant,
});

export const readDay = endpoint({
  id: 'day-desk.read-day',
  method: 'GET',
  path: '/api/admin/day',
  summary:
    'The day at the front desk: who is on call, open emergencies, late doctors, waiting patients and failed calls; audited',
  access: DAY_ROLES,
  askedBy: 'page',
  limit: 'read',
  reply: envelope(
    z.strictObject({
      on_call: z.array(OnCall),
      /** The one that rings longest first. */
      emergencies: z.array(OpenEmergency),
      late: z.array(LateDoctor),
      waiting: z.array(WaitingPatient),
      failed_calls: z.array(FailedCall),
      /** Empty for those who do not book for callers. */
      unfinished: z.array(Unfinished),
      /** When this may have changed by the passing of time alone. Everything else is told by an event. */
      changes_at: Instant,
    }),
  ),
});

export const readAlarm = endpoint({
  id: 'day-desk.read-alarm',
  method: 'GET',
  path: '/api/admin/day/alarm',
  summary: 'How many emergencies wait for a doctor: all that a locked screen of the front desk may know',
  access: DAY_ROLES,
  askedBy: 'bell',
  limit: 'read',
  reply: envelope(z.strictObject({ emergencies: z.int() })),
});

const Emergency = { owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;

const Candidate = z.strictObject({
  id: Id,
  name: z.string(),
  specialty: z.string(),
  on_call: z.boolean(),
  /** This emergency has rung the doctor already. */
  is_rung: z.boolean(),
});

export const listCandidates = endpoint({
  id: 'day-desk.list-candidates',
  method: 'GET',
  path: '/api/admin/day/emergencies/:booking_id/doctors',
  summary: 'Doctors who could answer an open emergency now, on call or at work, and whether it has rung them',
  access: DAY_ROLES,
  limit: 'read',
  ...Emergency,
  reply: envelope(z.array(Candidate)),
  problems: ['not-found'],
});

export const ringDoctor = endpoint({
  id: 'day-desk.ring-doctor',
  method: 'POST',
  path: '/api/admin/day/emergencies/:booking_id/doctors',
  summary: 'Ring one more doctor for an open emergency, by text, bell and browser; once per doctor',
  access: DAY_ROLES,
  limit: 'write',
  ...Emergency,
  body: z.strictObject({ doctor_id: Id }),
  reply: envelope(z.strictObject({ doctor_id: Id })),
  problems: ['not-found', 'emergency-answered', 'doctor-cannot-answer'],
});

export const readNumber = endpoint({
  id: 'day-desk.read-number',
  method: 'POST',
  path: '/api/admin/day/bookings/:booking_id/number',
  summary: 'The number of patient or doctor of a row that the day shows now, to call it; audited each time',
  access: DAY_ROLES,
  limit: 'write',
  ...Emergency,
  body: z.strictObject({ of: z.enum(CALLED_SIDES) }),
  reply: envelope(z.strictObject({ phone: z.string() })),
  problems: ['not-found'],
});

export type DayBody = z.infer<typeof readDay.reply>['data'];
export type CandidateBody = z.infer<typeof Candidate>;
