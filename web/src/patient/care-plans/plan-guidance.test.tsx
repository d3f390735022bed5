import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { PlanGuidance } from './plan-guidance.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const head = (id: string, title: string) => ({ id, title, language: 'en' });
const LIST = [
  head('meals-for-diabetes', 'Food and exercise with diabetes'),
  head('moving-every-day', 'Moving every day'),
  head('moving-in-pregnancy', 'Exercise in pregnancy'),
];
const linksOf = async (planId: string) => {
  const screen = await openScreen(<PlanGuidance planId={planId} />, {
    path: '/subscriptions/mine',
    answers: { 'GET /api/articles': LIST },
  });
  return screen.names('link');
};

test('a plan links to the articles of its subject that are to be read, in their order', async () => {
  expect((await linksOf('diabetes')).slice(-2)).toEqual(['Food and exercise with diabetes', 'Moving every day']);
});

test('the plan for a pregnancy also links to its weeks', async () => {
  expect((await linksOf('pregnancy'))[0]).toBe('Pregnancy week by week');
});

test.each(['hypertension', 'cancer'])(
  'the page of a plan (%s) leaves out nothing that the plan promises',
  async (plan) => {
    expect(await linksOf(plan)).toEqual(
      expect.arrayContaining(['My readings', 'Reminders of medicine and measuring', 'Monthly reports']),
    );
  },
);

test('a plan that was added later has no guidance', async () => {
  expect(await linksOf('malaria')).toEqual([]);
});
