import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { Role } from '@tabibu/contract/roles';

export const forgetChallengesOf = statement<{ phone: string }>(
  'identity.forget-challenges-of',
  'delete from code_challenges where phone = $phone',
);

/** Locks message budgets until the end of the transaction, so that all processes spend them one after the other. */
export const lockSends = statement(
  'identity.lock-sends',
  "select pg_advisory_xact_lock(hashtextextended('identity.code-sends', 2))",
);

/**
 * For each budget, in the given order: the time of the `allowed`-th latest message inside its window, or null when
 * fewer messages were sent.
 */
export const oldestInWindows = statement<
  { buckets: readonly string[]; allowed: readonly number[]; seconds: readonly number[]; now: Date },
  { sent_at: Date | null }
>(
  'identity.oldest-in-windows',
  `select (select s.sent_at from code_sends s
            where s.bucket = b.bucket and s.sent_at > $now::timestamptz - make_interval(secs => b.seconds)
            order by s.sent_at desc offset b.allowed - 1 limit 1) as sent_at
     from unnest($buckets::text[], $allowed::int[], $seconds::int[]) with ordinality as b (bucket, allowed, seconds, position)
    order by b.position`,
);

export const addSends = statement<{ buckets: readonly string[]; now: Date }>(
  'identity.add-sends',
  'insert into code_sends (bucket, sent_at) select distinct unnest($buckets::text[]), $now::timestamptz',
);

/** Counts in a bucket that has counted nothing since a time. Returns no row when it has. */
export const addFirstSend = statement<{ bucket: string; since: Date; now: Date }, { bucket: string }>(
  'identity.add-first-send',
  `insert into code_sends (bucket, sent_at) select $bucket, $now::timestamptz
    where not exists (select from code_sends where bucket = $bucket and sent_at > $since)
   returning bucket`,
);

/** Removes one message that was sent at `sentAt` from each of these buckets. */
export const releaseSend = statement<{ buckets: readonly string[]; sentAt: Date }>(
  'identity.release-send',
  `delete from code_sends where ctid = any (array(
     select distinct on (bucket) ctid from code_sends where bucket = any ($buckets::text[]) and sent_at = $sentAt order by bucket))`,
);

export const countSends = statement<{ bucket: string; since: Date }, { sent: number }>(
  'identity.count-sends',
  'select count(*) as sent from code_sends where bucket = $bucket and sent_at > $since',
);

/** Until when a number is locked for sign-in by SMS. Returns no row when it is not locked at `now`. */
export const lockedUntil = statement<{ phone: string; now: Date }, { closed_until: Date }>(
  'identity.locked-until',
  'select closed_until from phone_failures where phone = $phone and closed_until > $now',
);

/**
 * Counts a failed guess for a number, and locks the number until `lockedUntil` at failure number `maxFailures`. Returns
 * no row while the number is locked. After a lock has ended the count starts again at 1.
 */
export const recordFailure = statement<
  { phone: string; now: Date; maxFailures: number; closedUntil: Date },
  { failures: number }
>(
  'identity.record-failure',
  `insert into phone_failures as f (phone, failures) values ($phone, 1)
   on conflict (phone) do update
     set failures = case when f.closed_until <= $now then 1 else f.failures + 1 end,
         closed_until = case when f.closed_until is null and f.failures + 1 = $maxFailures then $closedUntil::timestamptz end
   where f.closed_until is null or f.closed_until <= $now
   returning failures`,
);

export const forgetFailures = statement<{ phone: string }>(
  'identity.forget-failures',
  'delete from phone_failures where phone = $phone',
);

export const addChallenge = statement<{
  challengeId: string;
  phone: string;
  country: CountryCode;
  language: Language;
  fullName: string;
  role: Role;
  codeHmac: string;
  sealedCode: Buffer;
  browserHash: Buffer;
  buckets: readonly string[];
  now: Date;
  expiresAt: Date;
}>(
  'identity.add-challenge',
  `insert into code_challenges (id, phone, country, language, full_name, role, code_hmac, sealed_code, browser_hash, buckets, created_at, expires_at)
   values ($challengeId, $phone, $country, $language, $fullName, $role, $codeHmac, $sealedCode, $browserHash, $buckets::text[], $now, $expiresAt)`,
);

/**
 * Replaces name, country, language and role of the challenge that this browser requested for this number after
 * `createdAfter`. Changes no row when its code was used or its guesses are used up.
 */
export const correctChallenge = statement<
  {
    phone: string;
    browserHash: Buffer;
    createdAfter: Date;
    country: CountryCode;
    language: Language;
    fullName: string;
    role: Role;
  },
  { id: string; created_at: Date; expires_at: Date }
>(
  'identity.correct-challenge',
  `update code_challenges set country = $country, language = $language, full_name = $fullName, role = $role
    where phone = $phone and browser_hash = $browserHash and created_at > $createdAfter and used_at is null and attempts < 5
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
  /** The budgets in which it was counted. */
  readonly buckets: string[];
}

/** Returns a row if a code is on its way to this number for this browser. */
export const liveChallengeOf = statement<{ phone: string; browserHash: Buffer; now: Date }, { id: string }>(
  'identity.live-challenge-of',
  `select id from code_challenges
    where phone = $phone and browser_hash = $browserHash and used_at is null and expires_at >= $now limit 1`,
);

/**
 * Takes one of the five guesses of a challenge, and of each other live one to the same number for the same browser: the
 * first message may arrive after the second was asked for. Changes no row when these are used, expired, out of guesses
 * or another browser's. The row locks make concurrent guesses run one after the other.
 */
export const takeGuess = statement<{ challengeId: string; browserHash: Buffer; now: Date }, ChallengeRow>(
  'identity.take-guess',
  `update code_challenges set attempts = attempts + 1 where id in (
     select id from code_challenges
      where phone = (select phone from code_challenges where id = $challengeId and browser_hash = $browserHash)
        and browser_hash = $browserHash and attempts < 5 and used_at is null and expires_at >= $now
      order by id for update)
   returning id, phone, country, language, full_name, role, code_hmac, attempts, created_at, buckets`,
);

/** Tells why no guess could be taken. Returns no row when the challenge is missing, expired or another browser's. */
export const spentChallenge = statement<{ challengeId: string; browserHash: Buffer; now: Date }, { spent: boolean }>(
  'identity.spent-challenge',
  'select (used_at is not null or attempts >= 5) as spent from code_challenges where id = $challengeId and browser_hash = $browserHash and expires_at >= $now',
);

/** Marks codes as used and removes the name. Leaves out those that were used before. */
export const useChallenges = statement<{ ids: readonly string[]; now: Date }>(
  'identity.use-challenges',
  "update code_challenges set used_at = $now, full_name = '' where id = any ($ids::uuid[]) and used_at is null",
);

/**
 * Returns the sealed code and removes it from the row, so that only one run of the job gets it. When the challenge is
 * used or expired, `valid` is false: the code has to be removed too, but not sent. Returns no row when it was taken
 * before.
 */
export const takeSealedCode = statement<
  { challengeId: string; now: Date },
  { phone: string; language: Language; sealed_code: Buffer; valid: boolean }
>(
  'identity.take-sealed-code',
  `with waiting as (select id, sealed_code from code_challenges where id = $challengeId and sealed_code is not null for update)
   update code_challenges c set sealed_code = null from waiting where c.id = waiting.id
   returning c.phone, c.language, waiting.sealed_code, (c.used_at is null and c.expires_at > $now) as valid`,
);

/** Stores the sealed code again for the next try, after an SMS that certainly reached nobody. */
export const putSealedCodeBack = statement<{ challengeId: string; sealedCode: Buffer }>(
  'identity.put-sealed-code-back',
  "update code_challenges set sealed_code = $sealedCode where id = $challengeId and delivery = 'waiting'",
);

export const recordDelivery = statement<{ challengeId: string; delivery: 'accepted' | 'unknown' | 'refused' }>(
  'identity.record-delivery',
  'update code_challenges set delivery = $delivery where id = $challengeId',
);

export const forgetChallenges = statement<{ before: Date }>(
  'identity.forget-challenges',
  'delete from code_challenges where expires_at < $before',
);

export const forgetSends = statement<{ before: Date }>(
  'identity.forget-sends',
  'delete from code_sends where sent_at < $before',
);
