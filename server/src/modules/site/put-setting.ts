import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export type SettingKey = 'printed_figures' | 'messaging_url' | 'contact_email' | 'contact_phone' | 'doctor_share';

/** Sets one setting. May be repeated. */
export async function putSetting(ctx: Context, key: SettingKey, value: string | boolean | number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.putSetting, [key, JSON.stringify(value), inside.clock.now()]);
    await audit(inside, { action: 'site.put-setting', object: 'setting', objectId: key });
  });
}
