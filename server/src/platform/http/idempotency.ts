import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import { Problem } from '../problem.ts';
import { inTransaction } from '../context.ts';
import type { Context } from '../context.ts';
import { brokenConstraint } from '../database/database.ts';
import type { Batch } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { isId } from '../ids.ts';
import { DAY, later } from '../time.ts';

/** What was answered under the key, and whether nobody else is at work on it. */
const claim = statement<{ locked: boolean; body_hash: Buffer | null; answer: string | null }>(
  'platform.idempotency-claim',
  `select locked, body_hash, answer
     from (select pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::text, $2::text, $3::text), 1)) as locked) attempt
     left join idempotency_keys on principal = $1 and route = $2 and key = $3::uuid`,
);

interface KeptRow {
  readonly principal: string; readonly route: string; readonly key: string; readonly body_hash: string; readonly status: number; readonly answer: string; readonly created_at: Date;
}

const kept: Batch<KeptRow> = {
  statement: statement(
    'platform.idempotency-keep',
    `insert into idempotency_keys (principal, route, key, body_hash, status, answer, created_at)
     select principal, route, key, body_hash, status, answer, created_at
       from json_to_recordset($1) as kept (principal text, route text, key uuid, body_hash bytea, status integer, answer jsonb, created_at timestamptz)`,
  ),
};
const forget = statement('platform.idempotency-forget', 'delete from idempotency_keys where created_at < $1');

export interface KeyedRequest {
  readonly principal: string;
  readonly route: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly status: number;
}

export interface Once<Reply> { readonly reply: Reply; readonly replayed: boolean }

/**
 * Runs an effect at most once per person, route and key; the first answer is kept in the same transaction and given again.
 * Missing key → 400, same key with another body → 422, still running → 409. A refusal leaves no record, because it left no effect.
 * Answers are sealed and bodies kept as a keyed digest: they repeat what people wrote (E-01).
 */
export async function once<Reply>(ctx: Context, request: KeyedRequest, effect: (ctx: Context) => Promise<Reply>): Promise<Once<Reply>> {
  const { principal, route } = request;
  // One form: the database gives ids back in lower case, and an answer is sealed to the key it stands under.
  const key = request.key?.toLowerCase();
  if (key === undefined || !isId(key)) throw new Problem('idempotency-key-required');
  const bodyHash = Buffer.from(ctx.keys.sign('idempotency', JSON.stringify(request.body ?? null)), 'base64url');
  const place = `idempotency_keys.answer.${principal} ${route} ${key}`;
  try {
    return await inTransaction(ctx, async (inside) => {
      const first = await inside.db.one(claim, [principal, route, key]);
      if (!first.locked) throw new Problem('request-in-progress', {}, 1);
      if (first.body_hash !== null && first.answer !== null) {
        if (!first.body_hash.equals(bodyHash)) throw new Problem('idempotency-key-reused');
        return { reply: JSON.parse(ctx.keys.open(place, Buffer.from(first.answer, 'base64'))) as Reply, replayed: true };
      }
      const reply = await effect(inside);
      inside.db.collect(kept, {
        principal, route, key, status: request.status, created_at: ctx.clock.now(),
        body_hash: `\\x${bodyHash.toString('hex')}`, answer: ctx.keys.seal(place, JSON.stringify(reply)).toString('base64'),
      });
      return { reply, replayed: false };
    });
  } catch (error) {
    // The first request ended between our look at its answer and the lock: the next try finds the answer.
    if (brokenConstraint(error) === 'idempotency_keys_pkey') throw new Problem('request-in-progress', {}, 1);
    throw error;
  }
}

/** Forgets keys after the days that the privacy page names. */
export async function forgetOldKeys(ctx: Context): Promise<void> {
  await ctx.db.run(forget, [later(ctx.clock.now(), -KEPT_DAYS.repeats * DAY)]);
}
