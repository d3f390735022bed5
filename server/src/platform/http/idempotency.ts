import { Problem } from '../problem.ts';
import { inTransaction } from '../context.ts';
import type { Context } from '../context.ts';
import { statement } from '../database/statement.ts';
import { DAY, later } from '../time.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const lock = statement<{ locked: boolean }>('platform.idempotency-lock', 'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as locked');
const find = statement<{ body_hash: Buffer; status: number; answer: string }>(
  'platform.idempotency-find',
  'select body_hash, status, answer from idempotency_keys where principal = $1 and route = $2 and key = $3',
);
const keep = statement(
  'platform.idempotency-keep',
  'insert into idempotency_keys (principal, route, key, body_hash, status, answer, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
);
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
  const { principal, route, key } = request;
  if (key === undefined || !UUID.test(key)) throw new Problem('idempotency-key-required');
  const bodyHash = Buffer.from(ctx.keys.sign('idempotency', JSON.stringify(request.body ?? null)), 'base64url');
  const place = `idempotency_keys.answer.${principal} ${route} ${key}`;
  return inTransaction(ctx, async (inside) => {
    const { locked } = await inside.db.one(lock, [`${principal} ${route} ${key}`]);
    if (!locked) throw new Problem('request-in-progress', {}, 1);
    const first = await inside.db.maybe(find, [principal, route, key]);
    if (first !== undefined) {
      if (!first.body_hash.equals(bodyHash)) throw new Problem('idempotency-key-reused');
      return { reply: JSON.parse(ctx.keys.open(place, Buffer.from(first.answer, 'base64'))) as Reply, replayed: true };
    }
    const reply = await effect(inside);
    await inside.db.run(keep, [principal, route, key, bodyHash, request.status, JSON.stringify(ctx.keys.seal(place, JSON.stringify(reply)).toString('base64')), ctx.clock.now()]);
    return { reply, replayed: false };
  });
}

/** Forgets keys older than seven days. */
export async function forgetOldKeys(ctx: Context): Promise<void> {
  await ctx.db.run(forget, [later(ctx.clock.now(), -7 * DAY)]);
}
