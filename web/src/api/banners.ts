import type { BodyOf } from '@tabibu/contract/api-calls';
import type { BannerListBody, HeroBody, PictureBody } from '@tabibu/contract/banners';
import { callApi, dataOf, fetchApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { BannerListBody, HeroBody, PictureBody };

/** Query of the banners of the phone home with their history, for administrators. */
export const bannersQuery = () => apiQuery('GET /api/admin/banners', 0);

/** Query of the hero banner with its history, for administrators. */
export const heroQuery = () => apiQuery('GET /api/admin/hero-banner', 0);

/** Replaces the banners of the phone home. */
export function saveBanners(body: BodyOf<'PUT /api/admin/banners'>): Promise<BannerListBody> {
  return callApi('PUT /api/admin/banners', { body });
}

/** Sets the hero banner; null shows the default again. */
export function putHero(body: BodyOf<'PUT /api/admin/hero-banner'>): Promise<HeroBody> {
  return callApi('PUT /api/admin/hero-banner', { body });
}

/** Has the server fetch and keep the picture of an https address. */
export function fetchPicture(address: string): Promise<PictureBody> {
  return callApi('POST /api/admin/pictures/from-address', { body: { address } });
}

/** Sends a picture, which the server keeps. */
export async function sendPicture(file: Blob): Promise<PictureBody> {
  return dataOf((await fetchApi('POST', '/api/admin/pictures', { body: file })).body) as PictureBody;
}

/** Returns the path of a picture without its form; undefined for a printed slide, which has none. */
export function pathOf(image: string): string | undefined {
  return image === '' || image.startsWith('slide') ? undefined : `/api/pictures/${image}`;
}
