import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingValue } from '@tabibu/contract/setting-forms';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import * as store from './store.ts';

/** What is stored, by key. */
export type StoredSettings = ReadonlyMap<string, unknown>;

/** How old a setting of `recentSettings` may be. */
const MAX_AGE = 5 * SECOND;
/** By the pool of connections: each process has one, while each request acts through a `Database` of its own. */
let cached = new WeakMap<object, { readonly at: number; readonly settings: Promise<StoredSettings> }>();

/** Returns the settings that are stored now. */
export async function readSettings(ctx: Context): Promise<StoredSettings> {
  return new Map((await ctx.db.many(store.all)).map((row) => [row.key, row.value]));
}

/**
 * Returns the settings, at most five seconds old on every process, for what is shown often; a list of doctors then
 * needs no second query. Inside a transaction it reads the database.
 */
export async function recentSettings(ctx: Context): Promise<StoredSettings> {
  if (ctx.db.kind === 'transaction') return readSettings(ctx);
  const { pool } = ctx.db;
  const now = performance.now();
  const known = cached.get(pool);
  if (known !== undefined && now - known.at < MAX_AGE) return known.settings;
  const settings = readSettings(ctx);
  // A change of this process replaces the map, so what was read before it is kept in a map that nobody asks any more.
  const own = cached.set(pool, { at: now, settings });
  settings.catch(() => own.delete(pool));
  return settings;
}

/** Lets this process read settings anew after the caller's transaction, so that whoever changed one sees it at once. */
export function forgetRecentSettings({ db }: Context): void {
  if (db.kind === 'transaction')
    db.afterCommit(() => {
      cached = new WeakMap();
    });
}

/** Returns the value of a setting; what holds without it when it is not set. Pure. */
export function settingIn(settings: StoredSettings, key: SettingKey): SettingValue | null {
  return (settings.get(key) as SettingValue | undefined) ?? SETTINGS[key].fallback;
}

/** Returns a setting as text; null when there is none. Pure. */
export function textIn(settings: StoredSettings, key: SettingKey): string | null {
  const value = settingIn(settings, key);
  return typeof value === 'string' && value !== '' ? value : null;
}
