import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ID, oneCase, openCase, story } from '../../testing/open-case.tsx';
import { Refused, stopTime } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/cases', 'administrator').screen.load('en'));

/** A case that changes while somebody decides it: the first decision on it is refused. */
async function openChanging(after: object) {
  let shown = story();
  const screen = await openCase(story(), {
    [`GET /api/admin/cases/${ID}`]: () => shown,
    [`POST /api/admin/cases/${ID}/decision`]: ({ version }: { version: string }) =>
      version === 'v1' ? new Refused(409, 'case-changed', 'This case has changed.') : story({ version: 'v3' }),
  });
  shown = story({ version: 'v2', ...after });
  await screen.press('button', 'Propose to pay');
  await screen.press('button', 'Confirm');
  return screen;
}

test('a decision on what has changed decides nothing and shows each change; it can then be taken', async () => {
  const screen = await openChanging({
    facts: [
      { label: 'payout-phone', text: '+255754123456' },
      { label: 'balance', money: { amount: 1_400_000, currency: 'TZS' } },
    ],
  });
  expect(screen.read('dialog')).toMatch(/It changed since you opened it.*Balance that is left.*2,000 →.*14,000/s);
  expect(screen.read('dialog')).not.toContain('Number that receives it');
  await screen.press('button', 'Confirm');
  expect(screen.sent().map(({ body }) => body)).toMatchObject([{ version: 'v1' }, { version: 'v2' }]);
  expect(screen.text()).not.toContain('It changed since you opened it');
});

test('a decision that somebody else took meanwhile is not asked any more; the page says where the case stands', async () => {
  const screen = await openChanging({ case: oneCase({ stage: 'proposed' }), decisions: ['approve', 'drop'] });
  expect(screen.names('dialog')).toEqual([]);
  expect(screen.text()).toMatch(/It changed since you opened it.*Not decided yet →.*Waits for a second person/s);
});

test('a case that ended without a decision says so, and not what is missing of it', async () => {
  const screen = await openChanging({ case: oneCase({ stage: null }), facts: [], decisions: [] });
  expect(screen.text()).toMatch(/Not decided yet →.*Settled.*it was decided elsewhere, or what waited has ended/s);
  expect(screen.text()).not.toContain('Number that receives it');
});
