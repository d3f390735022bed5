import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { SECOND } from '../../platform/time.ts';
import type { Fees } from './rules.ts';
import * as store from './store.ts';

/** How old a shown price may be. A charge always reads the row in force. */
const MAX_AGE = 5 * SECOND;

interface CachedFees {
  readonly at: number;
  readonly fees: Promise<Map<CountryCode, Fees>>;
}

const cached = new WeakMap<Database, CachedFees>();

/**
 * Returns the four prices of a country for cards and pages, at most five seconds old: a list of doctors then needs no
 * second query. Inside a transaction it reads the database.
 */
export async function shownPrices(ctx: Context, country: CountryCode): Promise<Fees> {
  const { db } = ctx;
  const fees = db.kind === 'transaction' ? await readAll(ctx) : await recent(ctx, db);
  const found = fees.get(country);
  if (found === undefined) throw new Error(`no prices for ${country}`);
  return found;
}

function recent(ctx: Context, db: Database): Promise<Map<CountryCode, Fees>> {
  const now = performance.now();
  const known = cached.get(db);
  if (known !== undefined && now - known.at < MAX_AGE) return known.fees;
  const fees = readAll(ctx);
  cached.set(db, { at: now, fees });
  fees.catch(() => cached.delete(db));
  return fees;
}

async function readAll(ctx: Context): Promise<Map<CountryCode, Fees>> {
  const rows = await ctx.db.many(store.all);
  return new Map(rows.map((row) => [row.country, store.feesOf(row)]));
}
