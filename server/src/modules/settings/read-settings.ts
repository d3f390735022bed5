import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingValue } from '@tabibu/contract/setting-forms';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { SECOND } from '../../platform/time.ts';
import * as store from './store.ts';

/** What is stored, by key. */
export type StoredSettings = ReadonlyMap<string, unknown>;

/** How old a setting of `recentSettings` may be. */
const MAX_AGE = 5 * SECOND;
const cached = new WeakMap<Database, { readonly at: number; readonly settings: Promise<StoredSettings> }>();

/** Returns the settings that are stored now. */
export async function readSettings(ctx: Context): Promise<StoredSettings> {
  return new Map((await ctx.db.many(store.all)).map((row) => [row.key, row.value]));
}

/**
 * Returns the settings, at most five seconds old on every process, for what is shown often; a list of doctors then
 * needs no second query. Inside a transaction it reads the database.
 */
export async function recentSettings(ctx: Context): Promise<StoredSettings> {
  const { db } = ctx;
  if (db.kind === 'transaction') return readSettings(ctx);
  const now = performance.now();
  const known = cached.get(db);
  if (known !== undefined && now - known.at < MAX_AGE) return known.settings;
  const settings = readSettings(ctx);
  cached.set(db, { at: now, settings });
  settings.catch(() => cached.delete(db));
  return settings;
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
