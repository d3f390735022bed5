import type { BridgeFailure } from '@tabibu/contract/call-bridges';
import type { CallSide } from '@tabibu/contract/calls';
import type { CallNames } from '../../integrations/voice/port.ts';
import { statement } from '../../platform/database/statement.ts';

/**
 * A bridged telephone call. The columns `session_id` (the provider's id of it) and `cost` are written and never
 * returned.
 */
export interface BridgeRow {
  readonly id: string;
  readonly booking_id: string;
  readonly starts_at: Date;
  readonly asked_by: CallSide;
  readonly state: 'requested' | 'ringing' | 'bridged' | 'ended' | 'failed';
  readonly reason: BridgeFailure | null;
  readonly requested_at: Date;
  readonly answered_at: Date | null;
  readonly joined_seconds: number;
}

const BRIDGE = 'id, booking_id, starts_at, asked_by, state, reason, requested_at, answered_at, joined_seconds';
const LIVE = "state in ('requested', 'ringing', 'bridged')";
/** A bridge to which the provider has already given another session id is a different call. */
const MATCHES_BRIDGE =
  '((id = $id and (session_id is null or session_id = $sessionId)) or ($id::uuid is null and session_id = $sessionId))';

/** What the provider calls a bridge. */
interface BridgeKeys {
  /** Our id of the bridge, where the provider repeats it. */
  readonly id: string | null;
  readonly sessionId: string;
}

export function keysOf({ clientRequestId, sessionId }: CallNames): BridgeKeys {
  return { id: clientRequestId, sessionId };
}

/** Returns the newest bridge for one time of an appointment. */
export const latest = statement<{ bookingId: string; startsAt: Date }, BridgeRow>(
  'bridges.latest',
  `select ${BRIDGE} from call_bridges where booking_id = $bookingId and starts_at = $startsAt order by requested_at desc, id desc limit 1`,
);

/** Adds a bridge. Changes no row while another one of this booking is under way. */
export const add = statement<{
  id: string;
  bookingId: string;
  startsAt: Date;
  askedBy: 'patient' | 'doctor';
  now: Date;
  givesUpAt: Date;
}>(
  'bridges.add',
  `insert into call_bridges (id, booking_id, starts_at, asked_by, requested_at, gives_up_at) values ($id, $bookingId, $startsAt, $askedBy, $now, $givesUpAt)
   on conflict (booking_id) where state in ('requested', 'ringing', 'bridged') do nothing`,
);

/** Returns the request times of a booking's bridges since an instant, oldest first. */
export const requestedSince = statement<{ bookingId: string; since: Date }, { requested_at: Date }>(
  'bridges.requested-since',
  'select requested_at from call_bridges where booking_id = $bookingId and requested_at > $since order by requested_at',
);

/** Claims a requested bridge for the call to the provider. Changes no row the second time. */
export const claimForPlacing = statement<{ bridgeId: string; now: Date }, BridgeRow>(
  'bridges.claim-for-placing',
  `update call_bridges set placed_at = $now where id = $bridgeId and state = 'requested' and placed_at is null returning ${BRIDGE}`,
);

/** Records that the provider accepted the call. Changes no row when a callback has recorded that before. */
export const startRinging = statement<{ id: string; sessionId: string; givesUpAt: Date }, BridgeRow>(
  'bridges.start-ringing',
  `update call_bridges set state = 'ringing', session_id = $sessionId, gives_up_at = $givesUpAt where id = $id and state = 'requested' and session_id is null returning ${BRIDGE}`,
);

/** Returns the bridge that the provider names, whatever its state. */
export const findByProviderNames = statement<BridgeKeys, BridgeRow>(
  'bridges.find-by-provider-names',
  `select ${BRIDGE} from call_bridges where ${MATCHES_BRIDGE}`,
);

/**
 * Records that the doctor picked up. A repeated callback keeps the first time. Changes no row when the bridge is over.
 */
export const pickUp = statement<BridgeKeys & { now: Date; givesUpAt: Date }, BridgeRow>(
  'bridges.pick-up',
  `update call_bridges set state = case state when 'requested' then 'ringing' else state end, session_id = $sessionId,
     answered_at = coalesce(answered_at, $now), gives_up_at = case when answered_at is null then $givesUpAt else gives_up_at end
   where ${MATCHES_BRIDGE} and ${LIVE} returning ${BRIDGE}`,
);

/**
 * Records that both are joined, which implies that the doctor picked up. Changes no row when the bridge is joined or
 * over.
 */
export const join = statement<BridgeKeys & { now: Date; givesUpAt: Date }, BridgeRow>(
  'bridges.join',
  `update call_bridges set state = 'bridged', session_id = $sessionId, joined_at = $now, answered_at = coalesce(answered_at, $now),
     gives_up_at = case when answered_at is null then $givesUpAt else gives_up_at end
   where ${MATCHES_BRIDGE} and state in ('requested', 'ringing') returning ${BRIDGE}`,
);

/**
 * Ends a bridge whose participants were joined, also one that failed as `unknown` because no callback came in time.
 * Changes no row when the bridge is over in another way.
 */
export const end = statement<BridgeKeys & { seconds: number; cost: string | null; now: Date }, BridgeRow>(
  'bridges.end',
  `update call_bridges set state = 'ended', reason = null, session_id = $sessionId, joined_seconds = $seconds, cost = $cost, ended_at = $now,
     answered_at = coalesce(answered_at, $now), joined_at = coalesce(joined_at, $now)
   where ${MATCHES_BRIDGE} and (${LIVE} or (state = 'failed' and reason = 'unknown')) returning ${BRIDGE}`,
);

/** Fails a bridge that joined nobody. Changes no row when the bridge is over, unless it failed as `unknown`. */
export const endUnjoined = statement<BridgeKeys & { reason: string; cost: string | null; now: Date }, BridgeRow>(
  'bridges.end-unjoined',
  `update call_bridges set state = 'failed', reason = $reason, session_id = $sessionId, cost = $cost, ended_at = $now
   where ${MATCHES_BRIDGE} and (${LIVE} or (state = 'failed' and reason = 'unknown')) returning ${BRIDGE}`,
);

/** Fails a bridge that is under way. Changes no row when it is over. */
export const fail = statement<{ id: string; reason: string; now: Date }, BridgeRow>(
  'bridges.fail',
  `update call_bridges set state = 'failed', reason = $reason, ended_at = $now where id = $id and ${LIVE} returning ${BRIDGE}`,
);

/**
 * Fails a bridge of which nothing was heard until `gives_up_at`. Changes no row before that time or when the bridge is
 * over.
 */
export const giveUp = statement<{ bridgeId: string; now: Date }, BridgeRow>(
  'bridges.give-up',
  `update call_bridges set state = 'failed', reason = 'unknown', ended_at = $now where id = $bridgeId and ${LIVE} and gives_up_at <= $now returning ${BRIDGE}`,
);

/**
 * Returns whether a bridge is under way, and whom bridges reached about this time of the appointment. A person who
 * requested a bridge and never picked up was not reached.
 */
export const reached = statement<
  { bookingId: string; startsAt: Date },
  { live: boolean; patient: boolean; doctor: boolean }
>(
  'bridges.reached',
  `select coalesce(bool_or(${LIVE}), false) as live,
     coalesce(bool_or((asked_by = 'patient' and answered_at is not null) or joined_seconds > 0), false) as patient,
     coalesce(bool_or(answered_at is not null), false) as doctor
   from call_bridges where booking_id = $bookingId and starts_at = $startsAt`,
);

/**
 * Returns the bridges whose patient did not answer. A busy phone does not count, because it may be calling the doctor.
 */
export const missedByPatient = statement<{ bookingId: string; startsAt: Date }, { requested_at: Date }>(
  'bridges.missed-by-patient',
  "select requested_at from call_bridges where booking_id = $bookingId and starts_at = $startsAt and state = 'failed' and reason = 'patient-no-answer' order by requested_at",
);

/** Returns whether the doctor has requested a bridge. */
export const askedByDoctor = statement<{ bookingId: string; startsAt: Date }, { asked: boolean }>(
  'bridges.asked-by-doctor',
  "select exists (select from call_bridges where booking_id = $bookingId and starts_at = $startsAt and asked_by = 'doctor') as asked",
);
