import { KEPT_DAYS } from '@tabibu/contract/privacy-entries';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { hasAccount, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, HOUR, later } from '../../platform/time.ts';
import * as store from './model-store.ts';

/** How often a person may have an answer worded by a model. */
const MOST_AN_HOUR = 10;
const MOST_A_DAY = 30;

/**
 * Sets tokens aside for one answer of the model. Returns the id of the place; undefined where the person, or all people
 * together, have had enough for now.
 */
export async function reserveAsk(ctx: Context, tokens: number): Promise<string | undefined> {
  const who = hasAccount(ctx.actor) ? ctx.actor.accountId : addressPrefix(ctx.ip);
  const asker = ctx.keys.sign('address', `model ${who}`);
  const now = ctx.clock.now();
  return inTransaction(ctx, async (inside) => {
    await inside.db.one(store.lockAsks);
    const spent = await inside.db.one(store.countAsks, { asker, hourAgo: later(now, -HOUR), dayAgo: later(now, -DAY) });
    const isOver =
      spent.hour >= MOST_AN_HOUR || spent.day >= MOST_A_DAY || spent.tokens + tokens > ctx.config.TEXT_MODEL_DAY_TOKENS;
    return isOver ? undefined : (await inside.db.one(store.addAsk, { asker, now, tokens })).id;
  });
}

/** Writes what an answer cost in the end. */
export async function noteCost(ctx: Context, id: string, tokens: number): Promise<void> {
  await ctx.db.run(store.noteCost, { id, tokens });
}

/** Runs every hour: deletes what counts no more. Idempotent. */
export async function forgetAsks(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetAsks, { before: later(ctx.clock.now(), -KEPT_DAYS.model * DAY) });
}
