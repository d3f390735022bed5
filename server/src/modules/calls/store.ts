import type { CallSide } from '@tabibu/contract/calls';
import { statement } from '../../platform/database/statement.ts';
import type { Statement } from '../../platform/database/statement.ts';
import type { LegFacts, SessionFacts } from './rules.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** One person's part of a call. `page` is the random id that the page chose: twelve hexadecimal digits. */
export interface StoredLeg extends LegFacts {
  readonly page: string | null;
}

export interface Session extends SessionFacts {
  readonly patient: StoredLeg;
  readonly doctor: StoredLeg;
  /** Whoever came last on the patient's side came by the link of a member of the family. */
  readonly patientByLink: boolean;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly endedAt: Date | null;
  readonly closedAt: Date | null;
}

interface SessionRow {
  readonly booking_id: string;
  readonly starts_at: Date;
  readonly state: Session['state'];
  readonly connected_at: Date | null;
  readonly together_since: Date | null;
  readonly together_until: Date | null;
  readonly together_ms: number;
  readonly bridged_ms: number;
  readonly patient_leg: string | null;
  readonly patient_page: string | null;
  readonly patient_seen_at: Date | null;
  readonly patient_connected: boolean;
  readonly patient_by_link: boolean;
  readonly doctor_leg: string | null;
  readonly doctor_page: string | null;
  readonly doctor_seen_at: Date | null;
  readonly doctor_connected: boolean;
  readonly ended_at: Date | null;
  readonly closed_at: Date | null;
  readonly call_back_at: Date | null;
  readonly called_back_at: Date | null;
}

const SESSION = `booking_id, starts_at, state, connected_at, together_since, together_until, together_ms, bridged_ms,
  patient_leg, patient_page, patient_seen_at, patient_connected, patient_by_link, doctor_leg, doctor_page, doctor_seen_at, doctor_connected,
  ended_at, closed_at, call_back_at, called_back_at`;

/** Converts a row to the form that the rules use. */
export function sessionOf(row: SessionRow): Session {
  return {
    bookingId: row.booking_id,
    startsAt: row.starts_at,
    state: row.state,
    connectedAt: row.connected_at,
    togetherSince: row.together_since,
    togetherUntil: row.together_until,
    togetherMs: row.together_ms,
    bridgedMs: row.bridged_ms,
    patientByLink: row.patient_by_link,
    patient: {
      leg: row.patient_leg,
      page: row.patient_page,
      seenAt: row.patient_seen_at,
      connected: row.patient_connected,
    },
    doctor: {
      leg: row.doctor_leg,
      page: row.doctor_page,
      seenAt: row.doctor_seen_at,
      connected: row.doctor_connected,
    },
    endedAt: row.ended_at,
    closedAt: row.closed_at,
    callBackAt: row.call_back_at,
    calledBackAt: row.called_back_at,
  };
}

/** A session as `save` writes it. */
export type SessionValues = Omit<Session, 'patient' | 'doctor'> & {
  readonly patientLeg: string | null;
  readonly patientPage: string | null;
  readonly patientSeenAt: Date | null;
  readonly patientConnected: boolean;
  readonly doctorLeg: string | null;
  readonly doctorPage: string | null;
  readonly doctorSeenAt: Date | null;
  readonly doctorConnected: boolean;
};

/** Returns the values of `save`. */
export function valuesOf({ patient, doctor, ...session }: Session): SessionValues {
  return {
    ...session,
    patientLeg: patient.leg,
    patientPage: patient.page,
    patientSeenAt: patient.seenAt,
    patientConnected: patient.connected,
    doctorLeg: doctor.leg,
    doctorPage: doctor.page,
    doctorSeenAt: doctor.seenAt,
    doctorConnected: doctor.connected,
  };
}

export const find = statement<{ bookingId: string }, SessionRow>(
  'calls.find',
  `select ${SESSION} from call_sessions where booking_id = $bookingId`,
);

/** Reads and locks a session. Every change starts with it, so that changes of one session run one after the other. */
export const findLocked = statement<{ bookingId: string }, SessionRow>(
  'calls.find-locked',
  `select ${SESSION} from call_sessions where booking_id = $bookingId for update`,
);

/** Creates the session of a booking. Changes no row if there is one. */
export const open = statement<{ bookingId: string; startsAt: Date; now: Date }>(
  'calls.open',
  'insert into call_sessions (booking_id, starts_at, created_at) values ($bookingId, $startsAt, $now) on conflict do nothing',
);

/**
 * Creates sessions for the given bookings. Clears a session that belongs to an earlier time of its appointment. Changes
 * no row for a booking that has a session at its present time.
 */
export const createOrResetSessions = statement<{ bookingIds: readonly string[]; starts: readonly Date[]; now: Date }>(
  'calls.create-or-reset-sessions',
  `insert into call_sessions (booking_id, starts_at, created_at) select id, starts_at, $now from unnest($bookingIds::uuid[], $starts::timestamptz[]) as b (id, starts_at)
   on conflict (booking_id) do update set starts_at = excluded.starts_at, state = 'connecting', connected_at = null, together_since = null, together_until = null,
     together_ms = 0, bridged_ms = 0, patient_leg = null, patient_page = null, patient_seen_at = null, patient_connected = false, patient_by_link = false, doctor_leg = null, doctor_page = null, doctor_seen_at = null,
     doctor_connected = false, ended_at = null, closed_at = null, call_back_at = null, called_back_at = null
   where call_sessions.starts_at <> excluded.starts_at`,
);

/** Writes a session. The caller holds its lock (`findLocked`). */
export const save = statement<SessionValues>(
  'calls.save',
  `update call_sessions set starts_at = $startsAt, state = $state, connected_at = $connectedAt,
     together_since = $togetherSince, together_until = $togetherUntil, together_ms = $togetherMs, bridged_ms = $bridgedMs,
     patient_leg = $patientLeg, patient_page = $patientPage, patient_seen_at = $patientSeenAt, patient_connected = $patientConnected,
     patient_by_link = $patientByLink,
     doctor_leg = $doctorLeg, doctor_page = $doctorPage, doctor_seen_at = $doctorSeenAt, doctor_connected = $doctorConnected,
     ended_at = $endedAt, closed_at = $closedAt, call_back_at = $callBackAt, called_back_at = $calledBackAt
   where booking_id = $bookingId`,
);

interface BeatValues {
  readonly bookingId: string;
  readonly leg: string;
  readonly now: Date;
}

/**
 * Writes that a leg is alive, and returns the session. Changes no row if the leg is no longer the person's current one.
 * A heartbeat that waited for a connection never moves the time back that a later one has written.
 */
export const recordHeartbeat: Readonly<Record<CallSide, Statement<BeatValues, SessionRow>>> = {
  patient: statement<BeatValues, SessionRow>(
    'calls.beat-patient',
    `update call_sessions set patient_seen_at = greatest(patient_seen_at, $now) where booking_id = $bookingId and patient_leg = $leg returning ${SESSION}`,
  ),
  doctor: statement<BeatValues, SessionRow>(
    'calls.beat-doctor',
    `update call_sessions set doctor_seen_at = greatest(doctor_seen_at, $now) where booking_id = $bookingId and doctor_leg = $leg returning ${SESSION}`,
  ),
};

/** Returns the sessions of the given bookings that are not closed yet. */
export const unclosedOfBookings = statement<{ bookingIds: readonly string[] }, SessionRow>(
  'calls.unclosed-of-bookings',
  `select ${SESSION} from call_sessions where booking_id = any($bookingIds) and closed_at is null order by starts_at, booking_id`,
);

/**
 * Returns bookings with a session that is not closed, at most 500. Each is decided under its lock, so two processes may
 * sweep at once.
 */
export const openSessions = statement<NoValues, { booking_id: string }>(
  'calls.open-sessions',
  'select booking_id from call_sessions where closed_at is null order by starts_at limit 500',
);

export const addTicket = statement<{
  ticketHash: Buffer;
  bookingId: string;
  side: 'patient' | 'doctor';
  /** Of the session that asked; null where a link did. */
  accountId: string | null;
  sessionId: string | null;
  linkMark: Buffer | null;
  expiresAt: Date;
}>(
  'calls.add-ticket',
  `insert into call_tickets (ticket_hash, booking_id, side, account_id, session_id, link_mark, expires_at)
   values ($ticketHash, $bookingId, $side, $accountId, $sessionId, $linkMark, $expiresAt)`,
);

/**
 * Deletes a ticket and returns its booking. Touches no row unless it belongs to this account and session and has not
 * expired.
 */
export const spendTicket = statement<
  { ticketHash: Buffer; accountId: string; sessionId: string | null; now: Date },
  { booking_id: string; side: CallSide }
>(
  'calls.spend-ticket',
  'delete from call_tickets where ticket_hash = $ticketHash and account_id = $accountId and session_id = $sessionId and expires_at > $now returning booking_id, side',
);

/** Deletes a ticket of a link and returns its booking. Touches no row if it has expired or is one of a session. */
export const spendLinkTicket = statement<
  { ticketHash: Buffer; now: Date },
  { booking_id: string; side: CallSide; link_mark: Buffer }
>(
  'calls.spend-link-ticket',
  'delete from call_tickets where ticket_hash = $ticketHash and link_mark is not null and expires_at > $now returning booking_id, side, link_mark',
);

export const forgetTickets = statement<{ now: Date }>(
  'calls.forget-tickets',
  'delete from call_tickets where expires_at <= $now',
);

/** Those of these appointments whose call failed and is closed, with the start for which that was so. */
export const failedOf = statement<
  { bookingIds: readonly string[] },
  { booking_id: string; starts_at: Date; closed_at: Date }
>(
  'calls.failed-of',
  `select booking_id, starts_at, closed_at from call_sessions
   where booking_id = any($bookingIds::uuid[]) and state = 'failed' and closed_at is not null`,
);

export const everMet = statement<{ bookingId: string }, { booking_id: string }>(
  'calls.ever-met',
  'select booking_id from call_sessions where booking_id = $bookingId and (connected_at is not null or bridged_ms > 0)',
);

/**
 * Returns the booking if both were connected in the browser. `startsAt` is the appointment's present start; a session
 * of an earlier time does not count.
 */
export const wasConnected = statement<{ bookingId: string; startsAt: Date }, { booking_id: string }>(
  'calls.was-connected',
  'select booking_id from call_sessions where booking_id = $bookingId and starts_at = $startsAt and connected_at is not null',
);
