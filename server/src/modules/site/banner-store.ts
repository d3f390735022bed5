import type { BannerBody } from '@tabibu/contract/banners';
import type { PictureForm } from '@tabibu/contract/banner-limits';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

export interface PictureRow {
  readonly id: string;
  readonly address: string | null;
  readonly width: number;
  readonly height: number;
}

export interface BannersRow {
  readonly version: number;
  readonly banners: readonly BannerBody[];
  readonly saved_by: string;
  readonly saved_at: Date;
}

export interface SettingChangeRow {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
  readonly changed_by: string | null;
  readonly changed_at: Date;
}

export const addPicture = statement<{
  id: string;
  phoneAvif: Buffer;
  phoneWebp: Buffer;
  wideAvif: Buffer;
  wideWebp: Buffer;
  width: number;
  height: number;
  address: string | null;
  by: string;
  now: Date;
}>(
  'site.add-picture',
  `insert into site_pictures (id, phone_avif, phone_webp, wide_avif, wide_webp, width, height, address, added_by, added_at)
   values ($id, $phoneAvif, $phoneWebp, $wideAvif, $wideWebp, $width, $height, $address, $by, $now)`,
);

export const picture = statement<{ id: string; form: PictureForm }, { bytes: Buffer }>(
  'site.picture',
  `select case $form when 'phone-avif' then phone_avif when 'phone-webp' then phone_webp when 'wide-avif' then wide_avif else wide_webp end as bytes
   from site_pictures where id = $id`,
);

export const pictures = statement<{ ids: readonly string[] }, PictureRow>(
  'site.pictures',
  'select id, address, width, height from site_pictures where id = any ($ids)',
);

/** The banners that are shown; no row while the printed ones were never changed. */
export const newestBanners = statement<NoValues, BannersRow>(
  'site.newest-banners',
  'select version, banners, saved_by, saved_at from mobile_banners order by version desc limit 1',
);

export const bannerVersions = statement<{ most: number }, BannersRow>(
  'site.banner-versions',
  'select version, banners, saved_by, saved_at from mobile_banners order by version desc limit $most',
);

/** Adds the next list of banners. Adds no row when somebody else has added that version. */
export const addBanners = statement<{ version: number; banners: string; by: string; now: Date }>(
  'site.add-banners',
  `insert into mobile_banners (version, banners, saved_by, saved_at) values ($version, $banners, $by, $now)
   on conflict (version) do nothing`,
);

/** The changes of a setting, newest first. */
export const settingChanges = statement<{ key: string; most: number }, SettingChangeRow>(
  'site.setting-changes',
  `select id::int, key, value, changed_by, changed_at from site_setting_changes where key = $key order by id desc limit $most`,
);

export const noteSettingChange = statement<{ key: string; value: string | null; by: string | null; now: Date }>(
  'site.note-setting-change',
  'insert into site_setting_changes (key, value, changed_by, changed_at) values ($key, $value::jsonb, $by, $now)',
);

/** Lets changes of a setting come one after the other until the transaction ends. */
export const lockSetting = statement<{ key: string }>(
  'site.lock-setting',
  "select pg_advisory_xact_lock(hashtext('site-setting ' || $key))",
);
