import { statement } from '../../platform/database/statement.ts';
import type { AccountRow } from './store.ts';
import type { Role } from './rules.ts';

/** The account of an id, locked, so that what changes its ways in follows each other. */
export const lockAccount = statement<AccountRow>(
  'identity.lock-account',
  "select id, phone, full_name, country, language, roles from accounts where id = $1 and status = 'active' for update",
);

/** When the person of a session last proved the phone. */
export const provenAt = statement<{ proven_at: Date }>(
  'identity.proven-at',
  'select coalesce(proven_at, created_at) as proven_at from sessions where id = $1 and account_id = $2',
);

/** Conditional: the phone is proven now; where no authenticator is in force that is also the factor that the account asks for. */
export const noteProof = statement(
  'identity.note-proof',
  `update sessions set proven_at = $3,
     stepped_up_at = case when exists (select from authenticators where account_id = $2 and confirmed_at is not null) then stepped_up_at else $3 end
   where id = $1 and account_id = $2 and revoked_at is null`,
);

export const noteStepUp = statement('identity.note-step-up', 'update sessions set stepped_up_at = $3 where id = $1 and account_id = $2 and revoked_at is null');

/** When the person of a living session last gave the account's factor, and whether that is an authenticator. The account is kept as it is meanwhile. */
export const steppedUpAt = statement<{ at: Date; guarded: boolean }>(
  'identity.stepped-up-at',
  `select coalesce(s.stepped_up_at, s.created_at) as at, exists (select from authenticators f where f.account_id = a.id and f.confirmed_at is not null) as guarded
     from sessions s join accounts a on a.id = s.account_id
    where s.id = $1 and a.id = $2 and s.revoked_at is null and a.status = 'active' for share of a`,
);

export const noteNumber = statement(
  'identity.note-number',
  `insert into session_numbers (session_id, phone, proven_at) values ($1, $2, $3)
   on conflict (session_id, phone) do update set proven_at = excluded.proven_at`,
);

export const forgetNumbersOf = statement('identity.forget-numbers-of', 'delete from session_numbers where session_id in (select id from sessions where account_id = $1)');

export const isProvenNumber = statement<{ proven: boolean }>(
  'identity.is-proven-number',
  `select exists (select from accounts where id = $2 and phone = $3 and status = 'active')
       or exists (select from session_numbers where session_id = $1 and phone = $3 and proven_at > $4) as proven`,
);

export interface AuthenticatorRow {
  readonly id: string;
  readonly secret_sealed: Buffer;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly failures: number;
  readonly paused_until: Date | null;
}

/** The authenticator of an account, begun or in force, locked: guesses at once follow each other on the row. */
export const lockAuthenticator = statement<AuthenticatorRow>(
  'identity.lock-authenticator',
  'select id, secret_sealed, created_at, confirmed_at, failures, paused_until from authenticators where account_id = $1 for update',
);

export const authenticatorInForce = statement<{ confirmed_at: Date; codes_left: number }>(
  'identity.authenticator-in-force',
  `select a.confirmed_at, (select count(*) from recovery_codes r where r.account_id = a.account_id and r.used_at is null) as codes_left
     from authenticators a where a.account_id = $1 and a.confirmed_at is not null`,
);

/** Conditional: takes the place of one that was only begun, never of one in force; zero rows there. */
export const beginAuthenticator = statement(
  'identity.begin-authenticator',
  `insert into authenticators as a (account_id, id, secret_sealed, created_at) values ($1, $2, $3, $4)
   on conflict (account_id) do update set id = excluded.id, secret_sealed = excluded.secret_sealed, created_at = excluded.created_at
   where a.confirmed_at is null`,
);

/** Conditional: confirms once. */
export const confirmAuthenticator = statement(
  'identity.confirm-authenticator',
  'update authenticators set confirmed_at = $2, last_step = $3, failures = 0, paused_until = null where id = $1 and confirmed_at is null',
);

export const noteWrongCode = statement('identity.note-wrong-code', 'update authenticators set failures = failures + 1, paused_until = $2 where id = $1');

/** Conditional: a step is accepted once, and none before it any more (I-31). */
export const acceptStep = statement(
  'identity.accept-step',
  'update authenticators set last_step = $2, failures = 0, paused_until = null where id = $1 and confirmed_at is not null and last_step < $2',
);

export const forgetWrongCodes = statement('identity.forget-wrong-codes', 'update authenticators set failures = 0, paused_until = null where id = $1');

/** Begun and never confirmed. */
export const forgetBegun = statement('identity.forget-begun-authenticators', 'delete from authenticators where confirmed_at is null and created_at < $1');

/** Ends it, with its recovery codes; zero rows when there is none. */
export const removeAuthenticator = statement('identity.remove-authenticator', 'delete from authenticators where account_id = $1');

export const addRecoveryCodes = statement(
  'identity.add-recovery-codes',
  'insert into recovery_codes (id, account_id, code_hmac, created_at) select id, $1, code_hmac, $4 from unnest($2::uuid[], $3::text[]) as made (id, code_hmac)',
);

export const forgetRecoveryCodes = statement('identity.forget-recovery-codes', 'delete from recovery_codes where account_id = $1');

/** Conditional: a recovery code opens once (I-31). */
export const useRecoveryCode = statement<{ id: string }>(
  'identity.use-recovery-code',
  'update recovery_codes set used_at = $3 where account_id = $1 and code_hmac = $2 and used_at is null returning id',
);

export const wasRecoveryCodeUsed = statement<{ id: string }>(
  'identity.was-recovery-code-used',
  'select id from recovery_codes where account_id = $1 and code_hmac = $2 and used_at is not null',
);

export const addWanted = statement(
  'identity.add-second-factor-challenge',
  'insert into second_factor_challenges (id, account_id, role, browser_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
);

/** Whose sign-in waits here, while it lives and for the browser that proved the phone. */
export const accountOfWanted = statement<{ account_id: string }>(
  'identity.account-of-second-factor-challenge',
  'select account_id from second_factor_challenges where id = $1 and browser_hash = $2 and attempts < 5 and used_at is null and expires_at >= $3',
);

/** Conditional: takes one of five guesses of a living sign-in. */
export const takeWantedGuess = statement<{ role: Role; attempts: number }>(
  'identity.take-second-factor-guess',
  `update second_factor_challenges set attempts = attempts + 1
    where id = $1 and browser_hash = $2 and attempts < 5 and used_at is null and expires_at >= $3 returning role, attempts`,
);

/** Conditional: one sign-in opens one session. */
export const useWanted = statement('identity.use-second-factor-challenge', 'update second_factor_challenges set used_at = $2 where id = $1 and used_at is null');

export const forgetWanted = statement('identity.forget-second-factor-challenges', 'delete from second_factor_challenges where expires_at < $1');

export const forgetWantedOf = statement('identity.forget-second-factor-challenges-of', 'delete from second_factor_challenges where account_id = $1');
