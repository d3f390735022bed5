import type { CallSide } from '@tabibu/contract/calls';
import { statement } from '../../platform/database/statement.ts';
import type { SessionFacts } from './rules.ts';

export interface Session extends SessionFacts {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly endedAt: Date | null;
  readonly closedAt: Date | null;
}

interface SessionRow {
  readonly booking_id: string; readonly starts_at: Date; readonly state: Session['state']; readonly connected_at: Date | null;
  readonly together_since: Date | null; readonly together_until: Date | null; readonly together_ms: number; readonly bridged_ms: number;
  readonly patient_leg: string | null; readonly patient_seen_at: Date | null; readonly patient_connected: boolean;
  readonly doctor_leg: string | null; readonly doctor_seen_at: Date | null; readonly doctor_connected: boolean;
  readonly ended_at: Date | null; readonly closed_at: Date | null; readonly call_back_at: Date | null; readonly called_back_at: Date | null;
}

const SESSION = `booking_id, starts_at, state, connected_at, together_since, together_until, together_ms, bridged_ms,
  patient_leg, patient_seen_at, patient_connected, doctor_leg, doctor_seen_at, doctor_connected, ended_at, closed_at, call_back_at, called_back_at`;

/** A row as the rules see it. */
export function sessionOf(row: SessionRow): Session {
  return {
    bookingId: row.booking_id, startsAt: row.starts_at, state: row.state, connectedAt: row.connected_at,
    togetherSince: row.together_since, togetherUntil: row.together_until, togetherMs: row.together_ms, bridgedMs: row.bridged_ms,
    patient: { leg: row.patient_leg, seenAt: row.patient_seen_at, connected: row.patient_connected },
    doctor: { leg: row.doctor_leg, seenAt: row.doctor_seen_at, connected: row.doctor_connected },
    endedAt: row.ended_at, closedAt: row.closed_at, callBackAt: row.call_back_at, calledBackAt: row.called_back_at,
  };
}

/** The values of `save`, in its order. */
export function valuesOf(session: Session): unknown[] {
  const { patient, doctor } = session;
  return [
    session.bookingId, session.startsAt, session.state, session.connectedAt, session.togetherSince, session.togetherUntil, session.togetherMs,
    patient.leg, patient.seenAt, patient.connected, doctor.leg, doctor.seenAt, doctor.connected, session.endedAt, session.closedAt,
    session.callBackAt, session.calledBackAt, session.bridgedMs,
  ];
}

export const find = statement<SessionRow>('calls.find', `select ${SESSION} from call_sessions where booking_id = $1`);

/** Whoever changes a session reads it here first, so that two changes follow each other. */
export const findLocked = statement<SessionRow>('calls.find-locked', `select ${SESSION} from call_sessions where booking_id = $1 for update`);

/** The first of the two who comes. */
export const open = statement('calls.open', 'insert into call_sessions (booking_id, starts_at, created_at) values ($1, $2, $3) on conflict do nothing');

/** Conditional: of these the ones that have no session at their present time; what was of an earlier time counts no longer. */
export const openAll = statement(
  'calls.open-all',
  `insert into call_sessions (booking_id, starts_at, created_at) select id, starts_at, $3 from unnest($1::uuid[], $2::timestamptz[]) as b (id, starts_at)
   on conflict (booking_id) do update set starts_at = excluded.starts_at, state = 'connecting', connected_at = null, together_since = null, together_until = null,
     together_ms = 0, bridged_ms = 0, patient_leg = null, patient_seen_at = null, patient_connected = false, doctor_leg = null, doctor_seen_at = null,
     doctor_connected = false, ended_at = null, closed_at = null, call_back_at = null, called_back_at = null
   where call_sessions.starts_at <> excluded.starts_at`,
);

/** After `findLocked` only. */
export const save = statement(
  'calls.save',
  `update call_sessions set starts_at = $2, state = $3, connected_at = $4, together_since = $5, together_until = $6, together_ms = $7,
     patient_leg = $8, patient_seen_at = $9, patient_connected = $10, doctor_leg = $11, doctor_seen_at = $12, doctor_connected = $13, ended_at = $14, closed_at = $15,
     call_back_at = $16, called_back_at = $17, bridged_ms = $18
   where booking_id = $1`,
);

/** Conditional: a leg that is still the one of its person shows that it lives; the answer shows the other. */
export const beat: Readonly<Record<CallSide, ReturnType<typeof statement<SessionRow>>>> = {
  patient: statement<SessionRow>('calls.beat-patient', `update call_sessions set patient_seen_at = $3 where booking_id = $1 and patient_leg = $2 returning ${SESSION}`),
  doctor: statement<SessionRow>('calls.beat-doctor', `update call_sessions set doctor_seen_at = $3 where booking_id = $1 and doctor_leg = $2 returning ${SESSION}`),
};

/** The calls of some bookings in which something may still happen. */
export const openOf = statement<SessionRow>('calls.open-of', `select ${SESSION} from call_sessions where booking_id = any($1) and closed_at is null order by starts_at, booking_id`);

/** Sessions on which something may still follow; two processes that sweep decide each under its lock. */
export const openSessions = statement<{ booking_id: string }>('calls.open-sessions', 'select booking_id from call_sessions where closed_at is null order by starts_at limit 500');

export const addTicket = statement(
  'calls.add-ticket',
  'insert into call_tickets (ticket_hash, booking_id, side, account_id, session_id, expires_at) values ($1, $2, $3, $4, $5, $6)',
);

/** Conditional: a ticket of this person and session whose time is not over. It is gone afterwards. */
export const spendTicket = statement<{ booking_id: string; side: CallSide }>(
  'calls.spend-ticket',
  'delete from call_tickets where ticket_hash = $1 and account_id = $2 and session_id = $3 and expires_at > $4 returning booking_id, side',
);

export const forgetTickets = statement('calls.forget-tickets', 'delete from call_tickets where expires_at <= $1');

export const everMet = statement<{ booking_id: string }>('calls.ever-met', 'select booking_id from call_sessions where booking_id = $1 and (connected_at is not null or bridged_ms > 0)');

/** $2 its present start: a session of another time is of another appointment, and a moved one begins anew. */
export const wasConnected = statement<{ booking_id: string }>(
  'calls.was-connected',
  'select booking_id from call_sessions where booking_id = $1 and starts_at = $2 and connected_at is not null',
);
