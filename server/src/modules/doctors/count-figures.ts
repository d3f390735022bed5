import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import * as store from './store.ts';

export interface Figures {
  readonly doctors: number;
  readonly countries: number;
  /** Mean of all ratings, null while there is none. */
  readonly meanRating: number | null;
  readonly ratings: number;
}

/** Counting a million doctors takes longer than a visitor should wait, so the figures may be ten seconds old. */
const MAX_AGE = 10 * SECOND;
const counted = new WeakMap<Config, { at: number; figures: Promise<Figures> }>();

/**
 * Returns the figures of the home page: the visible doctors, their countries, and the mean and number of their ratings
 * (W17).
 */
export function figures(ctx: Context): Promise<Figures> {
  const known = counted.get(ctx.config);
  if (known !== undefined && performance.now() - known.at < MAX_AGE) return known.figures;
  const fresh = count(ctx);
  counted.set(ctx.config, { at: performance.now(), figures: fresh });
  fresh.catch(() => counted.delete(ctx.config));
  return fresh;
}

/** Makes the next call of `figures` count again, because a doctor was added or has left. */
export function forgetFigures(ctx: Context): void {
  counted.delete(ctx.config);
}

async function count(ctx: Context): Promise<Figures> {
  const { doctors, countries, stars, ratings } = await ctx.db.one(store.figures);
  return { doctors, countries, ratings, meanRating: ratings === 0 ? null : stars / ratings };
}
