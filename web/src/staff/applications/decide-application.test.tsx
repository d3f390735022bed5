import { beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_NETWORK, Refused, stopTime } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { ID, LISTED, MOVE, REVIEWED, list, page, review } from '../../testing/desk-on-screen.tsx';

beforeEach(stopTime);
// The first load of a section's code is not under the clock of a test.
beforeAll(() => sectionAt('staff', 'dashboard/applications', 'staff-admin').screen.load('en'));

test('approving needs every field of the licence, and sends what was seen (ADM-APP-09)', async () => {
  const screen = await review('admin', { [MOVE]: { ...REVIEWED, status: 'approved' } });
  await screen.press('button', 'Approve');
  expect((screen.get('textbox', 'Council') as HTMLInputElement).value).toBe('HPCSA');
  const send = async () =>
    (screen.get('dialog', 'Approve').querySelector('button[type=submit]') as HTMLElement).click();
  await screen.after(() => void send());
  expect(screen.text()).toContain('Fill this in.');
  expect(screen.sent().some(({ call }) => call === MOVE)).toBe(false);
  await screen.write('Name as registered', 'N. Mushi');
  const end = screen.get('dialog', 'Approve').querySelector<HTMLInputElement>('input[type=date]')!;
  await screen.after(() => {
    Reflect.set(Object.getPrototypeOf(end), 'value', '2028-03-31', end);
    end.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await screen.write('Review Notes', 'Found.');
  await screen.after(() => void send());
  expect(screen.sent().find(({ call }) => call === MOVE)!.body).toEqual({
    status: 'approved',
    from: 'pending',
    notes: 'Found.',
    licence: { council: 'HPCSA', number: 'MCT 77', registered_name: 'N. Mushi', expires_on: '2028-03-31' },
  });
  expect(screen.text()).toContain('Saved.');
});

test.each([
  ['admin', 'Failed to reject application'],
  ['staff', 'Error updating status'],
] as const)(
  '%s: a rejection needs notes, and one that fails says ‘%s’ and keeps them (ERR-17, ERR-27)',
  async (portal, words) => {
    const screen = await review(portal, { [MOVE]: new Refused(409, 'application-moved', 'Somebody was quicker.') });
    const send = () => (screen.get('dialog', 'Reject').querySelector('button[type=submit]') as HTMLElement).click();
    await screen.press('button', 'Reject');
    await screen.after(send);
    expect(screen.text()).toContain('Tell the applicant why.');
    await screen.write('Review Notes', 'Not in the register.');
    await screen.after(send);
    expect(screen.text()).toContain(words);
    expect(screen.text()).toContain('Somebody was quicker.');
    expect((screen.get('textbox', 'Review Notes') as HTMLTextAreaElement).value).toBe('Not in the register.');
  },
);

test.each([
  [0, 'No appointment is booked with this doctor.'],
  [1, '1 booked appointment is cancelled, its money is owed back'],
  [12, '12 booked appointments are cancelled, their money is owed back'],
])('leaving approved says first what happens to %i booked appointments (W60)', async (booked, words) => {
  const screen = await review('staff', {}, { ...REVIEWED, status: 'approved', booked });
  await screen.press('button', 'Reject');
  expect(screen.text()).toContain(words);
});

test('the question in the list names the number too (W60)', async () => {
  const screen = await list('staff', {
    'GET /api/applications': page({ applications: [{ ...LISTED, status: 'approved', booked: 3 }] }),
  });
  const select = screen.get('combobox', 'Change status: Neema Mushi') as HTMLSelectElement;
  await screen.after(() => {
    Reflect.set(Object.getPrototypeOf(select), 'value', 'rejected', select);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(screen.text()).toContain('3 booked appointments are cancelled');
});

test('the applicant is asked by a question', async () => {
  const screen = await review('staff', { [`POST /api/applications/${ID}/question`]: REVIEWED });
  await screen.press('button', 'Ask the applicant');
  await screen.press('button', 'Send question');
  expect(screen.text()).toContain('Write a question.');
  await screen.write('Question', 'Which university?');
  await screen.press('button', 'Send question');
  expect(screen.sent().at(-1)!.body).toEqual({ question: 'Which university?' });
});

const REMOVE = `DELETE /api/delete-application/${ID}`;

test('staff admins do not delete and read why (STF-APP-10)', async () => {
  const screen = await review('staff');
  expect(screen.names('button')).not.toContain('Delete: Neema Mushi');
  expect(screen.text()).toContain('Only an administrator deletes.');
});

test.each([
  ['a refusal', new Refused(409, 'application-approved', 'It is approved.'), 'Failed to delete application'],
  ['a lost connection', NO_NETWORK, 'Error deleting application'],
] as const)('deleting asks first; %s says so (STF-APP-10, STF-APP-13)', async (_what, answer, words) => {
  const screen = await review('admin', { [REMOVE]: answer });
  await screen.press('button', 'Delete: Neema Mushi');
  expect(screen.text()).toContain('Delete this application? This cannot be undone.');
  expect(screen.sent().some(({ call }) => call === REMOVE)).toBe(false);
  await screen.press('button', 'Delete');
  expect(screen.text()).toContain(words);
});

test('an old sign-in has to give the authenticator, and deleting then goes on by itself (A-14)', async () => {
  let isProven = false;
  const screen = await review('admin', {
    [REMOVE]: () =>
      isProven
        ? { deleted: true }
        : new Refused(403, 'step-up-required', 'First give the code.', { factor: 'authenticator' }),
    'POST /api/me/step-up': () => {
      isProven = true;
      return { proven_until: '2026-11-03T06:05:00.000Z' };
    },
    'GET /api/applications': page({ applications: [], total: 0, page: 1, pages: 1 }),
  });
  await screen.press('button', 'Delete: Neema Mushi');
  await screen.press('button', 'Delete');
  await screen.write(screen.names('textbox').at(-1)!, '123456');
  expect(screen.at()).toBe('/admin/dashboard/applications');
});
