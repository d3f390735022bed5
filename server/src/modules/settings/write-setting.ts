import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingValue } from '@tabibu/contract/setting-forms';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { forgetRecentSettings } from './read-settings.ts';
import * as store from './store.ts';

/**
 * The picture of the web home and the specialties are settings too; `site` and `doctors` change them by their own
 * calls.
 */
export type KeptKey = SettingKey | 'hero_banner' | `specialty:${string}`;

/** A value that a setting had from an instant on; null: it was not set. */
export interface SettingChange {
  /** Grows with each change of any setting. */
  readonly id: number;
  readonly value: unknown;
  /** The account of the administrator; null for an operator, who used the command. */
  readonly by: string | null;
  readonly at: Date;
}

/**
 * Locks a setting until the transaction ends, so that changes of it come one after the other, and returns its newest
 * changes, newest first. Call it before `writeSetting`.
 */
export async function lockSetting(inside: Context, key: KeptKey): Promise<SettingChange[]> {
  await inside.db.run(store.lock, { key });
  return changesOf(inside, key, 2);
}

/** Returns the newest changes of a setting, newest first. */
export async function changesOf(ctx: Context, key: KeptKey, most: number): Promise<SettingChange[]> {
  return (await ctx.db.many(store.changes, { keys: [key], most })).map(toChange);
}

/** Returns the newest changes of each of several settings, newest first. */
export async function changesOfMany(
  ctx: Context,
  keys: readonly KeptKey[],
  most: number,
): Promise<ReadonlyMap<string, SettingChange[]>> {
  const rows = await ctx.db.many(store.changes, { keys, most });
  return new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => [key, own.map(toChange)]));
}

/** Stores a value, or null for none, with who set it. Inside a transaction that has locked the setting. */
export async function writeSetting(inside: Context, key: KeptKey, value: SettingValue | object | null): Promise<void> {
  const now = inside.clock.now();
  const text = value === null ? null : JSON.stringify(value);
  if (text === null) await inside.db.run(store.remove, { key });
  else await inside.db.run(store.put, { key, value: text, now });
  const by = hasAccount(inside.actor) ? inside.actor.accountId : null;
  await inside.db.run(store.noteChange, { key, value: text, by, now });
  forgetRecentSettings(inside);
}

function toChange({ id, value, changed_by: by, changed_at: at }: store.ChangeRow): SettingChange {
  return { id, value, by, at };
}
