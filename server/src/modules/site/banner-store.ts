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
