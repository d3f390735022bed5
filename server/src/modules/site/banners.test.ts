import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import type { BannerListBody, PictureBody } from '@tabibu/contract/banners';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
// A sign-in counts as a fresh factor for five minutes, and a test moves the clock.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
});

const TITLE = { sw: 'Chanjo', en: 'Vaccines', fr: 'Vaccins' };
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const SQUARE = { create: { width: 8, height: 8, channels: 3 as const, background: '#fff' } };
const PICTURES = '/api/admin/pictures';
const banners = async () => (await one.get('/api/admin/banners')).body.data as BannerListBody;
const site = async () => (await product.visitor().get('/api/site')).body.data;
const fetched = (name: string) =>
  one.post(`${PICTURES}/from-address`, { address: `${product.sandboxUrl}/sandbox/pictures/${name}` });
const send = (bytes: Buffer) => one.sendBytes('POST', PICTURES, bytes, { 'content-type': 'application/octet-stream' });
const aPicture = async () => (await fetched('whole.png')).body.data as PictureBody;

test('a picture of an address is kept in four forms, and those for phones have at most 40 kB (ADM-BAN-03, C82)', async () => {
  const picture = await aPicture();
  expect(picture).toMatchObject({ width: 1600, height: 900, address: expect.stringContaining('whole.png') });
  for (const [form, format, width] of [
    ['phone-avif', 'heif', 800],
    ['phone-webp', 'webp', 800],
    ['wide-avif', 'heif', 1600],
    ['wide-webp', 'webp', 1600],
  ] as const) {
    const response = await product.app.inject({ url: `/api/pictures/${picture.id}?form=${form}` });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width });
    expect(response.headers['content-type']).toBe(form.endsWith('avif') ? 'image/avif' : 'image/webp');
    expect(response.headers['cache-control']).toContain('immutable');
    if (form.startsWith('phone')) expect(response.rawPayload.length).toBeLessThanOrEqual(40_000);
  }
});

test('a picture full of detail is made small enough for a phone, and loses its place and time', async () => {
  const noise = { create: { width: 1200, height: 900, channels: 3 as const, background: '#888', noise: NOISE } };
  const photo = await sharp(noise)
    .withExif({ IFD0: { Copyright: 'Asha' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const sent = await send(photo);
  expect(sent.status).toBe(201);
  const small = await product.app.inject({ url: `/api/pictures/${sent.body.data.id}?form=phone-webp` });
  expect(small.rawPayload.length).toBeLessThanOrEqual(40_000);
  expect((await sharp(small.rawPayload).metadata()).exif).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['http', 'http://example.org/a.png'],
  ['our own machine', 'https://127.0.0.1/a.png'],
  ['our own network', 'https://10.1.2.3/a.png'],
  ['the cloud’s own data', 'https://169.254.169.254/latest/meta-data'],
  ['a number in other letters', 'https://0x7f000001/a.png'],
  ['a login', 'https://a:b@example.org/a.png'],
  ['a name of our network', 'https://database/a.png'],
  ['another page of the sandbox', '/sandbox/inbox'],
])('%s is no valid image URL (ADM-HERO-06)', async (_, address) => {
  const given = address.startsWith('/') ? product.sandboxUrl + address : address;
  const { status, body } = await one.post(`${PICTURES}/from-address`, { address: given });
  expect([status, body.code]).toEqual([422, 'picture-address-invalid']);
  expect(body.message).toBe('Please enter a valid image URL');
});

test.each(['missing.png', 'cut.png', 'page.html'])('%s is refused in the printed words (ADM-HERO-07)', async (name) => {
  const { status, body } = await fetched(name);
  expect(status).toBe(422);
  expect(body.message).toBe('Failed to update banner. Please ensure the image URL is valid and accessible.');
});

test('a file that is no whole JPEG or PNG is refused', async () => {
  for (const bytes of [
    Buffer.from('<svg/>'),
    await sharp({ ...SQUARE })
      .webp()
      .toBuffer(),
  ])
    expect((await send(bytes)).body.code).toBe('picture-refused');
});

test('a new banner is what every phone reads next, in its order, and Reset to Default restores the four (S50, ADM-BAN-04, W35)', async () => {
  const picture = await aPicture();
  const before = await banners();
  expect([before.version, before.banners.map(({ image }) => image)]).toEqual([
    0,
    ['slide1', 'slide2', 'slide3', 'slide4'],
  ]);
  const wanted = [{ image: picture.id, title: TITLE }, before.banners[1]!];
  const saved = await one.put('/api/admin/banners', { version: 0, banners: wanted });
  expect(saved.body.data).toMatchObject({ version: 1, banners: wanted, history: [{ by: expect.any(String) }] });
  // Whoever edits them sees where the picture came from.
  expect(saved.body.data.pictures).toEqual([picture]);
  expect((await site()).banners).toEqual([
    { image: `/api/pictures/${picture.id}`, title: TITLE },
    { image: 'slide2', title: before.banners[1]!.title },
  ]);
  await one.put('/api/admin/banners', { version: 1, banners: before.defaults });
  expect((await site()).banners.map(({ title }: { title: typeof TITLE }) => title.en)).toEqual([
    'Quality Healthcare for All',
    'Early Detection of Diseases',
    'Affordable Healthcare',
    'Quality Healthcare Everywhere',
  ]);
});

test.each([
  ['no title in one language', { image: 'slide1', title: { ...TITLE, sw: ' ' } }],
  ['no picture', { image: '', title: TITLE }],
  ['a picture that we do not keep', { image: '019b7600-0000-7000-8000-00000000000a', title: TITLE }],
])('a banner with %s is refused in the printed words (S50, ADM-BAN-08)', async (_, banner) => {
  const { version } = await banners();
  const { status, body } = await one.put('/api/admin/banners', { version, banners: [banner] });
  expect(status).toBe(422);
  expect(body.message).toContain('All banners must have both an image URL and title');
});

test('the second of two administrators is told, and an old factor saves nothing', async () => {
  const { version, defaults } = await banners();
  const other = await aMemberOfStaff(product, 'administrator');
  const body = { version, banners: defaults };
  expect((await one.put('/api/admin/banners', body)).status).toBe(200);
  expect((await other.put('/api/admin/banners', body)).body.code).toBe('banners-changed');
  product.clock.advance(10 * MINUTE);
  expect((await other.put('/api/admin/banners', { ...body, version: version + 1 })).body.code).toBe('step-up-required');
});

test('the hero banner is set, shown to everybody, and taken back (S51, ADM-HERO-05, API-27, W36)', async () => {
  expect((await site()).hero).toBeNull();
  const picture = await aPicture();
  const set = await one.put('/api/admin/hero-banner', { version: 0, picture_id: picture.id });
  expect(set.body.data).toMatchObject({ picture: { id: picture.id }, history: [{ by: expect.any(String) }] });
  expect((await site()).hero).toBe(`/api/pictures/${picture.id}`);
  expect((await one.put('/api/admin/hero-banner', { version: 0, picture_id: null })).body.code).toBe('banners-changed');
  const { version } = set.body.data;
  expect((await one.put('/api/admin/hero-banner', { version, picture_id: null })).body.data.picture).toBeNull();
  expect((await site()).hero).toBeNull();
  const log = await product.db.pool.query("select count(*)::int as n from audit_log where action = 'site.put-hero'");
  expect(log.rows).toEqual([{ n: 2 }]);
});
