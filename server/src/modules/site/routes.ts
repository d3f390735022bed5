import * as banners from '@tabibu/contract/banners';
import * as interests from '@tabibu/contract/country-interests';
import * as texts from '@tabibu/contract/page-texts';
import * as contract from '@tabibu/contract/site';
import * as testimonials from '@tabibu/contract/testimonials';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { requestOpeningNotice } from './request-opening-notice.ts';
import { addTestimonial, listKeptTestimonials, listTestimonials, withdrawTestimonial } from './keep-testimonials.ts';
import { addPicture, fetchPicture, readPicture } from './keep-picture.ts';
import { exportInterests, listInterests } from './list-interests.ts';
import { putHero, putHeroFromAddress, readHero } from './put-hero.ts';
import { listPageTexts, readPageText, readPageVersion } from './read-page-text.ts';
import { savePageText, takeBackPageText } from './save-page-text.ts';
import { readSite } from './read-site.ts';
import { listBanners, saveBanners } from './save-banners.ts';

const success = true as const;

export const routes: readonly Route[] = [
  route(contract.readSite, async (ctx) =>
    answer({ success: true as const, data: await readSite(ctx) }, { headers: { 'cache-control': 'no-cache' } }),
  ),
  route(contract.requestOpeningNotice, async (ctx, { body }) => ({
    success: true as const,
    data: await requestOpeningNotice(ctx, body),
  })),
  route(interests.listInterests, async (ctx) => ({ success, data: await listInterests(ctx) })),
  route(interests.exportInterests, async (ctx, { body }) => ({
    success,
    data: await exportInterests(ctx, body.country),
  })),
  route(texts.readPageText, async (ctx, { params: { page } }) =>
    answer({ success, data: await readPageText(ctx, page) }, { headers: { 'cache-control': 'no-cache' } }),
  ),
  route(texts.readPageVersion, async (ctx, { params: { page }, query: { version } }) => ({
    success,
    data: await readPageVersion(ctx, page, version),
  })),
  route(texts.listPageTexts, async (ctx) => ({ success, data: await listPageTexts(ctx) })),
  route(texts.savePageText, async (ctx, { params: { page }, body }) => ({
    success,
    data: await savePageText(ctx, page, body),
  })),
  route(texts.takeBackPageText, async (ctx, { params: { page }, body: { version } }) => ({
    success,
    data: await takeBackPageText(ctx, page, version),
  })),
  route(testimonials.listTestimonials, async (ctx, { query: { language } }) =>
    answer({ success, data: await listTestimonials(ctx, language) }, { headers: { 'cache-control': 'no-cache' } }),
  ),
  route(testimonials.listKeptTestimonials, async (ctx) => ({ success, data: await listKeptTestimonials(ctx) })),
  route(testimonials.addTestimonial, async (ctx, { body }) => ({ success, data: await addTestimonial(ctx, body) })),
  route(testimonials.withdrawTestimonial, async (ctx, { params }) => ({
    success,
    data: await withdrawTestimonial(ctx, params.testimonial_id),
  })),
  route(banners.addPicture, async (ctx, _input, { raw }) => ({ success, data: await addPicture(ctx, raw) })),
  route(banners.fetchPicture, async (ctx, { body }) => ({ success, data: await fetchPicture(ctx, body.address) })),
  route(banners.readPicture, async (ctx, { params, query: { form } }) =>
    answer(await readPicture(ctx, params.picture_id, form), {
      contentType: form.endsWith('avif') ? 'image/avif' : 'image/webp',
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    }),
  ),
  route(banners.listBanners, async (ctx) => ({ success, data: await listBanners(ctx) })),
  route(banners.saveBanners, async (ctx, { body }) => ({ success, data: await saveBanners(ctx, body) })),
  route(banners.readHero, async (ctx) => ({ success, data: await readHero(ctx) })),
  route(banners.putHero, async (ctx, { body }) => ({
    success,
    data: await (body.value === undefined ? putHero(ctx, body) : putHeroFromAddress(ctx, body.value)),
  })),
];
