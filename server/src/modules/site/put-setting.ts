import { SETTINGS, settingValue } from '@tabibu/contract/settings';
import type { SettingKey, SettingValue } from '@tabibu/contract/settings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import * as store from './store.ts';

/**
 * Stores one setting. Throws a RangeError that describes the valid values when the value is invalid; a day that is over
 * is invalid too, because it would take doctors out of service at once. May be repeated.
 */
export async function putSetting(ctx: Context, key: SettingKey, given: SettingValue): Promise<void> {
  const value = settingValue(key, String(given));
  const isOver = key === 'unchecked_licences_until' && String(value) < wallClock(ctx.clock.now(), 'UTC').day;
  if (value === null || isOver) throw new RangeError(`${key} must be ${SETTINGS[key].mustBe}`);
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.putSetting, { key, value: JSON.stringify(value), now: inside.clock.now() });
    await audit(inside, { action: 'site.put-setting', object: 'setting', objectId: key });
  });
}
