import type { SettingKey } from '@tabibu/contract/settings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Deletes one setting, so that the site no longer shows its value. Returns false when it was not set. */
export async function removeSetting(ctx: Context, key: SettingKey): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(store.removeSetting, { key })) === 0) return false;
    await audit(inside, { action: 'site.remove-setting', object: 'setting', objectId: key });
    return true;
  });
}
