import type { SettingKey } from '@tabibu/contract/settings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readSettings } from './read-settings.ts';
import { lockSetting, writeSetting } from './write-setting.ts';

/** Takes the value of one setting away, for an operator. Returns false when it was not set. */
export async function removeSetting(ctx: Context, key: SettingKey): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await lockSetting(inside, key);
    if (!(await readSettings(inside)).has(key)) return false;
    await writeSetting(inside, key, null);
    await audit(inside, { action: 'settings.remove-setting', object: 'setting', objectId: key });
    return true;
  });
}
