import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope, personText } from './fields.ts';
import { MOST_BANNERS, PICTURE_BYTES, PICTURE_FORMS, PRINTED_SLIDES } from './banner-limits.ts';

const Title = z.strictObject({ sw: personText(80), en: personText(80), fr: personText(80) });

/** A picture of a public page, drawn anew by the server. */
const Picture = z.strictObject({
  id: Id,
  /** Where it was fetched from; null for a file that was sent. */
  address: z.string().nullable(),
  /** Of the wide form, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** A banner of the phone home; `image` is the id of a picture or the name of a printed slide, which has none. */
const Banner = z.strictObject({ image: z.union([Id, z.enum(PRINTED_SLIDES)]), title: Title });

const BannerList = z.strictObject({
  /** 0 while the four printed banners were never changed. */
  version: z.int(),
  banners: z.array(Banner),
  /** The lists that were shown before and now, newest first, with who saved them. */
  history: z.array(
    z.strictObject({ version: z.int(), banners: z.array(Banner), by: z.string().nullable(), at: Instant }),
  ),
  /** The four printed banners. */
  defaults: z.array(Banner),
  /** The pictures that these banners name. */
  pictures: z.array(Picture),
});

const Hero = z.strictObject({
  /** Grows with each change. */
  version: z.int(),
  /** Null: the default picture is shown. */
  picture: Picture.nullable(),
  history: z.array(z.strictObject({ picture: Picture.nullable(), by: z.string().nullable(), at: Instant })),
});

export const addPicture = endpoint({
  id: 'site.add-picture',
  method: 'POST',
  path: '/api/admin/pictures',
  summary: 'Send a JPEG or PNG of at most 5 MB for a banner; it is drawn anew in the sizes that are shown',
  access: ['administrator'],
  limit: 'write',
  heavy: 'picture',
  sends: 'application/octet-stream',
  bodyLimit: PICTURE_BYTES,
  reply: envelope(Picture),
  status: 201,
  problems: ['picture-refused'],
});

export const fetchPicture = endpoint({
  id: 'site.fetch-picture',
  method: 'POST',
  path: '/api/admin/pictures/from-address',
  summary: 'Fetch a JPEG or PNG of at most 5 MB from a public https address for a banner (C82)',
  access: ['administrator'],
  limit: 'write',
  heavy: 'picture',
  body: z.strictObject({ address: z.string().max(2000) }),
  reply: envelope(Picture),
  status: 201,
  problems: ['picture-address-invalid', 'picture-unreachable'],
});

export const readPicture = endpoint({
  id: 'site.read-picture',
  method: 'GET',
  path: '/api/pictures/:picture_id',
  summary: 'A picture of a public page in one of its forms; those for phones have at most 40 kB',
  access: ['anyone'],
  limit: 'read',
  owns: { picture_id: 'picture' },
  params: z.strictObject({ picture_id: Id }),
  query: z.strictObject({ form: z.enum(PICTURE_FORMS) }),
  reply: z.string(),
  media: ['image/avif', 'image/webp'],
  problems: ['not-found'],
});

export const listBanners = endpoint({
  id: 'site.list-banners',
  method: 'GET',
  path: '/api/admin/banners',
  summary: 'The banners of the phone home with their history, and the four printed ones',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(BannerList),
});

export const saveBanners = endpoint({
  id: 'site.save-banners',
  method: 'PUT',
  path: '/api/admin/banners',
  summary: 'Replace the banners of the phone home, in the order in which they are shown',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({
    /** The version that the administrator saw. */
    version: z.int(),
    banners: z.array(z.strictObject({ image: z.string().max(60), title: Title })).max(MOST_BANNERS),
  }),
  reply: envelope(BannerList),
  problems: ['step-up-required', 'banners-incomplete', 'banners-changed'],
});

export const readHero = endpoint({
  id: 'site.read-hero',
  method: 'GET',
  path: '/api/admin/hero-banner',
  summary: 'The picture behind the heading of the web home, with its history',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(Hero),
});

export const putHero = endpoint({
  id: 'site.put-hero',
  method: 'PUT',
  path: '/api/admin/hero-banner',
  summary: 'Set the picture behind the heading of the web home; null shows the default again',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({
    version: z.int().optional(),
    picture_id: Id.nullable().optional(),
    key: z.literal('hero_banner').optional(),
    /** As printed: the picture at this address is fetched and kept, in place of whatever is set (API-27). */
    value: z.string().max(2000).optional(),
  }),
  reply: envelope(Hero),
  problems: ['step-up-required', 'not-found', 'banners-changed', 'picture-address-invalid', 'picture-unreachable'],
});

export type PictureBody = z.infer<typeof Picture>;
export type BannerListBody = z.infer<typeof BannerList>;
export type BannerBody = BannerListBody['banners'][number];
export type HeroBody = z.infer<typeof Hero>;
