import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PICTURE_BYTES } from '@tabibu/contract/banner-limits';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(async () => {
  for (const name of ['banners', 'hero-banner'])
    await sectionAt('admin', `dashboard/${name}`, 'administrator').screen.load('en');
});

const banner = (image: string, en: string) => ({ image, title: { sw: `${en} (sw)`, en, fr: `${en} (fr)` } });
const DEFAULTS = ['Quality Healthcare for All', 'Early Detection of Diseases'].map((title, place) =>
  banner(`slide${place + 1}`, title),
);
const PICTURE = {
  id: '019b7600-0000-7000-8000-0000000000aa',
  address: 'https://example.org/a.png',
  width: 1600,
  height: 900,
};
const LIST = {
  version: 3,
  banners: [banner('slide1', 'One'), banner('slide2', 'Two')],
  history: [],
  defaults: DEFAULTS,
  pictures: [],
};
const HERO = { version: 0, picture: null, history: [] };
const FETCH = 'POST /api/admin/pictures/from-address';
const PUT_HERO = 'PUT /api/admin/hero-banner';

const open = (name: string, answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: `/admin/dashboard/${name}`,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/banners': LIST, 'GET /api/admin/hero-banner': HERO, ...answers },
  });

const movable = () =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent, disabled }) => textContent === 'Move down' && !disabled,
  );

test('banners are moved by keyboard, removed and saved in their order (ADM-BAN-01, ADM-BAN-02)', async () => {
  const screen = await open('banners', { 'PUT /api/admin/banners': { ...LIST, version: 4 } });
  // The last one cannot be moved down, so there is one such button.
  await screen.after(() => movable()[0]!.click());
  await screen.press('button', 'Save Changes');
  expect(screen.sent()).toEqual([
    { call: 'PUT /api/admin/banners', body: { version: 3, banners: [LIST.banners[1], LIST.banners[0]] } },
  ]);
  expect(screen.text()).toContain('The banners are saved.');
});

test('a banner without picture or title is refused in the printed words (S50, ADM-BAN-08)', async () => {
  const screen = await open('banners');
  await screen.press('button', 'Add Banner');
  await screen.press('button', 'Save Changes');
  expect(screen.read('alert')).toBe('All banners must have both an image URL and title');
  expect(screen.sent()).toEqual([]);
});

test('Reset to Default puts the printed banners into the list (S50, ADM-BAN-04, ADM-BAN-05)', async () => {
  const screen = await open('banners', { 'PUT /api/admin/banners': LIST });
  await screen.press('button', 'Reset to Default');
  await screen.press('button', 'Save Changes');
  expect(screen.sent()[0]!.body).toEqual({ version: 3, banners: DEFAULTS });
});

test('banners that cannot be saved say so in the printed words (ADM-BAN-09, ERR-21)', async () => {
  const refused = new Refused(409, 'banners-changed', 'Somebody else changed this in the meantime.');
  const screen = await open('banners', { 'PUT /api/admin/banners': refused });
  await screen.after(() => movable()[0]!.click());
  await screen.press('button', 'Save Changes');
  expect(screen.read('alert')).toMatch(/Failed to save banners.*Somebody else changed this/s);
});

test('a broken picture is absent, and the coloured banner stands in its place (ADM-BAN-10, ERR-21)', async () => {
  const listed = { ...LIST, banners: [banner(PICTURE.id, 'One')] };
  const screen = await open('banners', { 'GET /api/admin/banners': listed });
  const image = document.querySelector('.banner img')!;
  expect(image.getAttribute('src')).toBe(`/api/pictures/${PICTURE.id}?form=phone-webp`);
  await screen.after(() => image.dispatchEvent(new Event('error')));
  expect(document.querySelector('.banner img')).toBeNull();
  expect(document.querySelector('.banner')!.textContent).toContain('One');
});

test('the hero banner is fetched, previewed and set; the guidelines are shown (S51, ADM-HERO-01…05)', async () => {
  const set = { version: 1, picture: PICTURE, history: [] };
  const screen = await open('hero-banner', { [FETCH]: PICTURE, [PUT_HERO]: set });
  expect(screen.text()).toContain('1600x900 recommended, maximum 5MB, JPG or PNG');
  await screen.write('Image URL', PICTURE.address);
  await screen.press('button', 'Preview');
  expect(document.querySelector('.hero-frame img')!.getAttribute('src')).toContain(PICTURE.id);
  await screen.press('button', 'Exit Preview');
  expect(document.querySelector('.hero-frame img')).toBeNull();
  await screen.press('button', 'Update Banner');
  expect(screen.sent()).toEqual([
    { call: FETCH, body: { address: PICTURE.address } },
    { call: PUT_HERO, body: { version: 0, picture_id: PICTURE.id } },
  ]);
  expect(screen.text()).toContain('The hero banner is updated.');
});

test.each([
  ['picture-address-invalid', 'Please enter a valid image URL'],
  ['picture-unreachable', 'Failed to update banner. Please ensure the image URL is valid and accessible.'],
])('%s is shown in the printed words, and nothing is set (S51, ADM-HERO-06, ADM-HERO-07)', async (code, words) => {
  const screen = await open('hero-banner', { [FETCH]: new Refused(422, code, words) });
  await screen.press('button', 'Update Banner');
  expect(screen.read('alert')).toBe(words);
  expect(screen.sent().map(({ call }) => call)).toEqual([FETCH]);
});

test('a picture of more than 5 MB is refused before it is sent', async () => {
  const screen = await open('banners');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await screen.after(() => {
    const file = new File([new Uint8Array(PICTURE_BYTES + 1)], 'big.png', { type: 'image/png' });
    Object.defineProperty(input, 'files', { value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(screen.text()).toContain('The picture is larger than 5 MB');
  expect(screen.sent()).toEqual([]);
});

test('the address of a saved picture is not kept from whoever edits the banner', async () => {
  const listed = { ...LIST, banners: [banner(PICTURE.id, 'One')], pictures: [PICTURE] };
  const screen = await open('banners', { 'GET /api/admin/banners': listed });
  expect((screen.get('textbox', 'Image URL') as HTMLInputElement).value).toBe(PICTURE.address);
  expect(screen.names('button')).not.toContain('Save Changes');
});

test('an address that was typed is not dropped by saving: the server takes it, or the refusal stands beside it', async () => {
  const listed = { ...LIST, banners: [banner(PICTURE.id, 'One')], pictures: [PICTURE] };
  const other = { ...PICTURE, id: '019b7600-0000-7000-8000-0000000000bb', address: 'https://example.org/b.png' };
  const saved = { ...LIST, version: 4, banners: [banner(other.id, 'One')], pictures: [other] };
  const answers = { 'GET /api/admin/banners': listed, 'PUT /api/admin/banners': saved };
  const screen = await open('banners', { ...answers, [FETCH]: other });
  await screen.write('Image URL', other.address);
  await screen.press('button', 'Save Changes');
  expect(screen.sent()).toEqual([
    { call: FETCH, body: { address: other.address } },
    { call: 'PUT /api/admin/banners', body: { version: 3, banners: [banner(other.id, 'One')] } },
  ]);
  expect((screen.get('textbox', 'Image URL') as HTMLInputElement).value).toBe(other.address);
  await screen.close();
  const refused = new Refused(422, 'picture-address-invalid', 'Please enter a valid image URL');
  const wrong = await open('banners', { ...answers, [FETCH]: refused });
  await wrong.write('Image URL', 'nonsense');
  await wrong.press('button', 'Save Changes');
  expect(wrong.sent().map(({ call }) => call)).toEqual([FETCH]);
  expect(wrong.text()).toContain('Please enter a valid image URL');
  expect(wrong.read('alert')).toContain('Nothing was saved');
});

test('a list of before does not show its banners as names without pictures', async () => {
  const before = { version: 2, banners: [banner(PICTURE.id, 'Before')], by: 'Grace', at: '2026-11-20T06:00:00.000Z' };
  const now = { ...before, version: 3, banners: LIST.banners };
  await open('banners', { 'GET /api/admin/banners': { ...LIST, history: [now, before], pictures: [PICTURE] } });
  const shown = document.querySelector('.banner-history .banner img')!;
  expect(shown.getAttribute('src')).toBe(`/api/pictures/${PICTURE.id}?form=phone-webp`);
});
