import { settingRule } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingValue } from '@tabibu/contract/setting-forms';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { valueNow } from './rules.ts';
import { lockSetting, writeSetting } from './write-setting.ts';

/**
 * Stores one setting for an operator. Throws a RangeError that describes the valid values when the value is invalid.
 * May be repeated.
 */
export async function putSetting(ctx: Context, key: SettingKey, given: SettingValue): Promise<void> {
  const value = valueNow(key, String(given), ctx.clock.now());
  if (value === null) throw new RangeError(`${key} must be ${settingRule(key)}`);
  await inTransaction(ctx, async (inside) => {
    await lockSetting(inside, key);
    await writeSetting(inside, key, value);
    await audit(inside, { action: 'settings.put-setting', object: 'setting', objectId: key });
  });
}
