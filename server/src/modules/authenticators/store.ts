import type { Role } from '@tabibu/contract/roles';
import { statement } from '../../platform/database/statement.ts';

export interface AuthenticatorRow {
  readonly id: string;
  readonly secret_sealed: Buffer;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly failures: number;
  readonly paused_until: Date | null;
}

/**
 * Returns and locks the authenticator of an account, confirmed or not, so that concurrent guesses run one after the
 * other.
 */
export const lockAuthenticator = statement<{ accountId: string }, AuthenticatorRow>(
  'authenticators.lock-authenticator',
  'select id, secret_sealed, created_at, confirmed_at, failures, paused_until from authenticators where account_id = $accountId for update',
);

export const authenticatorInForce = statement<{ accountId: string }, { confirmed_at: Date; codes_left: number }>(
  'authenticators.authenticator-in-force',
  `select a.confirmed_at, (select count(*) from recovery_codes r where r.account_id = a.account_id and r.used_at is null) as codes_left
     from authenticators a where a.account_id = $accountId and a.confirmed_at is not null`,
);

/** Stores a new secret, in place of one that was not confirmed. Changes no row when the account has a confirmed one. */
export const beginAuthenticator = statement<{ accountId: string; id: string; secretSealed: Buffer; now: Date }>(
  'authenticators.begin-authenticator',
  `insert into authenticators as a (account_id, id, secret_sealed, created_at) values ($accountId, $id, $secretSealed, $now)
   on conflict (account_id) do update set id = excluded.id, secret_sealed = excluded.secret_sealed, created_at = excluded.created_at
   where a.confirmed_at is null`,
);

/** Confirms an authenticator. Changes no row when it was confirmed before. */
export const confirmAuthenticator = statement<{ id: string; now: Date; step: number }>(
  'authenticators.confirm-authenticator',
  'update authenticators set confirmed_at = $now, last_step = $step, failures = 0, paused_until = null where id = $id and confirmed_at is null',
);

/** Counts a wrong code, and pauses the account until `pausedUntil` unless that is null. */
export const recordWrongCode = statement<{ id: string; pausedUntil: Date | null }>(
  'authenticators.record-wrong-code',
  'update authenticators set failures = failures + 1, paused_until = $pausedUntil where id = $id',
);

/**
 * Records that the code of a time step was used. Changes no row when this step or a later one was used before (I-31).
 */
export const acceptStep = statement<{ id: string; step: number }>(
  'authenticators.accept-step',
  'update authenticators set last_step = $step, failures = 0, paused_until = null where id = $id and confirmed_at is not null and last_step < $step',
);

export const forgetWrongCodes = statement<{ id: string }>(
  'authenticators.forget-wrong-codes',
  'update authenticators set failures = 0, paused_until = null where id = $id',
);

/** Deletes authenticators that were begun before `before` and never confirmed. */
export const forgetBegun = statement<{ before: Date }>(
  'authenticators.forget-begun',
  'delete from authenticators where confirmed_at is null and created_at < $before',
);

/** Deletes the authenticator of an account with its recovery codes. Changes no row when there is none. */
export const removeAuthenticator = statement<{ accountId: string }>(
  'authenticators.remove-authenticator',
  'delete from authenticators where account_id = $accountId',
);

export const addRecoveryCodes = statement<{
  accountId: string;
  ids: readonly string[];
  codeHmacs: readonly string[];
  now: Date;
}>(
  'authenticators.add-recovery-codes',
  'insert into recovery_codes (id, account_id, code_hmac, created_at) select id, $accountId, code_hmac, $now from unnest($ids::uuid[], $codeHmacs::text[]) as made (id, code_hmac)',
);

export const forgetRecoveryCodes = statement<{ accountId: string }>(
  'authenticators.forget-recovery-codes',
  'delete from recovery_codes where account_id = $accountId',
);

/** Marks a recovery code as used. Changes no row when it is unknown or was used before (I-31). */
export const useRecoveryCode = statement<{ accountId: string; codeHmac: string; now: Date }, { id: string }>(
  'authenticators.use-recovery-code',
  'update recovery_codes set used_at = $now where account_id = $accountId and code_hmac = $codeHmac and used_at is null returning id',
);

export const wasRecoveryCodeUsed = statement<{ accountId: string; codeHmac: string }, { id: string }>(
  'authenticators.was-recovery-code-used',
  'select id from recovery_codes where account_id = $accountId and code_hmac = $codeHmac and used_at is not null',
);

export const addHeldSignIn = statement<{
  challengeId: string;
  accountId: string;
  role: Role;
  browserHash: Buffer;
  now: Date;
  expiresAt: Date;
}>(
  'authenticators.add-held-sign-in',
  'insert into second_factor_challenges (id, account_id, role, browser_hash, created_at, expires_at) values ($challengeId, $accountId, $role, $browserHash, $now, $expiresAt)',
);

/** A sign-in that waits for its second factor, in the browser that proved the phone. */
export interface HeldSignInKey {
  readonly challengeId: string;
  readonly browserHash: Buffer;
  readonly now: Date;
}

/** The account of a held sign-in. Returns no row when it is used, expired, out of guesses or another browser's. */
export const accountOfHeldSignIn = statement<HeldSignInKey, { account_id: string }>(
  'authenticators.account-of-held-sign-in',
  'select account_id from second_factor_challenges where id = $challengeId and browser_hash = $browserHash and attempts < 5 and used_at is null and expires_at >= $now',
);

/**
 * Takes one of the five guesses of a held sign-in. Changes no row when it is used, expired, out of guesses or another
 * browser's.
 */
export const takeGuess = statement<HeldSignInKey, { role: Role; attempts: number }>(
  'authenticators.take-guess',
  `update second_factor_challenges set attempts = attempts + 1
    where id = $challengeId and browser_hash = $browserHash and attempts < 5 and used_at is null and expires_at >= $now returning role, attempts`,
);

/** Marks a held sign-in as used. Changes no row when it was used before. */
export const useHeldSignIn = statement<{ challengeId: string; now: Date }>(
  'authenticators.use-held-sign-in',
  'update second_factor_challenges set used_at = $now where id = $challengeId and used_at is null',
);

export const forgetHeldSignIns = statement<{ before: Date }>(
  'authenticators.forget-held-sign-ins',
  'delete from second_factor_challenges where expires_at < $before',
);

export const forgetHeldSignInsOf = statement<{ accountId: string }>(
  'authenticators.forget-held-sign-ins-of',
  'delete from second_factor_challenges where account_id = $accountId',
);
