import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_WEEKS, contactDay, dayAfter, progressOn } from '@tabibu/contract/pregnancy-dates';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { keepAt } from '../../testing/kept-answer.ts';
import PregnancyScreen from './pregnancy-screen.tsx';

const ME = '019b7600-0000-7000-8000-00000000000a';
const PATH = `/api/people/${ME}/pregnancy`;
const TODAY = '2026-11-20';
const EMPTY = { place: '', companion: '', transport: '', donor: '', money: '', home: '', wishes: '' };

/** The answer of a pregnancy that is so many days old. */
function running(days: number, wish: { done?: readonly number[]; plan?: Partial<typeof EMPTY> } = {}) {
  const day = dayAfter(TODAY, -days);
  const { started_on: started, ...progress } = progressOn({ basis: 'last-period', day }, TODAY);
  return {
    today: TODAY,
    ended: null,
    pregnancy: {
      version: 1,
      basis: 'last-period',
      day,
      started_on: started,
      ...progress,
      contacts: CONTACT_WEEKS.map((week) => ({
        week,
        due_on: contactDay(started, week),
        done: wish.done?.includes(week) ?? false,
      })),
      plan_version: wish.plan ? 1 : 0,
      birth_plan: { ...EMPTY, ...wish.plan },
    },
  };
}
const over = (outcome: 'born' | 'ended') => ({
  today: TODAY,
  pregnancy: null,
  ended: { outcome, ended_on: '2026-11-18' },
});

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const open = (state: object, answers: Answers = {}) =>
  openScreen(<PregnancyScreen />, {
    path: '/more/health/pregnancy',
    language: 'en',
    answers: {
      'GET /api/family': { today: TODAY, members: [] },
      'GET /api/me/facts': { today: TODAY, version: 0, birth_date: null, sex: null, weight_kg: null, pregnancy: null },
      [`GET ${PATH}`]: state,
      ...answers,
    },
  });
/** Writes a day; a field of a date has no role. */
const writeDay = (day: string) => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=day]')) field.value = day;
};
const unfold = () => {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
};
const bodies = (screen: Awaited<ReturnType<typeof open>>) => screen.sent().map(({ call, body }) => [call, body]);

test('asks for one day, refuses one that cannot be, and sends the right one', async () => {
  const screen = await open({ today: TODAY, pregnancy: null, ended: null }, { [`PUT ${PATH}`]: running(100) });
  writeDay('2025-01-01');
  await screen.press('button', 'Begin');
  expect([screen.sent(), screen.text()]).toEqual([[], expect.stringContaining('younger than 3 weeks')]);
  writeDay(dayAfter(TODAY, -100));
  await screen.press('button', 'Begin');
  expect(bodies(screen)).toEqual([[`PUT ${PATH}`, { version: 0, basis: 'last-period', day: dayAfter(TODAY, -100) }]]);
  expect(screen.text()).toContain('14 weeks and 2 days');
});

test('shows week, danger signs and the emergency numbers, and the signs of labour from week 37 on', async () => {
  const early = await open(running(36 * 7 + 6));
  for (const words of ['36 weeks and 6 days', 'Most babies now lie head down', 'Severe headache', 'Not yet reviewed'])
    expect(early.text()).toContain(words);
  expect(document.querySelector('a[href="tel:112"]')).not.toBeNull();
  expect(early.text()).not.toContain('Signs of labour');
});

test('reckons the weeks of what the phone kept ten days ago anew without a network, and says from when it is', async () => {
  keepAt(PATH, '2026-11-10T05:30:00Z');
  const old = running(140);
  const screen = await open({ ...old, today: '2026-11-10', pregnancy: { ...old.pregnancy, weeks: 18, days: 4 } });
  expect(screen.text()).toContain('Kept on this phone Tuesday 10 Nov 08:30; it may have changed since.');
  expect(screen.text()).toContain('20 weeks and 0 days');
});

test('shows the signs of labour in week 37, and what to do after week 42', async () => {
  expect((await open(running(37 * 7))).text()).toContain('Signs of labour');
  expect((await open(running(43 * 7))).text()).toContain('passed more than two weeks ago');
});

test('names a sign only in the weeks in which it is one', async () => {
  const words = async (weeks: number) => {
    const screen = await open(running(weeks * 7));
    const text = screen.text();
    await screen.close();
    return [text.includes('moves less than usual'), text.includes('Water that leaks before week 37')];
  };
  expect([await words(10), await words(30), await words(38)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});

test('puts the next check-up on top, and ticks it', async () => {
  const days = 19 * 7;
  const screen = await open(running(days, { done: [12] }), {
    [`POST ${PATH}/contacts`]: running(days, { done: [12, 20] }),
  });
  const first = () => document.querySelector('.check-up')?.textContent ?? '';
  expect(first()).toContain('Check-up of week 20');
  await screen.press('button', 'I went Check-up of week 20');
  expect(bodies(screen)).toEqual([[`POST ${PATH}/contacts`, { week: 20, done: true }]]);
  expect(first()).toContain('Check-up of week 26');
});

test('says so when the server refuses a tick', async () => {
  const screen = await open(running(140), {
    [`POST ${PATH}/contacts`]: new Refused(404, 'not-found', 'This is not there any more.'),
  });
  await screen.press('button', 'I went Check-up of week 20');
  expect(screen.text()).toContain('This is not there any more.');
});

test('saves the birth plan and then shows it as a page', async () => {
  const plan = { place: 'Amana', donor: 'Juma' };
  const screen = await open(running(210), { [`PUT ${PATH}/birth-plan`]: running(210, { plan }) });
  expect(document.querySelector('.birth-plan-page')).toBeNull();
  await screen.write('Where I give birth', 'Amana');
  await screen.write('Who gives blood', ' Juma ');
  await screen.press('button', 'Save the plan');
  expect(bodies(screen)).toEqual([[`PUT ${PATH}/birth-plan`, { plan_version: 0, ...EMPTY, ...plan }]]);
  expect(document.querySelector('.birth-plan-page')?.textContent).toContain('Amana');
});

test('ends without a question, and says a kind word', async () => {
  const screen = await open(running(80), { [`POST ${PATH}/end`]: over('ended') });
  unfold();
  await screen.press('button', 'This pregnancy has ended');
  expect(bodies(screen)).toEqual([[`POST ${PATH}/end`, { outcome: 'ended' }]]);
  expect(screen.text()).toContain('Give yourself time and rest');
  expect(screen.text()).not.toContain('Congratulations');
});

test('ends with the day of a birth, and names the danger signs after it', async () => {
  const screen = await open(running(275), { [`POST ${PATH}/end`]: over('born') });
  unfold();
  writeDay('2026-11-18');
  await screen.press('button', 'The baby is born');
  expect(bodies(screen)).toEqual([[`POST ${PATH}/end`, { outcome: 'born', day: '2026-11-18' }]]);
  expect(screen.text()).toContain('Congratulations');
  expect(screen.text()).toContain('Baby: does not feed');
});

test('speaks no more of a pregnancy that ended half a year ago', async () => {
  const screen = await open({ ...over('ended'), ended: { outcome: 'ended', ended_on: '2026-05-01' } });
  expect(screen.text()).not.toContain('Give yourself time and rest');
  expect(screen.text()).toContain('Follow a pregnancy week by week');
});
