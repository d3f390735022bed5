import { beforeEach, expect, test } from 'vitest';
import type { ShownPlanBody } from '../../api/public/care-plans.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import CarePlansScreen from './care-plans-screen.tsx';

beforeEach(stopTime);

const FAMILY: ShownPlanBody = {
  id: 'family',
  title: 'Family',
  description: 'For all of you',
  language: 'en',
  price: { amount: 1_250_000, currency: 'KES' },
  features: ['Preventive guidance'],
  paid_calls: 15,
  free_calls: 2,
  includes: { phone: 17, video: 0 },
  max_people: 6,
};
const HEART: ShownPlanBody = { ...FAMILY, id: 'heart', title: 'Moyo', language: 'sw', free_calls: 0, max_people: null };

const open = (answer: unknown, search = '') =>
  openScreen(<CarePlansScreen />, {
    path: '/subscriptions',
    search,
    me: null,
    answers: { 'GET /api/care-plans': answer },
  });

test('a card has price, paid and free calls with their sum, no video, people and features (S27, PAT-PLAN-02, PAT-PLAN-05, PAT-PLAN-07, PAT-PLAN-09)', async () => {
  const screen = await open([FAMILY], 'country=Kenya');
  expect(screen.text()).toMatch(
    /Family.*For all of you.*KSh 12,500 per month.*15 phone calls \+ 2 free \(17 calls\) a month.*No video calls.*Up to 6 people.*Preventive guidance/s,
  );
});

test('the six countries are chips with flags, and the address names the chosen one (PAT-PLAN-01)', async () => {
  await open([FAMILY], 'country=KE');
  const chips = [...document.querySelectorAll('nav .chip')];
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
    '/subscriptions',
    '/subscriptions?country=ZA',
    '/subscriptions?country=KE',
    '/subscriptions?country=RW',
    '/subscriptions?country=UG',
    '/subscriptions?country=BI',
  ]);
  expect(document.querySelector('nav [aria-current]')!.textContent).toBe('🇰🇪Kenya');
});

test('Subscribe Now asks for the type of doctor with the true ratio and both prices, and leads to paying (S28, PAT-PLAN-02…04, C01)', async () => {
  const screen = await open([FAMILY], 'country=TZ');
  expect(document.querySelector('.plan-buy')!.getAttribute('href')).toBe('/subscriptions/buy/family/general');
  await screen.press('link', 'Subscribe Now Family');
  expect(screen.text()).toContain('Specialist consultations cost 2.5 times the general price.');
  const ways = [...document.querySelectorAll('dialog a.button')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(ways).toEqual([
    ['General doctors · KSh 12,500', '/subscriptions/buy/family/general'],
    ['Specialists · KSh 31,250', '/subscriptions/buy/family/specialist'],
  ]);
});

test('the plan of a condition offers its specialist first, and never sells general doctors without saying whom they do not reach', async () => {
  const screen = await open([{ ...FAMILY, id: 'hypertension', title: 'Blood pressure' }], 'country=TZ');
  expect(document.querySelector('.plan-buy')!.getAttribute('href')).toBe('/subscriptions/buy/hypertension/specialist');
  await screen.press('link', 'Subscribe Now Blood pressure');
  const ways = [...document.querySelectorAll('dialog a.button')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/subscriptions/buy/hypertension/specialist', '/subscriptions/buy/hypertension/general']);
  expect(screen.read('dialog')).toContain('With specialists the calls are also for: Cardiologist.');
  expect(screen.read('dialog')).toContain('With general doctors the plan does not pay for: Cardiologist.');
});

test('a country that has not opened is never called the reader’s own', async () => {
  const screen = await open([], 'country=GB');
  expect(screen.text()).toContain('has not opened in UK yet');
  expect(screen.names('link')).toContain('Plans in Tanzania');
});

test('in another country the prices are shown and nothing is sold', async () => {
  const screen = await open([FAMILY], 'country=KE');
  expect(screen.text()).toContain('These are the prices in Kenya. You can buy in Tanzania');
  expect(document.querySelector('.plan-buy')).toBeNull();
});

test('a text in another language than the page says so to screen readers', async () => {
  const screen = await open([HEART]);
  expect(document.querySelector('.plan h2')!.getAttribute('lang')).toBe('sw');
  expect(screen.text()).toMatch(/15 phone calls a month/);
});

test('plans that do not load can be asked for again, and none is said', async () => {
  const screen = await open(new Refused(422, 'invalid-input', ''));
  expect(screen.read('alert')).toContain('Failed to load care plans. Please try again.');
  await screen.close();
  expect((await open([])).text()).toContain('There are no care plans in this country at the moment.');
});
