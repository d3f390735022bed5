import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import { Problem } from '../problem.ts';
import { inTransaction } from '../context.ts';
import type { Context } from '../context.ts';
import { brokenConstraint } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { isId } from '../ids.ts';
import { DAY, later } from '../time.ts';

/**
 * Locks the key for the transaction and returns the answer stored under it. `locked` is false if another request holds
 * it.
 */
const claim = statement<
  { principal: string; route: string; key: string },
  { locked: boolean; body_hash: Buffer | null; answer: string | null }
>(
  'platform.idempotency-claim',
  `select locked, body_hash, answer
     from (select pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', $principal::text, $route::text, $key::text), 1)) as locked) attempt
     left join idempotency_keys on principal = $principal and route = $route and key = $key::uuid`,
);

const store = statement<{
  principal: string;
  route: string;
  key: string;
  bodyHash: Buffer;
  status: number;
  answer: string;
  now: Date;
}>(
  'platform.idempotency-store',
  `insert into idempotency_keys (principal, route, key, body_hash, status, answer, created_at)
   values ($principal, $route, $key, $bodyHash, $status, $answer, $now)`,
);
const forget = statement<{ createdBefore: Date }>(
  'platform.idempotency-forget',
  'delete from idempotency_keys where created_at < $createdBefore',
);

export interface KeyedRequest {
  readonly principal: string;
  readonly route: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly status: number;
}

export interface IdempotentResult<Reply> {
  readonly reply: Reply;
  readonly replayed: boolean;
}

/**
 * Runs an effect at most once per person, route and key. The first answer is stored in the same transaction and
 * returned again for a repeated request. A missing key gives 400, a used key with another body 422, a key whose first
 * request still runs 409. A refusal is not stored, because it changed nothing. Answers are encrypted, and of bodies
 * only a keyed hash is stored, because both repeat what people wrote (E-01).
 */
export async function runIdempotent<Reply>(
  ctx: Context,
  request: KeyedRequest,
  effect: (ctx: Context) => Promise<Reply>,
): Promise<IdempotentResult<Reply>> {
  const { principal, route } = request;
  // The key is compared and encrypted in lower case, as the database returns ids.
  const key = request.key?.toLowerCase();
  if (key === undefined || !isId(key)) throw new Problem('idempotency-key-required');
  const bodyHash = Buffer.from(ctx.keys.sign('idempotency', JSON.stringify(request.body ?? null)), 'base64url');
  const place = `idempotency_keys.answer.${principal} ${route} ${key}`;
  try {
    return await inTransaction(ctx, async (inside) => {
      const first = await inside.db.one(claim, { principal, route, key });
      if (!first.locked) throw new Problem('request-in-progress', {}, 1);
      if (first.body_hash !== null && first.answer !== null) {
        if (!first.body_hash.equals(bodyHash)) throw new Problem('idempotency-key-reused');
        return {
          reply: JSON.parse(ctx.keys.open(place, Buffer.from(first.answer, 'base64'))) as Reply,
          replayed: true,
        };
      }
      const reply = await effect(inside);
      await inside.db.run(store, {
        principal,
        route,
        key,
        bodyHash,
        status: request.status,
        // The column is JSON: a text in it needs its quotes.
        answer: JSON.stringify(ctx.keys.seal(place, JSON.stringify(reply)).toString('base64')),
        now: ctx.clock.now(),
      });
      return { reply, replayed: false };
    });
  } catch (error) {
    // The first request ended after this one had read the table and before it got the lock. The next attempt finds the
    // answer.
    if (brokenConstraint(error) === 'idempotency_keys_pkey') throw new Problem('request-in-progress', {}, 1);
    throw error;
  }
}

/** Deletes keys after the number of days that the privacy page names. */
export async function forgetOldKeys(ctx: Context): Promise<void> {
  await ctx.db.run(forget, { createdBefore: later(ctx.clock.now(), -KEPT_DAYS.repeats * DAY) });
}
