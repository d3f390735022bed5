import { addDays } from '../../src/platform/time.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Calls what an administrator calls to read the figures and to change prices, settings, rates and banners. */
export async function changeHouse({ product, note }: ReplyRecord, browser: Visitor): Promise<void> {
  const fees = '/api/admin/consultation-fees';
  const listed = await note('fees.list-fees-for-change', browser.get(fees));
  const [{ general_video_fee, general_phone_fee, specialist_video_fee, version }] = listed.body.data;
  const wanted = { general_video_fee, general_phone_fee, specialist_video_fee, specialist_phone_fee: 16_000 };
  const saved = { ...wanted, version, planned_id: null, starts_on: null };
  await note('fees.save-fees', browser.put(`${fees}/TZ`, saved));
  await note('fees.take-back-fees', browser.post(`${fees}/TZ/take-back`, { version: version + 1 }));
  const day = addDays(product.clock.now().toISOString().slice(0, 10), 5);
  const planned = await browser.put(`${fees}/TZ`, { ...saved, version: version + 2, starts_on: day });
  await note(
    'fees.withdraw-planned-fees',
    browser.post(`${fees}/TZ/withdraw-planned`, { planned_id: planned.body.data.planned.id }),
  );
  await changeSettings(note, browser);
  await readFiguresAndSetRate(note, browser);
  await changeCarePlans(note, browser);
  await changeBanners(note, browser, `${product.sandboxUrl}/sandbox/pictures/whole.png`);
}

async function changeSettings(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const settings = '/api/admin/settings';
  const body = { version: 0, value: '24/7' };
  const changed = await note('settings.change-setting', browser.put(`${settings}/figure_support`, body));
  const { version } = changed.body.data;
  await note('settings.take-back-setting', browser.post(`${settings}/figure_support/take-back`, { version }));
  await note('settings.list-settings', browser.get(settings));
  await keepSpecialties(note, browser);
  const texts = { version: 0, body: { sw: 'Sisi', en: 'Us', fr: 'Nous' }, begins_on: null };
  await note('site.save-page-text', browser.put('/api/admin/page-texts/about', texts));
  await note('site.read-page-text', browser.get('/api/page-texts/about'));
  await note('site.read-page-version', browser.get('/api/page-texts/about/version?version=1'));
  await note('site.take-back-page-text', browser.post('/api/admin/page-texts/about/take-back', { version: 1 }));
  await note('site.list-page-texts', browser.get('/api/admin/page-texts'));
  await keepTestimonials(note, browser);
  await changeArticles(note, browser);
  await note('site.list-interests', browser.get('/api/admin/country-interests'));
  await note('site.export-interests', browser.post('/api/admin/country-interests/export', { country: 'GB' }));
}

async function keepTestimonials(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const testimonials = '/api/admin/testimonials';
  const words = { sw: 'Daktari alinisikiliza.', en: '', fr: '' };
  const told = { name: 'Neema K.', words, consented_on: '2026-01-05', consent_how: 'written' };
  await note('site.add-testimonial', browser.post(testimonials, told));
  await note('site.list-testimonials', browser.get('/api/testimonials?language=en'));
  const kept = await note('site.list-kept-testimonials', browser.get(testimonials));
  await note('site.withdraw-testimonial', browser.post(`${testimonials}/${kept.body.data[0].id}/withdraw`));
}

async function changeArticles(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const address = '/api/admin/articles/high-blood-pressure';
  await note('articles.list-articles', browser.get('/api/articles?language=sw'));
  await note('articles.read-article', browser.get('/api/articles/high-blood-pressure?language=sw'));
  await note('articles.read-like', browser.get('/api/articles/high-blood-pressure/like'));
  await note('articles.like-article', browser.post('/api/articles/high-blood-pressure/like', { liked: true }));
  await note('articles.list-for-change', browser.get('/api/admin/articles'));
  const read = await note('articles.read-for-change', browser.get(address));
  const { content, version } = read.body.data.versions[0];
  const today = { published_on: '2038-01-01', review_due: '2039-01-01' };
  await note('articles.save-article', browser.put(address, { version, content: { ...content, ...today } }));
  await note('articles.take-back-article', browser.post(`${address}/take-back`, { version: version + 1 }));
}

async function keepSpecialties(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const address = '/api/admin/specialties';
  const terms = {
    labels: { sw: 'Daktari wa Wazee', en: 'Geriatrician', fr: 'Gériatre' },
    specialist: true,
    emergency: 0,
    problems: ['other'],
    offered: true,
  };
  const added = await note('doctors.add-specialty', browser.post(address, terms));
  const { id, version } = added.body.data;
  const one = `${address}/${id}`;
  const changed = await note('doctors.change-specialty', browser.put(one, { ...terms, emergency: 3, version }));
  await note('doctors.list-specialties', browser.get(address));
  const back = await note(
    'doctors.take-back-specialty',
    browser.post(`${one}/take-back`, { version: changed.body.data.version }),
  );
  await note('doctors.remove-specialty', browser.post(`${one}/remove`, { version: back.body.data.version }));
}

async function readFiguresAndSetRate(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const rates = '/api/admin/exchange-rates';
  await note('exchange-rates.list-rates', browser.get(rates));
  await note('exchange-rates.set-rate', browser.post(rates, { currency: 'KES', rate: '19.5', version: 1 }));
  await note('reports.read-dashboard', browser.get('/api/admin/dashboard'));
  await note('reports.read-stats', browser.get('/api/admin/dashboard/stats'));
  await note('reports.list-activity', browser.get('/api/admin/dashboard/activity'));
  await note('reports.read-revenue', browser.get('/api/admin/revenue'));
  await note('reports.export-revenue', browser.get('/api/admin/revenue/export'));
}

async function changeCarePlans(note: ReplyRecord['note'], browser: Visitor): Promise<void> {
  const listed = await note('care-plans.list-for-change', browser.get('/api/admin/care-plans'));
  const { version, plans } = listed.body.data;
  const [family, ...others] = plans;
  const changed = { version, plans: [{ ...family, paid_calls: 20 }, ...others] };
  await note('care-plans.save-care-plans', browser.put('/api/admin/care-plans/batch', changed));
}

async function changeBanners(note: ReplyRecord['note'], browser: Visitor, address: string): Promise<void> {
  const pictures = '/api/admin/pictures';
  const picture = await note('site.fetch-picture', browser.post(`${pictures}/from-address`, { address }));
  const id = picture.body.data.id as string;
  const png = Buffer.from(ONE_PIXEL, 'base64');
  const type = { 'content-type': 'application/octet-stream' };
  await note('site.add-picture', browser.sendBytes('POST', pictures, png, type));
  await note('site.read-picture', browser.get(`/api/pictures/${id}?form=phone-webp`));
  const title = { sw: 'Chanjo', en: 'Vaccines', fr: 'Vaccins' };
  await note('site.save-banners', browser.put('/api/admin/banners', { version: 0, banners: [{ image: id, title }] }));
  await note('site.list-banners', browser.get('/api/admin/banners'));
  await note('site.put-hero', browser.put('/api/admin/hero-banner', { version: 0, picture_id: id }));
  await note('site.read-hero', browser.get('/api/admin/hero-banner'));
}

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
