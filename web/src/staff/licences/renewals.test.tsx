import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReviewedRenewalBody } from '../../api/licence-reviews.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
// The first load of a section's code is not under the clock of a test.
beforeAll(() => sectionAt('staff', 'dashboard/licences', 'staff-admin').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000ba';
const FILE = '019b7600-0000-7000-8000-0000000000bb';
const LISTED = {
  id: ID,
  number: 4,
  doctor_id: '019b7600-0000-7000-8000-0000000000bc',
  doctor_name: 'Neema Mushi',
  country: 'TZ',
  sent_at: '2026-11-01T06:00:00.000Z',
} as const;
const BEFORE = {
  council: 'MCT',
  number: 'MCT 1',
  registered_name: 'N. Mushi',
  expires_on: '2026-12-31',
  checked_at: '2026-01-05T06:00:00.000Z',
};
const RENEWAL: ReviewedRenewalBody = {
  ...LISTED,
  state: 'waiting',
  question: null,
  language: 'sw',
  license_number: 'MCT 1',
  documents: [{ id: FILE, label: 'Medical License', kind: 'jpeg', added_at: LISTED.sent_at }],
  licences: [BEFORE],
};
const CONFIRM = `POST /api/licence-renewals/${ID}/confirmation`;
const ASK = `POST /api/licence-renewals/${ID}/question`;
const WAITING = {
  'GET /api/applications/waiting': { pending: 0, renewals: 2 },
  [`POST /api/application-files/${FILE}/ticket`]: { address: '/one?ticket=a', ends_at: '' },
};

const open = (portal: 'admin' | 'staff', rest: string, answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: `/${portal}/dashboard/licences${rest}`,
    me: { role: portal === 'admin' ? 'administrator' : 'staff-admin' },
    answers: { ...WAITING, ...answers },
  });
const openOne = (answers: Answers) =>
  open('staff', `/${ID}`, { [`GET /api/licence-renewals/${ID}`]: RENEWAL, ...answers });
type Opened = Awaited<ReturnType<typeof open>>;

/** Types the last valid day. */
const typeEnd = ({ user }: Opened) =>
  user.type(document.querySelector<HTMLInputElement>('input[type=date]')!, '2028-03-31');

test.each(['admin', 'staff'] as const)(
  '%s: new licences stand in the list with age, and the link counts them',
  async (portal) => {
    const screen = await open(portal, '', { 'GET /api/licence-renewals': { renewals: [LISTED] } });
    for (const words of ['Neema Mushi', 'New licence no. 4', 'Tanzania', 'days old'])
      expect(screen.text()).toContain(words);
    expect(screen.names('link')).toContain('New licences , 2 wait');
    expect(screen.get('link', 'Review: Neema Mushi').getAttribute('href')).toContain(
      `/${portal}/dashboard/licences/${ID}`,
    );
  },
);

test('an empty list says so, and one that does not load says why', async () => {
  const empty = await open('admin', '', { 'GET /api/licence-renewals': { renewals: [] } });
  expect(empty.text()).toContain('No new licence waits.');
  await empty.close();
  const failed = await open('admin', '', {
    'GET /api/licence-renewals': new Refused(403, 'not-allowed', 'You may not.'),
  });
  for (const words of ['The licences did not load', 'You may not.']) expect(failed.text()).toContain(words);
});

test('the document stands beside the form; confirming begins with the licence before and needs its new end', async () => {
  const found = { council: 'MCT', number: 'MCT 1', registered_name: 'N. Mushi', expires_on: '2028-03-31' };
  const confirmed = { ...RENEWAL, state: 'confirmed', licences: [{ ...found, checked_at: BEFORE.checked_at }, BEFORE] };
  const screen = await openOne({ [CONFIRM]: confirmed });
  expect(screen.names('img')).toContain('Medical License');
  await screen.press('button', 'Confirm licence');
  expect(screen.text()).toContain('Fill this in.');
  expect(screen.sent().some(({ call }) => call === CONFIRM)).toBe(false);
  await typeEnd(screen);
  await screen.press('button', 'Confirm licence');
  expect(screen.sent().find(({ call }) => call === CONFIRM)!.body).toEqual({ document_id: FILE, licence: found });
  expect(screen.text()).toContain('Confirmed. Patients can book until 31 Mar 2028');
  expect(screen.names('button')).not.toContain('Confirm licence');
});

test('the authenticator is asked for again when the factor is old, and nothing typed is lost', async () => {
  const screen = await openOne({ [CONFIRM]: new Refused(403, 'step-up-required', '', { factor: 'authenticator' }) });
  await typeEnd(screen);
  await screen.press('button', 'Confirm licence');
  expect(screen.get('dialog', 'Is it you?')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('input[type=date]')!.value).toBe('2028-03-31');
});

test('a decision about another document is refused; the present one is shown, and what was typed stays', async () => {
  const other = { ...RENEWAL, documents: [{ ...RENEWAL.documents[0]!, id: LISTED.doctor_id }] };
  let reads = 0;
  const screen = await openOne({
    [`GET /api/licence-renewals/${ID}`]: () => ((reads += 1) === 1 ? RENEWAL : other),
    [CONFIRM]: new Refused(409, 'renewal-changed', 'Another document has arrived.'),
  });
  await typeEnd(screen);
  await screen.press('button', 'Confirm licence');
  expect(screen.text()).toContain('Another document has arrived.');
  await screen.press('button', 'Show how it stands now');
  expect(screen.sent().at(-1)!.call).toBe(`POST /api/application-files/${LISTED.doctor_id}/ticket`);
  expect(document.querySelector<HTMLInputElement>('input[type=date]')!.value).toBe('2028-03-31');
});

test('another document is asked for in the language of the doctor', async () => {
  const question = 'The end cannot be read.';
  const screen = await openOne({ [ASK]: { ...RENEWAL, state: 'asked', question } });
  await screen.press('button', 'Ask for another document');
  expect(screen.text()).toContain('The doctor uses Swahili.');
  await screen.write('Question', question);
  await screen.press('button', 'Send question');
  expect(screen.sent().find(({ call }) => call === ASK)).toMatchObject({ body: { document_id: FILE, question } });
  expect(screen.text()).toContain('Waiting for another document from the doctor');
});

test('managers and receptionists have no such section', () => {
  for (const role of ['manager', 'receptionist'] as const)
    expect(sectionAt('staff', 'dashboard/licences', role).name).not.toBe('licences');
});
