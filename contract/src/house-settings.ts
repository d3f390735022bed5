import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';
import { SETTING_KEYS } from './settings.ts';
import type { SettingKey } from './settings.ts';

const Key = z.enum(SETTING_KEYS as [SettingKey, ...SettingKey[]]);
/** Null: it is not set, so that its fallback holds or what it names is not shown. */
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const Setting = z.strictObject({
  key: Key,
  value: Value,
  /** Grows with each change; 0 while it was never changed. */
  version: z.int(),
  /** The newest changes, newest first; `by` is null for an operator, who used the command. */
  history: z.array(z.strictObject({ value: Value, by: z.string().nullable(), at: Instant })),
});

const ofSetting = { owns: { key: 'setting' }, params: z.strictObject({ key: Key }) } as const;

export const listSettings = endpoint({
  id: 'settings.list-settings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Every setting of the house with its value and its newest changes',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(Setting)),
});

export const changeSetting = endpoint({
  id: 'settings.change-setting',
  method: 'PUT',
  path: '/api/admin/settings/:key',
  summary: 'Change one setting of the house; null takes its value away',
  access: ['administrator'],
  limit: 'write',
  ...ofSetting,
  body: z.strictObject({
    /** The version that the administrator saw. */
    version: z.int(),
    /** As the command takes it: 'true', '80', 'mon-fri 08:00-20:00'. */
    value: z.string().max(6000).nullable(),
    /** The same once more, for what has to be typed twice: emergency numbers. */
    repeated: z.string().max(2000).optional(),
  }),
  reply: envelope(Setting),
  problems: ['step-up-required', 'setting-invalid', 'setting-not-repeated', 'setting-changed'],
});

export const takeBackSetting = endpoint({
  id: 'settings.take-back-setting',
  method: 'POST',
  path: '/api/admin/settings/:key/take-back',
  summary: 'Take back the newest change of a setting: the value before it holds again',
  access: ['administrator'],
  limit: 'write',
  ...ofSetting,
  body: z.strictObject({ version: z.int() }),
  reply: envelope(Setting),
  problems: ['step-up-required', 'setting-invalid', 'setting-changed'],
});

export type SettingBody = z.infer<typeof Setting>;
