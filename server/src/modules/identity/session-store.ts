import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { Role } from '@tabibu/contract/roles';

export interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly role: Role;
  readonly last_seen_at: Date;
  readonly language: Language;
  readonly country: CountryCode;
  readonly passkey_due_at: Date | null;
  /** Since when it sees only what is made from then on; null if it sees everything. */
  readonly records_closed_at: Date | null;
  readonly record_device_id: string | null;
}

/** Finds the valid session of a token; runs on every request. */
export const sessionOfToken = statement<{ tokenHash: Buffer; now: Date }, SessionRow>(
  'identity.session-of-token',
  `select s.id, s.account_id, s.role, s.last_seen_at, s.records_closed_at, s.record_device_id, a.language, a.country, a.passkey_due_at
     from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = $tokenHash and s.revoked_at is null and s.expires_at > $now and a.status = 'active' and s.role = any (a.roles)`,
);

/** Records that a session was used. Of several requests at once, only the first changes the row. */
export const touchSession = statement<{ sessionId: string; now: Date; unnoticed: Date }>(
  'identity.touch-session',
  'update sessions set last_seen_at = $now where id = $sessionId and last_seen_at < $unnoticed',
);

export const addSession = statement<{
  sessionId: string;
  tokenHash: Buffer;
  accountId: string;
  role: Role;
  label: string;
  now: Date;
  expiresAt: Date;
  closedAt: Date | null;
  deviceId: string | null;
  typedName: string | null;
}>(
  'identity.add-session',
  `insert into sessions (id, token_hash, account_id, role, label, created_at, last_seen_at, expires_at, records_closed_at, record_device_id, typed_name)
   values ($sessionId, $tokenHash, $accountId, $role, $label, $now, $now, $expiresAt, $closedAt, $deviceId, $typedName)`,
);

/** Who uses a session, as far as that was asked or chosen. */
export interface SessionUser {
  /** The name that was typed at the sign-in, if it is another person's; null once that person has said who it is. */
  readonly typed_name: string | null;
  /** The member of the family for whom the session books; null for the patient. */
  readonly person_id: string | null;
}

export const userOfSession = statement<{ sessionId: string }, SessionUser>(
  'identity.user-of-session',
  'select typed_name, person_id from sessions where id = $sessionId',
);

/**
 * Records who uses a session from now on, which answers the question about the typed name, and that several people use
 * the number once it is somebody else than its patient.
 */
export const chooseUser = statement<{ sessionId: string; accountId: string; personId: string | null }>(
  'identity.choose-user',
  `with shared as (update accounts set is_shared = true where id = $accountId and $personId::uuid is not null and not is_shared)
   update sessions set person_id = $personId, typed_name = null
    where id = $sessionId and account_id = $accountId and role = 'patient' and revoked_at is null`,
);

/** Lets a session see all records of its account. */
export const openRecords = statement<{ sessionId: string; accountId: string; deviceId: string }>(
  'identity.open-records',
  `update sessions set records_closed_at = null, record_device_id = $deviceId
    where id = $sessionId and account_id = $accountId and role = 'patient' and revoked_at is null`,
);

/** Returns a row if a session sees all records of its account. */
export const hasOpenRecords = statement<{ sessionId: string; accountId: string }, { id: string }>(
  'identity.has-open-records',
  'select id from sessions where id = $sessionId and account_id = $accountId and records_closed_at is null and revoked_at is null',
);

/** Closes every session of an account but one to the records that were made before now. */
export const closeOtherRecords = statement<{ accountId: string; sessionId: string; now: Date }>(
  'identity.close-other-records',
  `update sessions set records_closed_at = coalesce(records_closed_at, $now), record_device_id = null
    where account_id = $accountId and id <> $sessionId and role = 'patient' and revoked_at is null`,
);

/** Lets every session of an account see all records. */
export const openAllRecords = statement<{ accountId: string }>(
  'identity.open-all-records',
  `update sessions set records_closed_at = null, record_device_id = null where account_id = $accountId and role = 'patient'`,
);

/** Ends a session. Changes no row unless it belongs to the account and is valid. */
export const endSession = statement<{ sessionId: string; accountId: string; now: Date }, { id: string }>(
  'identity.end-session',
  'update sessions set revoked_at = $now where id = $sessionId and account_id = $accountId and revoked_at is null and expires_at > $now returning id',
);

/** Ends all sessions of an account but the `maxSessions` most recently used ones. */
export const endSessionsBeyond = statement<{ accountId: string; now: Date; maxSessions: number }, { id: string }>(
  'identity.end-sessions-beyond',
  `update sessions set revoked_at = $now
    where revoked_at is null and account_id = $accountId
      and id in (select id from sessions where account_id = $accountId and revoked_at is null and expires_at > $now
                  order by last_seen_at desc, created_at desc, id desc offset $maxSessions)
   returning id`,
);

/** Ends every session of an erased account and removes the labels of the browsers. */
export const eraseSessions = statement<{ accountId: string; now: Date }, { id: string }>(
  'identity.erase-sessions',
  `update sessions set revoked_at = coalesce(revoked_at, $now), label = '', typed_name = null, person_id = null
    where account_id = $accountId returning id`,
);

export interface DeviceRow {
  readonly id: string;
  readonly label: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly role: Role;
}

export const liveSessions = statement<{ accountId: string; now: Date }, DeviceRow>(
  'identity.live-sessions',
  `select id, label, created_at, last_seen_at, role from sessions
    where account_id = $accountId and revoked_at is null and expires_at > $now order by last_seen_at desc, id desc`,
);

export const forgetSessions = statement<{ expiredBefore: Date }>(
  'identity.forget-sessions',
  'delete from sessions where expires_at < $expiredBefore',
);

/** The time when the person of a session last proved the account's phone number. */
export const provenAt = statement<{ sessionId: string; accountId: string }, { proven_at: Date }>(
  'identity.proven-at',
  'select coalesce(proven_at, created_at) as proven_at from sessions where id = $sessionId and account_id = $accountId',
);

/**
 * Records that the phone was proven now. `isOnlyFactor` says that the account has no authenticator: then this counts as
 * the step-up too. Changes no row when the session has ended.
 */
export const recordProof = statement<{ sessionId: string; accountId: string; now: Date; isOnlyFactor: boolean }>(
  'identity.record-proof',
  `update sessions set proven_at = $now, stepped_up_at = case when $isOnlyFactor::boolean then $now else stepped_up_at end
    where id = $sessionId and account_id = $accountId and revoked_at is null`,
);

/** Records a step-up. Changes no row when the session has ended. */
export const recordStepUp = statement<{ sessionId: string; accountId: string; now: Date }>(
  'identity.record-step-up',
  'update sessions set stepped_up_at = $now where id = $sessionId and account_id = $accountId and revoked_at is null',
);

/**
 * The time of the last step-up in a session. Returns no row when the session or account has ended. The share lock keeps
 * the account from being erased until the transaction ends.
 */
export const steppedUpAt = statement<{ sessionId: string; accountId: string }, { at: Date }>(
  'identity.stepped-up-at',
  `select coalesce(s.stepped_up_at, s.created_at) as at from sessions s join accounts a on a.id = s.account_id
    where s.id = $sessionId and a.id = $accountId and s.revoked_at is null and a.status = 'active' for share of a`,
);

export const recordNumber = statement<{ sessionId: string; phone: string; now: Date }>(
  'identity.record-number',
  `insert into session_numbers (session_id, phone, proven_at) values ($sessionId, $phone, $now)
   on conflict (session_id, phone) do update set proven_at = excluded.proven_at`,
);

export const forgetNumbersOf = statement<{ accountId: string }>(
  'identity.forget-numbers-of',
  'delete from session_numbers where session_id in (select id from sessions where account_id = $accountId)',
);

/** True when a number is the account's own, or was proven in this session after `provenAfter`. */
export const isProvenNumber = statement<
  { sessionId: string; accountId: string; phone: string; provenAfter: Date },
  { proven: boolean }
>(
  'identity.is-proven-number',
  `select exists (select from accounts where id = $accountId and phone = $phone and status = 'active')
       or exists (select from session_numbers where session_id = $sessionId and phone = $phone and proven_at > $provenAfter) as proven`,
);

/** Adds to what a session has read. Writes nothing when it read the same before. */
export const rememberVersions = statement<{ sessionId: string; versions: string }>(
  'identity.remember-versions',
  `update sessions set versions_read = versions_read || $versions::jsonb
    where id = $sessionId and not versions_read @> $versions::jsonb`,
);

/** The version of something that a session read last; null if it read none. */
export const versionRead = statement<{ sessionId: string; what: string }, { version: string | null }>(
  'identity.version-read',
  'select versions_read ->> $what as version from sessions where id = $sessionId',
);
