import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export interface Setting {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly mustBe: string;
}

/** Returns every setting with its value, or null, and a description of valid values. */
export async function listSettings(ctx: Context): Promise<Setting[]> {
  const set = new Map((await ctx.db.many(store.settings)).map((row) => [row.key, row.value]));
  return (Object.keys(SETTINGS) as SettingKey[]).map((key) => ({
    key,
    value: set.get(key) ?? null,
    mustBe: SETTINGS[key].mustBe,
  }));
}
