import type { BridgeFailure } from '@tabibu/contract/call-bridges';
import type { CallSide } from '@tabibu/contract/calls';
import { statement } from '../../platform/database/statement.ts';

export interface BridgeRow {
  readonly id: string; readonly booking_id: string; readonly starts_at: Date; readonly asked_by: CallSide;
  readonly state: 'requested' | 'ringing' | 'bridged' | 'ended' | 'failed'; readonly reason: BridgeFailure | null;
  readonly requested_at: Date; readonly answered_at: Date | null; readonly joined_seconds: number;
}

const BRIDGE = 'id, booking_id, starts_at, asked_by, state, reason, requested_at, answered_at, joined_seconds';
const LIVE = "state in ('requested', 'ringing', 'bridged')";
/** $1 our id, $2 the provider's: a call that the provider names differently is another one. */
const OURS = '((id = $1 and (session_id is null or session_id = $2)) or ($1::uuid is null and session_id = $2))';

/** The newest one about a time of an appointment. */
export const latest = statement<BridgeRow>(
  'calls.latest-bridge',
  `select ${BRIDGE} from call_bridges where booking_id = $1 and starts_at = $2 order by requested_at desc, id desc limit 1`,
);

/** Conditional: unless one of this appointment is under way. */
export const add = statement(
  'calls.add-bridge',
  `insert into call_bridges (id, booking_id, starts_at, asked_by, requested_at, gives_up_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (booking_id) where state in ('requested', 'ringing', 'bridged') do nothing`,
);

/** When the ones since an instant were asked for, oldest first. */
export const requestedSince = statement<{ requested_at: Date }>(
  'calls.bridges-since',
  'select requested_at from call_bridges where booking_id = $1 and requested_at > $2 order by requested_at',
);

/** Conditional: the one time that it is handed to the provider. */
export const place = statement<BridgeRow>(
  'calls.place-bridge',
  `update call_bridges set placed_at = $2 where id = $1 and state = 'requested' and placed_at is null returning ${BRIDGE}`,
);

/** Conditional: the provider took it; a callback may have said so before. */
export const startRinging = statement<BridgeRow>(
  'calls.bridge-rings',
  `update call_bridges set state = 'ringing', session_id = $2, gives_up_at = $3 where id = $1 and state = 'requested' and session_id is null returning ${BRIDGE}`,
);

/** One that the provider names, whatever its state. */
export const named = statement<BridgeRow>('calls.named-bridge', `select ${BRIDGE} from call_bridges where ${OURS}`);

/** Conditional: the doctor picked up; said again it changes nothing. */
export const pickUp = statement<BridgeRow>(
  'calls.bridge-picked-up',
  `update call_bridges set state = case state when 'requested' then 'ringing' else state end, session_id = $2,
     answered_at = coalesce(answered_at, $3), gives_up_at = case when answered_at is null then $4 else gives_up_at end
   where ${OURS} and ${LIVE} returning ${BRIDGE}`,
);

/** Conditional: both are joined; known before the news that the doctor picked up, it implies that. */
export const join = statement<BridgeRow>(
  'calls.bridge-joined',
  `update call_bridges set state = 'bridged', session_id = $2, joined_at = $3, answered_at = coalesce(answered_at, $3),
     gives_up_at = case when answered_at is null then $4 else gives_up_at end
   where ${OURS} and state in ('requested', 'ringing') returning ${BRIDGE}`,
);

/** Conditional: the provider's last word about two who were joined; also of one that we had given up. $3 seconds, $4 cost, $5 now. */
export const end = statement<BridgeRow>(
  'calls.bridge-ended',
  `update call_bridges set state = 'ended', reason = null, session_id = $2, joined_seconds = $3, cost = $4, ended_at = $5,
     answered_at = coalesce(answered_at, $5), joined_at = coalesce(joined_at, $5)
   where ${OURS} and (${LIVE} or (state = 'failed' and reason = 'unknown')) returning ${BRIDGE}`,
);

/** Conditional: the provider's last word about two who were never joined. $3 reason, $4 cost, $5 now. */
export const endUnjoined = statement<BridgeRow>(
  'calls.bridge-unjoined',
  `update call_bridges set state = 'failed', reason = $3, session_id = $2, cost = $4, ended_at = $5
   where ${OURS} and (${LIVE} or (state = 'failed' and reason = 'unknown')) returning ${BRIDGE}`,
);

/** Conditional: given up by us. */
export const fail = statement<BridgeRow>(
  'calls.bridge-failed',
  `update call_bridges set state = 'failed', reason = $2, ended_at = $3 where id = $1 and ${LIVE} returning ${BRIDGE}`,
);

/** Conditional: nothing was heard in time. */
export const giveUp = statement<BridgeRow>(
  'calls.bridge-given-up',
  `update call_bridges set state = 'failed', reason = 'unknown', ended_at = $2 where id = $1 and ${LIVE} and gives_up_at <= $2 returning ${BRIDGE}`,
);

/** Whether one is under way now, and whom the telephone has reached about this time of the appointment. Who asked for it and never picked up was not reached. */
export const reached = statement<{ live: boolean; patient: boolean; doctor: boolean }>(
  'calls.bridges-reached',
  `select coalesce(bool_or(${LIVE}), false) as live,
     coalesce(bool_or((asked_by = 'patient' and answered_at is not null) or joined_seconds > 0), false) as patient,
     coalesce(bool_or(answered_at is not null), false) as doctor
   from call_bridges where booking_id = $1 and starts_at = $2`,
);

/** Calls about one appointment are noted one after the other. */
export const lockAttempts = statement('calls.lock-attempts', "select pg_advisory_xact_lock(hashtextextended('calls.attempts ' || $1::text, 0))");

/** Conditional, after `lockAttempts`: unless one was shown since an instant, so that a second press is not a second call. */
export const addAttempt = statement(
  'calls.add-attempt',
  `insert into call_attempts (id, booking_id, starts_at, shown_at)
   select $1, $2, $3, $4 where not exists (select from call_attempts where booking_id = $2 and starts_at = $3 and unanswered_at is null and shown_at > $5)`,
);

/** Conditional: the doctor's last call, if nothing was said of it yet. */
export const noteUnanswered = statement(
  'calls.note-unanswered',
  `update call_attempts set unanswered_at = $3 where unanswered_at is null and id = (
     select id from call_attempts where booking_id = $1 and starts_at = $2 order by shown_at desc, id desc limit 1)`,
);

export interface AttemptRow { readonly shown_at: Date; readonly unanswered_at: Date | null }

/** The doctor's calls by ordinary number about a time of the appointment, oldest first. */
export const attempts = statement<AttemptRow>(
  'calls.attempts',
  'select shown_at, unanswered_at from call_attempts where booking_id = $1 and starts_at = $2 order by shown_at, id',
);

/** When bridges rang a patient who did not pick up; a busy phone is one that may be calling the doctor. */
export const rungInVain = statement<{ requested_at: Date }>(
  'calls.rung-in-vain',
  "select requested_at from call_bridges where booking_id = $1 and starts_at = $2 and state = 'failed' and reason = 'patient-no-answer' order by requested_at",
);

/** Whether the doctor has asked to be joined by telephone. */
export const askedByDoctor = statement<{ asked: boolean }>(
  'calls.asked-by-doctor',
  "select exists (select from call_bridges where booking_id = $1 and starts_at = $2 and asked_by = 'doctor') as asked",
);
