import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { TestimonialList } from './testimonial-list.tsx';

const kept = (more: object) => ({
  id: '019b7600-0000-7000-8000-0000000000f1',
  name: 'Neema K.',
  words: { sw: 'Daktari alinisikiliza.', en: '', fr: '' },
  consented_on: '2026-11-01',
  consent_how: 'spoken',
  by: 'Asha Mwinyi',
  added_at: '2026-11-02T09:00:00.000Z',
  withdrawn_at: null,
  ...more,
});

beforeAll(() => sectionAt('admin', 'dashboard/house', 'administrator').screen.load('en'));
beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const open = (list: object[], answers: object = {}) =>
  openScreen(<TestimonialList />, {
    path: '/admin/dashboard/house/testimonials',
    answers: { 'GET /api/admin/testimonials': list, ...answers },
  });

test('each says who agreed, when and how, and is withdrawn in two presses', async () => {
  const withdrawn = kept({ name: null, words: null, withdrawn_at: '2026-11-20T09:00:00.000Z' });
  const path = 'POST /api/admin/testimonials/019b7600-0000-7000-8000-0000000000f1/withdraw';
  const screen = await open([kept({})], { [path]: [withdrawn] });
  expect(screen.text()).toMatch(/Neema K\..*Daktari alinisikiliza.*Agreed on Sunday 1 Nov 2026, spoken.*Asha Mwinyi/s);
  await screen.press('button', 'Withdraw the testimonial of Neema K.');
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Withdraw');
  expect(screen.sent()).toMatchObject([{ call: path }]);
  expect(screen.text()).toMatch(
    /Nothing is shown: nobody has agreed yet.*Withdrawn consents.*name and words are deleted/s,
  );
  expect(screen.text()).not.toContain('Neema');
});

test('what somebody said is added with the day and the way of the consent', async () => {
  const screen = await open([], { 'POST /api/admin/testimonials': [kept({})] });
  await screen.press('button', 'Add a testimonial');
  await screen.write('Name, as the person agreed to be named', 'Neema K.');
  await screen.write('Swahili', 'Daktari alinisikiliza.');
  await screen.press('button', 'Show it');
  expect(screen.sent()).toMatchObject([
    { body: { name: 'Neema K.', words: { sw: 'Daktari alinisikiliza.', en: '', fr: '' }, consent_how: 'written' } },
  ]);
  expect(screen.text()).toContain('The testimonial of Neema K. is shown on the home page.');
});
