import { SETTING_KEYS, settingRule } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { Context } from '../../platform/context.ts';
import { readSettings } from './read-settings.ts';

interface ListedSetting {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly mustBe: string;
}

/** Returns every setting with its value, or null, and a description of valid values, for an operator. */
export async function listSettings(ctx: Context): Promise<ListedSetting[]> {
  const set = await readSettings(ctx);
  return SETTING_KEYS.map((key) => ({ key, value: set.get(key) ?? null, mustBe: settingRule(key) }));
}
