import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPlanBody } from '../../api/own-plans.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { PlanMembers } from './plan-members.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const [JUMA, ASHA, BAKARI] = [
  { id: '019b7600-0000-7000-8000-000000000011', name: 'Juma Mwinyi' },
  { id: '019b7600-0000-7000-8000-000000000012', name: 'Asha Mwinyi' },
  { id: '019b7600-0000-7000-8000-000000000013', name: 'Bakari Mwinyi' },
] as const;
const PLAN = { id: '019b7600-0000-7000-8000-000000000021', people: 3, members: [JUMA], may_change_members: true };
const CALL = `PUT /api/me/plans/${PLAN.id}/members`;

const open = (more: object = {}, search = '') =>
  openScreen(<PlanMembers plan={{ ...PLAN, ...more } as unknown as OwnPlanBody} />, {
    path: '/subscriptions/mine',
    search,
    answers: {
      'GET /api/family': { today: '2026-11-20', members: [JUMA, ASHA, BAKARI] },
      'GET /api/me/plans': [],
      [CALL]: {},
    },
  });
const saved = (screen: Awaited<ReturnType<typeof open>>) => screen.sent().filter(({ call }) => call === CALL);

test('the payer ticks people up to the places of the plan, and saves', async () => {
  const screen = await open();
  await screen.press('link', 'Choose who shares it');
  expect(screen.names('checkbox')).toEqual(['Juma Mwinyi', 'Asha Mwinyi', 'Bakari Mwinyi']);
  await screen.press('checkbox', 'Asha Mwinyi');
  // No place is left for the third.
  expect(screen.names('checkbox')).toEqual(['Juma Mwinyi', 'Asha Mwinyi']);
  await screen.press('button', 'Save');
  expect(saved(screen)).toMatchObject([{ body: { person_ids: [JUMA.id, ASHA.id] } }]);
});

test('taking a place away is warned of, and can no longer be done once it was', async () => {
  const screen = await open();
  await screen.press('link', 'Choose who shares it');
  await screen.press('checkbox', 'Juma Mwinyi');
  expect(screen.text()).toContain('cannot come back before this plan ends');
  await screen.close();
  const changed = await open({ may_change_members: false });
  await changed.press('link', 'Choose who shares it');
  expect(changed.names('checkbox')).toEqual(['Asha Mwinyi', 'Bakari Mwinyi']);
  expect(changed.text()).toContain('You have taken places away in this month.');
});

test('the card names who was taken along from the month before, as long as that can be changed', async () => {
  const members = [{ ...JUMA, taken_along: true }, ASHA];
  const words = 'Taken along from the month before: Juma Mwinyi.';
  expect((await open({ members })).text()).toContain(words);
  expect((await open({ members, may_change_members: false })).text()).not.toContain(words);
});

test('the address opens the form in the page, and it closes when it was saved', async () => {
  const screen = await open({}, `members=${PLAN.id}`);
  await screen.press('checkbox', 'Asha Mwinyi');
  await screen.press('button', 'Save');
  expect(saved(screen)).toMatchObject([{ body: { person_ids: [JUMA.id, ASHA.id] } }]);
  expect([screen.names('checkbox'), screen.names('link')]).toEqual([[], ['Choose who shares it']]);
});

test('a plan for one person has nobody to choose', async () => {
  expect((await open({ people: 1, members: [] })).text()).toBe('');
});
