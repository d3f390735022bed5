import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

export interface ChangeRow {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
  readonly changed_by: string | null;
  readonly changed_at: Date;
}

export const all = statement<NoValues, SettingRow>('settings.all', 'select key, value from site_settings');

export const put = statement<{ key: string; value: string; now: Date }>(
  'settings.put',
  `insert into site_settings (key, value, updated_at) values ($key, $value, $now)
   on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
);

export const remove = statement<{ key: string }>('settings.remove', 'delete from site_settings where key = $key');

/** The newest changes of each of these settings, newest first. */
export const changes = statement<{ keys: readonly string[]; most: number }, ChangeRow>(
  'settings.changes',
  `select id, key, value, changed_by, changed_at from (
     select id::int, key, value, changed_by, changed_at, row_number() over (partition by key order by site_setting_changes.id desc) as place
     from site_setting_changes where key = any ($keys)) as newest
   where place <= $most order by id desc`,
);

export const noteChange = statement<{ key: string; value: string | null; by: string | null; now: Date }>(
  'settings.note-change',
  'insert into site_setting_changes (key, value, changed_by, changed_at) values ($key, $value::jsonb, $by, $now)',
);

/** Lets changes of a setting come one after the other until the transaction ends. */
export const lock = statement<{ key: string }>(
  'settings.lock',
  "select pg_advisory_xact_lock(hashtext('site-setting ' || $key))",
);
