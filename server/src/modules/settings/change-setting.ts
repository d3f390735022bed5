import type { SettingBody } from '@tabibu/contract/house-settings';
import { isTypedTwice, settingValue } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import { valueNow } from './rules.ts';
import { showSettings } from './show-settings.ts';
import { lockSetting, writeSetting } from './write-setting.ts';

interface Wish {
  readonly key: SettingKey;
  /** The version that the administrator saw. */
  readonly version: number;
  /** As the command takes it; null takes the value away. */
  readonly value: string | null;
  /** The same once more, for what has to be typed twice. */
  readonly repeated?: string | undefined;
}

/**
 * Changes a setting for an administrator, or takes its value away. Throws `setting-invalid`, `setting-not-repeated` for
 * emergency numbers that were not typed twice alike, `step-up-required`, and `setting-changed` when somebody else has
 * changed it since.
 */
export async function changeSetting(
  ctx: Context,
  { key, version, value: given, repeated }: Wish,
): Promise<SettingBody> {
  const value = given === null ? null : valueNow(key, given, ctx.clock.now());
  if (given !== null && value === null) throw new Problem('setting-invalid');
  if (value !== null && isTypedTwice(key) && settingValue(key, repeated ?? '') !== value)
    throw new Problem('setting-not-repeated');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest] = await lockSetting(inside, key);
    if ((newest?.id ?? 0) !== version) throw new Problem('setting-changed');
    await writeSetting(inside, key, value);
    await audit(inside, { action: 'settings.change-setting', object: 'setting', objectId: key });
    return showOne(inside, key);
  });
}

/**
 * Takes back the newest change of a setting: the value before it holds again, as a new change. Throws
 * `step-up-required`, `setting-changed` when that change is not the newest any more or there is none, and
 * `setting-invalid` when the value before it is not possible any more, such as a day that is over.
 */
export async function takeBackSetting(ctx: Context, key: SettingKey, version: number): Promise<SettingBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest, before] = await lockSetting(inside, key);
    if (newest?.id !== version) throw new Problem('setting-changed');
    const old = before?.value ?? null;
    const value = old === null ? null : valueNow(key, String(old), inside.clock.now());
    if (old !== null && value === null) throw new Problem('setting-invalid');
    await writeSetting(inside, key, value);
    await audit(inside, { action: 'settings.take-back-setting', object: 'setting', objectId: key });
    return showOne(inside, key);
  });
}

async function showOne(inside: Context, key: SettingKey): Promise<SettingBody> {
  return (await showSettings(inside, [key]))[0]!;
}
