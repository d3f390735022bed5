import { SETTING_KEYS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingBody } from '@tabibu/contract/house-settings';
import type { Context } from '../../platform/context.ts';
import { namesOfActors } from '../identity/index.ts';
import { readSettings } from './read-settings.ts';
import * as store from './store.ts';

/** How many changes of a setting an administrator sees. */
const MOST_CHANGES = 10;

/** Returns all settings, or these, with their values and newest changes, for administrators. */
export async function showSettings(ctx: Context, keys: readonly SettingKey[] = SETTING_KEYS): Promise<SettingBody[]> {
  const set = await readSettings(ctx);
  const changes = await ctx.db.many(store.changes, { keys, most: MOST_CHANGES });
  const names = await namesOfActors(
    ctx,
    changes.flatMap(({ changed_by: by }) => by ?? []),
  );
  const byKey = Map.groupBy(changes, ({ key }) => key);
  return keys.map((key) => {
    const history = byKey.get(key) ?? [];
    return {
      key,
      value: asValue(set.get(key)),
      version: history[0]?.id ?? 0,
      history: history.map(({ value, changed_by: by, changed_at: at }) => ({
        value: asValue(value),
        by: by === null ? null : (names.get(by) ?? null),
        at: at.toISOString(),
      })),
    };
  });
}

function asValue(value: unknown): SettingBody['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
