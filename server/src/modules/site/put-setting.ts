import { SETTINGS, settingValue } from '@tabibu/contract/settings';
import type { SettingKey, SettingValue } from '@tabibu/contract/settings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Sets one setting. May be repeated. Throws a RangeError that says what it must be for a value that cannot be this setting's. */
export async function putSetting(ctx: Context, key: SettingKey, given: SettingValue): Promise<void> {
  const value = settingValue(key, String(given));
  if (value === null) throw new RangeError(`${key} must be ${SETTINGS[key].mustBe}`);
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.putSetting, [key, JSON.stringify(value), inside.clock.now()]);
    await audit(inside, { action: 'site.put-setting', object: 'setting', objectId: key });
  });
}
