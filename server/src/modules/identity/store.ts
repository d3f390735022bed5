import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { Role } from './rules.ts';

export interface AccountRow {
  readonly id: string;
  readonly phone: string;
  readonly full_name: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly roles: Role[];
}

const ACCOUNT = 'id, phone, full_name, country, language, roles';

export const activeAccount = statement<AccountRow>('identity.account', `select ${ACCOUNT} from accounts where id = $1 and status = 'active'`);

export const namesOfAccounts = statement<Pick<AccountRow, 'id' | 'full_name'>>(
  'identity.names-of-accounts',
  "select id, full_name from accounts where id = any($1::uuid[]) and status = 'active'",
);

/**
 * The account of a proven number, made when there is none; adds the role when the second flag allows it.
 * Locks the row, so that sign-ins of one person follow each other.
 */
export const openAccount = statement<AccountRow & { created: boolean }>(
  'identity.open-account',
  `insert into accounts as a (id, phone, full_name, country, language, roles, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (phone) where status = 'active'
   do update set roles = (select array_agg(distinct role order by role) from unnest(a.roles || excluded.roles) as role)
   returning ${ACCOUNT}, (xmax = 0) as created`,
);

export const lockAccountOfPhone = statement<AccountRow>(
  'identity.lock-account-of-phone',
  `select ${ACCOUNT} from accounts where phone = $1 and status = 'active' for update`,
);

/** Conditional: an erased account is not changed. Null leaves a field as it is. */
export const changeAccount = statement<AccountRow>(
  'identity.change-account',
  `update accounts set full_name = coalesce($2, full_name), country = coalesce($3, country), language = coalesce($4, language)
    where id = $1 and status = 'active' returning ${ACCOUNT}`,
);

/** Conditional: an active account; the constraint refuses a number that another one has. */
export const changeNumber = statement('identity.change-number', "update accounts set phone = $2 where id = $1 and status = 'active'");

/** Conditional: erases once; answers the number that was forgotten. */
export const eraseAccount = statement<{ phone: string }>(
  'identity.erase-account',
  `with known as (select id, phone from accounts where id = $1 and status = 'active' for update)
   update accounts a set status = 'erased', phone = null, full_name = '', erased_at = $2 from known where a.id = known.id returning known.phone`,
);

export const forgetChallengesOf = statement('identity.forget-challenges-of', 'delete from code_challenges where phone = $1');

export interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly role: Role;
  readonly last_seen_at: Date;
  readonly language: Language;
  readonly country: CountryCode;
}

/** The one lookup of every request. */
export const sessionOfToken = statement<SessionRow>(
  'identity.session-of-token',
  `select s.id, s.account_id, s.role, s.last_seen_at, a.language, a.country
     from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and a.status = 'active' and s.role = any (a.roles)`,
);

/** Conditional: of many requests at once the first notes the use. */
export const noteUse = statement('identity.note-use', 'update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $3');

export const addSession = statement(
  'identity.add-session',
  `insert into sessions (id, token_hash, account_id, role, label, created_at, last_seen_at, expires_at) values ($1, $2, $3, $4, $5, $6, $6, $7)`,
);

/** Conditional: a session of this account that still lives. */
export const endSession = statement<{ id: string }>(
  'identity.end-session',
  'update sessions set revoked_at = $3 where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3 returning id',
);

/** Ends all but the latest used sessions of an account. */
export const endSessionsBeyond = statement<{ id: string }>(
  'identity.end-sessions-beyond',
  `update sessions set revoked_at = $2
    where revoked_at is null and account_id = $1
      and id in (select id from sessions where account_id = $1 and revoked_at is null and expires_at > $2
                  order by last_seen_at desc, created_at desc, id desc offset $3)
   returning id`,
);

/** Ends every session of an erased account and forgets which browsers they were. */
export const eraseSessions = statement<{ id: string }>(
  'identity.erase-sessions',
  `update sessions set revoked_at = coalesce(revoked_at, $2), label = '' where account_id = $1 returning id`,
);

export interface DeviceRow { readonly id: string; readonly label: string; readonly created_at: Date; readonly last_seen_at: Date; readonly role: Role }

export const liveSessions = statement<DeviceRow>(
  'identity.live-sessions',
  `select id, label, created_at, last_seen_at, role from sessions
    where account_id = $1 and revoked_at is null and expires_at > $2 order by last_seen_at desc, id desc`,
);

/** Held until the end of the transaction: sends of every process are decided one after the other. */
export const lockSends = statement('identity.lock-sends', "select pg_advisory_xact_lock(hashtextextended('identity.code-sends', 2))");

/** For each budget the `allowed`-th latest message inside its window; null where there is room. In the order given. */
export const oldestInWindows = statement<{ sent_at: Date | null }>(
  'identity.oldest-in-windows',
  `select (select s.sent_at from code_sends s
            where s.bucket = b.bucket and s.sent_at > $4::timestamptz - make_interval(secs => b.seconds)
            order by s.sent_at desc offset b.allowed - 1 limit 1) as sent_at
     from unnest($1::text[], $2::int[], $3::int[]) with ordinality as b (bucket, allowed, seconds, position)
    order by b.position`,
);

export const addSends = statement('identity.add-sends', 'insert into code_sends (bucket, sent_at) select distinct unnest($1::text[]), $2::timestamptz');

/** Gives one place back in each bucket that begins with $1 and counted a message at $2. */
export const giveSendBack = statement(
  'identity.give-send-back',
  `delete from code_sends where ctid = any (array(
     select distinct on (bucket) ctid from code_sends where (bucket = $1 or starts_with(bucket, $1 || ' ')) and sent_at = $2 order by bucket))`,
);

export const countSends = statement<{ sent: number }>('identity.count-sends', 'select count(*) as sent from code_sends where bucket = $1 and sent_at > $2');

export const closedUntil = statement<{ closed_until: Date }>('identity.closed-until', 'select closed_until from phone_failures where phone = $1 and closed_until > $2');

/** Conditional: notes a failure unless the number is closed; zero rows means that it is. A row whose closing is over starts again. */
export const noteFailure = statement<{ failures: number }>(
  'identity.note-failure',
  `insert into phone_failures as f (phone, failures) values ($1, 1)
   on conflict (phone) do update
     set failures = case when f.closed_until <= $2 then 1 else f.failures + 1 end,
         closed_until = case when f.closed_until is null and f.failures + 1 = $3 then $4::timestamptz end
   where f.closed_until is null or f.closed_until <= $2
   returning failures`,
);

export const forgetFailures = statement('identity.forget-failures', 'delete from phone_failures where phone = $1');

export const addChallenge = statement(
  'identity.add-challenge',
  `insert into code_challenges (id, phone, country, language, full_name, role, code_hmac, sealed_code, browser_hash, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** Conditional: the living challenge of this number that this browser asked for since $3, before it was used or guessed at to the end. */
export const correctChallenge = statement<{ id: string; created_at: Date; expires_at: Date }>(
  'identity.correct-challenge',
  `update code_challenges set country = $4, language = $5, full_name = $6, role = $7
    where phone = $1 and browser_hash = $2 and created_at > $3 and used_at is null and attempts < 5
   returning id, created_at, expires_at`,
);

export interface ChallengeRow {
  readonly id: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly full_name: string;
  readonly role: Role;
  readonly code_hmac: string;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Conditional: takes one of five guesses of a living challenge, for the browser that asked. Guesses at once follow each other on the row. */
export const takeGuess = statement<ChallengeRow>(
  'identity.take-guess',
  `update code_challenges set attempts = attempts + 1
    where id = $1 and browser_hash = $2 and attempts < 5 and used_at is null and expires_at >= $3
   returning id, phone, country, language, full_name, role, code_hmac, attempts, created_at`,
);

/** Why no guess could be taken; no row where the challenge is missing or another browser's. */
export const spentChallenge = statement<{ spent: boolean }>(
  'identity.spent-challenge',
  'select (used_at is not null or attempts >= 5) as spent from code_challenges where id = $1 and browser_hash = $2 and expires_at >= $3',
);

/** Conditional: a code opens once. */
export const useChallenge = statement('identity.use-challenge', "update code_challenges set used_at = $2, full_name = '' where id = $1 and used_at is null");

/** Conditional: the one job that gets the sealed code takes it away. */
export const takeSealedCode = statement<{ phone: string; language: Language; sealed_code: Buffer }>(
  'identity.take-sealed-code',
  `with waiting as (select id, sealed_code from code_challenges where id = $1 and sealed_code is not null for update)
   update code_challenges c set sealed_code = null from waiting
    where c.id = waiting.id and c.used_at is null and c.expires_at > $2
   returning c.phone, c.language, waiting.sealed_code`,
);

/** Puts a code back that certainly reached nobody, for the next try. */
export const putSealedCodeBack = statement('identity.put-sealed-code-back', "update code_challenges set sealed_code = $2 where id = $1 and delivery = 'waiting'");

export const noteDelivery = statement('identity.note-delivery', 'update code_challenges set delivery = $2 where id = $1');

export const forgetChallenges = statement('identity.forget-challenges', 'delete from code_challenges where expires_at < $1');

export const forgetSends = statement('identity.forget-sends', 'delete from code_sends where sent_at < $1');

export const forgetSessions = statement('identity.forget-sessions', 'delete from sessions where expires_at < $1');
