import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { keepAt } from '../../testing/kept-answer.ts';
import type { Answers } from '../../testing/open-screen.tsx';
import MedicinesScreen from './medicines-screen.tsx';

const ME = '019b7600-0000-7000-8000-00000000000a';
const PATH = `/api/people/${ME}/schedules`;
const ID = '11111111-1111-4111-8111-111111111111';
const VISIT = '22222222-2222-4222-8222-222222222222';
const PAPER = '33333333-3333-4333-8333-333333333333';
const SCHEDULE = {
  id: ID,
  version: 1,
  due: { kind: 'medicine', name: 'Amlodipine', dose: '1 tablet' },
  times: ['08:00', '20:00'],
  every_days: 1,
  weekdays: [],
  days: null,
  refill: false,
  first_day: '2026-11-01',
  last_day: null,
  state: 'live',
  next_due_at: '2026-11-20T17:00:00.000Z',
};
const MORNING = { schedule_id: ID, due_at: '2026-11-20T05:00:00.000Z', answer: null };
const EVENING = { schedule_id: ID, due_at: '2026-11-20T17:00:00.000Z', answer: null };
const ITEM = {
  medicine: 'Amoxicillin',
  form: '500 mg capsule',
  dose: '1 capsule',
  route: 'oral',
  frequency: '3 times a day',
  days: 7,
  as_needed: false,
  quantity: '',
  instruction: '',
  codes: { form: null, dose: null, frequency: { each: 'times-a-day', count: 3 }, quantity: null },
};

beforeEach(() => {
  stopTime();
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(ID);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let guardians = 0;
/** Opens the medicines of a member of the family, for a guardian with an outbox that no other test has used. */
function openAsGuardian(answers: Answers) {
  guardians += 1;
  return open(answers, '', { path: `/medicines/${ME}`, me: { id: `guardian-${guardians}` } });
}

const open = (answers: Answers = {}, search = '', other: { path?: string; me?: { id: string } } = {}) =>
  openScreen(<MedicinesScreen />, {
    path: '/medicines',
    ...other,
    search,
    answers: {
      'GET /api/family': { today: '2026-11-20', members: [] },
      [`GET ${PATH}`]: { today: '2026-11-20', schedules: [], doses: [] },
      [`GET ${PATH}/month`]: { month: '2026-11', days: [] },
      [`PUT ${PATH}/${ID}`]: SCHEDULE,
      [`GET /api/appointments/${VISIT}/documents/${PAPER}`]: {
        id: PAPER,
        prescription: { items: [ITEM, { ...ITEM, codes: null }] },
      },
      ...answers,
    },
  });

const withDoses = { [`GET ${PATH}`]: { today: '2026-11-20', schedules: [SCHEDULE], doses: [MORNING, EVENING] } };
const sentBody = (screen: Awaited<ReturnType<typeof open>>, verb: string) =>
  screen.sent().find(({ call }) => call.startsWith(verb))?.body;

test('proposes times for a prescribed medicine, which one press saves', async () => {
  const screen = await open({}, `visit=${VISIT}&paper=${PAPER}&item=0`);
  expect(screen.text()).toContain('Proposed from your prescription.');
  await screen.press('button', 'Save');
  await screen.wait(10);
  expect(sentBody(screen, 'PUT')).toEqual({
    version: 0,
    due: { kind: 'medicine', name: 'Amoxicillin, 500 mg capsule', dose: '1 capsule' },
    times: ['08:00', '14:00', '20:00'],
    every_days: 1,
    weekdays: [],
    days: 7,
    refill: false,
  });
});

test('begins with an empty time where a prescription could not be read, and asks for one', async () => {
  const screen = await open({}, `visit=${VISIT}&paper=${PAPER}&item=1`);
  expect(screen.text()).toContain('This prescription gives no times that could be read.');
  await screen.press('button', 'Save');
  expect(screen.text()).toContain('Write a time, each one once.');
  expect(sentBody(screen, 'PUT')).toBeUndefined();
});

test('marks what is late, and sends what was taken', async () => {
  const answered = { ...MORNING, answer: 'taken' };
  const screen = await open({ ...withDoses, [`POST ${PATH}/${ID}/answers`]: answered });
  // It is nine o'clock: the dose of the morning is late, that of the evening is not.
  expect(screen.text().match(/\bLate\b/g)).toHaveLength(1);
  await screen.press('button', 'Taken Amlodipine, 1 tablet, 08:00');
  await screen.wait(10);
  expect(sentBody(screen, 'POST')).toEqual({ due_at: MORNING.due_at, answer: 'taken' });
  expect(screen.text()).toContain('You answered: taken');
});

test('keeps an answer that was given without a network, and sends it when the network is back', async () => {
  let isBack = false;
  const answered = { ...MORNING, answer: 'taken' };
  const screen = await openAsGuardian({
    [`GET ${PATH}`]: () => ({ today: '2026-11-20', schedules: [SCHEDULE], doses: [isBack ? answered : MORNING] }),
    [`POST ${PATH}/${ID}/answers`]: () => (isBack ? answered : NO_NETWORK),
  });
  await screen.press('button', 'Skipped Amlodipine, 1 tablet, 08:00');
  await screen.wait(10);
  expect(screen.text()).toMatch(/You answered: skipped\s+Waits for the network/);
  await screen.press('button', 'Taken Amlodipine, 1 tablet, 08:00');
  expect(screen.text()).toMatch(/You answered: taken\s+Waits for the network/);

  isBack = true;
  const before = screen.sent().length;
  await screen.after(() => dispatchEvent(new Event('online')));
  await screen.wait(50);
  expect(screen.sent().slice(before)).toEqual([
    { call: `POST ${PATH}/${ID}/answers`, body: { due_at: MORNING.due_at, answer: 'taken' } },
  ]);
  expect(screen.text()).toContain('You answered: taken');
  expect(screen.text()).not.toContain('Waits for the network');
});

test('says why an answer that waited was not taken, until that is read', async () => {
  let isBack = false;
  const refused = new Refused(409, 'dose-not-due', 'This dose is too old.');
  const screen = await openAsGuardian({
    ...withDoses,
    [`POST ${PATH}/${ID}/answers`]: () => (isBack ? refused : NO_NETWORK),
  });
  await screen.press('button', 'Taken Amlodipine, 1 tablet, 08:00');
  isBack = true;
  await screen.after(() => dispatchEvent(new Event('online')));
  await screen.wait(50);
  expect(screen.text()).toContain('was not saved: This dose is too old.');
  expect(screen.text()).not.toContain('You answered');
  await screen.press('button', 'I have read this');
  expect(screen.text()).not.toContain('This dose is too old.');
});

test('says from when the doses are without a network, and names another day that they are of', async () => {
  const yesterday = { today: '2026-11-19', schedules: [SCHEDULE], doses: [] };
  keepAt(PATH, '2026-11-19T05:30:00Z');
  const screen = await open({ [`GET ${PATH}`]: yesterday });
  expect(screen.text()).toContain('Kept on this phone Thursday 19 Nov 08:30; it may have changed since.');
  expect(screen.text()).toContain('The doses of today are not on this phone.');
  expect(screen.text()).not.toContain('Today');
});

test('says nothing of what the phone keeps while there is a network', async () => {
  keepAt(PATH, '2026-11-20T05:30:00Z', { isOnline: true });
  const screen = await open(withDoses);
  expect(screen.text()).not.toContain('Kept on this phone');
  expect(screen.text()).toContain('Today');
});

test('stops a schedule after asking once', async () => {
  const stopped = { ...SCHEDULE, state: 'stopped', next_due_at: null };
  const screen = await open({ ...withDoses, [`POST ${PATH}/${ID}/stop`]: stopped });
  await screen.press('link', 'Stop Amlodipine, 1 tablet');
  expect(sentBody(screen, 'POST')).toBeUndefined();
  await screen.press('button', 'Stop now');
  await screen.wait(10);
  expect(screen.sent().map(({ call }) => call)).toContain(`POST ${PATH}/${ID}/stop`);
});

test('tells of each day of the month whether all, some or none was taken', async () => {
  const days = [
    { day: '2026-11-01', due: 2, taken: 2, skipped: 0 },
    { day: '2026-11-02', due: 2, taken: 1, skipped: 1 },
    { day: '2026-11-03', due: 2, taken: 0, skipped: 0 },
  ];
  const screen = await open({ [`GET ${PATH}/month`]: { month: '2026-11', days } });
  for (const words of ['all taken', '1 of 2 taken', 'none taken']) expect(screen.text()).toContain(words);
});

test('saves what is due on days of the week, and asks for one of them', async () => {
  const screen = await open({ [`GET ${PATH}`]: { today: '2026-11-20', schedules: [SCHEDULE], doses: [] } });
  await screen.press('link', 'Change Amlodipine, 1 tablet');
  await screen.choose('How often', '0');
  await screen.press('button', 'Save');
  expect(screen.text()).toContain('Choose at least one day of the week below.');
  await screen.press('checkbox', 'Monday');
  await screen.press('checkbox', 'Friday');
  await screen.press('button', 'Save');
  await screen.wait(10);
  expect(sentBody(screen, 'PUT')).toMatchObject({ version: 1, every_days: 1, weekdays: [1, 5] });
});

test('deletes a schedule after a question', async () => {
  const screen = await open({ ...withDoses, [`DELETE ${PATH}/${ID}`]: {} });
  await screen.press('link', 'Delete Amlodipine, 1 tablet');
  expect(screen.text()).toContain('It cannot be undone.');
  expect(screen.sent().some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await screen.press('button', 'Delete now');
  await screen.wait(10);
  expect(screen.sent().map(({ call }) => call)).toContain(`DELETE ${PATH}/${ID}`);
});
