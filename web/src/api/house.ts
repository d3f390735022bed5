import type { BodyOf } from '@tabibu/contract/api-calls';
import type { CountryCode } from '@tabibu/contract/countries';
import type { WaitingCountryBody } from '@tabibu/contract/country-interests';
import type { SettingBody } from '@tabibu/contract/house-settings';
import type { SettingKey } from '@tabibu/contract/settings';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { SettingBody, WaitingCountryBody };

/** Query of every setting of the house with its history, for administrators. */
export const settingsQuery = () => apiQuery('GET /api/admin/settings', 0);

/** Changes a setting, or takes its value away (null). `version` is the one that was seen. */
export function changeSetting(key: SettingKey, body: BodyOf<'PUT /api/admin/settings/:key'>): Promise<SettingBody> {
  return callApi('PUT /api/admin/settings/:key', { params: { key }, body });
}

/** Takes the newest change of a setting back. */
export function takeBackSetting(key: SettingKey, version: number): Promise<SettingBody> {
  return callApi('POST /api/admin/settings/:key/take-back', { params: { key }, body: { version } });
}

/** Query of the people who asked to be told when a country opens. */
export const interestsQuery = () => apiQuery('GET /api/admin/country-interests', 0);

/** Returns the whole numbers of those who wait for a country as a table, with the name of its file. */
export function exportInterests(country: CountryCode): Promise<{ name: string; csv: string }> {
  return callApi('POST /api/admin/country-interests/export', { body: { country } });
}
