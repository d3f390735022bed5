import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { SECOND } from '../../platform/time.ts';
import type { Fees } from './rules.ts';
import * as store from './store.ts';

/** How old a shown price may be. What is charged is always read from the row in force. */
const MAX_AGE = 5 * SECOND;

interface Remembered { readonly at: number; readonly fees: Promise<Map<CountryCode, Fees>> }

const remembered = new WeakMap<Database, Remembered>();

/** The four prices of a country for cards and pages; at most five seconds old, so that a list of doctors costs one query, not two. */
export async function shownPrices(ctx: Context, country: CountryCode): Promise<Fees> {
  const { db } = ctx;
  const fees = db.kind === 'transaction' ? await readAll(ctx) : await recent(ctx, db);
  const found = fees.get(country);
  if (found === undefined) throw new Error(`no prices for ${country}`);
  return found;
}

function recent(ctx: Context, db: Database): Promise<Map<CountryCode, Fees>> {
  const now = performance.now();
  const known = remembered.get(db);
  if (known !== undefined && now - known.at < MAX_AGE) return known.fees;
  const fees = readAll(ctx);
  remembered.set(db, { at: now, fees });
  fees.catch(() => remembered.delete(db));
  return fees;
}

async function readAll(ctx: Context): Promise<Map<CountryCode, Fees>> {
  const rows = await ctx.db.many(store.all);
  return new Map(rows.map((row) => [row.country, row]));
}
