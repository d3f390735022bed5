import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnApplicationBody } from '../../api/applications.ts';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import ApplicationStatusScreen from './application-status-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const APPLICATION: OwnApplicationBody = {
  id: '019b7600-0000-7000-8000-0000000000aa',
  number: 12,
  doctor_id: '019b7600-0000-7000-8000-0000000000ab',
  doctor_name: 'Neema Mushi',
  status: 'in_review',
  percent: 75,
  question: 'Please send the back of your ID.',
  submitted_at: '2026-11-18T06:00:00.000Z',
  updated_at: '2026-11-18T06:00:00.000Z',
  specialty: 'Cardiologist',
  country: 'Tanzania',
  license_number: 'MCT 1234',
  email: { address: 'neema@example.org', state: 'sent', sent_at: '2026-11-18T06:00:00.000Z', can_send: true },
  documents: [
    {
      id: '019b7600-0000-7000-8000-0000000000ac',
      label: 'Government ID',
      kind: 'pdf',
      added_at: '2026-11-18T06:00:00.000Z',
    },
  ],
  history: [{ kind: 'submitted', status: 'pending', at: '2026-11-18T06:00:00.000Z', note: '' }],
};

const open = (application: Partial<OwnApplicationBody> | null, answers = {}) =>
  openScreen(<ApplicationStatusScreen />, {
    path: '/doctor/application-status',
    answers: { 'GET /api/doctor-application': application && { ...APPLICATION, ...application }, ...answers },
  });

test.each([
  ['pending', 25, 'Pending'],
  ['in_review', 75, 'Under Review'],
  ['approved', 100, 'Approved'],
  ['rejected', 100, 'Rejected'],
] as const)('an application that is %s stands at %i percent as ‘%s’ (S56, C59)', async (status, percent, word) => {
  const screen = await open({ status, percent, question: null });
  expect(screen.text()).toContain(`Application Status: ${word}`);
  expect(screen.names('progressbar')).toEqual([`${percent} % done`]);
  expect(screen.names('button').includes('Send answer')).toBe(status === 'pending' || status === 'in_review');
});

test('the question of the reviewer is shown and answered there', async () => {
  const screen = await open({}, { 'POST /api/doctor-application/answer': { ...APPLICATION, question: null } });
  expect(screen.text()).toContain('Please send the back of your ID.');
  await screen.press('button', 'Send answer');
  expect(screen.text()).toContain('Write an answer or add a document.');
  await screen.write('Your answer', 'Here it is.');
  await screen.press('button', 'Send answer');
  expect(screen.sent().map(({ body }) => body)).toEqual([{ text: 'Here it is.', documents: [] }]);
  expect(screen.text()).toContain('Your answer has arrived.');
  expect(screen.text()).not.toContain('Please send the back of your ID.');
});

test('an answer never goes without the document that is still on its way', async () => {
  const screen = await open({}, { 'POST /api/doctor-application/answer': { ...APPLICATION, question: null } });
  await screen.write('Your answer', 'Here it is.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  input.closest('details')!.open = true;
  await screen.after(() => {
    Object.defineProperty(input, 'files', { value: [new File(['%PDF'], 'paper.pdf')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await screen.press('button', 'Send answer');
  expect(screen.text()).toContain('This file is still on its way.');
  expect(screen.sent().map(({ call }) => call)).toEqual(['POST /api/uploads']);
});

test('whoever has not applied is led to the form', async () => {
  const screen = await open(null);
  expect(screen.text()).toContain('You have not applied with this phone number yet.');
});

test.each([
  ['verified', 'neema@example.org is verified.', false],
  ['sent', 'We sent a link to neema@example.org on 18 November 2026.', true],
  ['refused', 'there is no mailbox neema@example.org.', true],
  ['unverified', 'neema@example.org is not verified yet. Your application goes on all the same', true],
] as const)('an email address that is %s says so', async (state, words, canSend) => {
  const email = { ...APPLICATION.email, state, can_send: canSend };
  const screen = await open({ email });
  expect(screen.text()).toContain(words);
  expect(screen.names('button').some((name) => /send again|Send the link/.test(name))).toBe(canSend);
});

test('the address is corrected and the link sent again; what is refused is not lost', async () => {
  const refused = await open(
    {},
    { 'POST /api/doctor-application/email': new Refused(422, 'email-invalid', 'Not whole.') },
  );
  await refused.press('button', 'Correct the address or send again');
  await refused.write('Active Email', 'neema@example');
  await refused.press('button', 'Send the link');
  expect(refused.text()).toContain('Not whole.');
  expect((refused.get('textbox', 'Active Email') as HTMLInputElement).value).toBe('neema@example');
  const email = { ...APPLICATION.email, address: 'neema@example.com' };
  const screen = await open({}, { 'POST /api/doctor-application/email': { ...APPLICATION, email } });
  await screen.press('button', 'Correct the address or send again');
  await screen.write('Active Email', 'neema@example.com');
  await screen.press('button', 'Send the link');
  expect(screen.sent().map(({ body }) => body)).toEqual([{ email: 'neema@example.com' }]);
  expect(screen.text()).toContain('We sent a link to neema@example.com');
});

const confirm = (answer: unknown) =>
  openScreen(<ApplicationStatusScreen />, {
    path: '/doctor/application-status/email',
    me: null,
    answers: { 'POST /api/doctor-application/email/verify': answer },
  });

test.each([
  ['verified', { state: 'verified' }, 'Your email address is verified.'],
  ['verified before', { state: 'already' }, 'This email address was verified before.'],
  ['over', new Refused(410, 'email-link-over', 'Over.'), 'Ask for a new one on the page of your application.'],
  ['cut off', new Refused(422, 'invalid-input', 'Short.'), 'Ask for a new one on the page of your application.'],
])('a link that is %s says so, once somebody has pressed', async (_what, answer, words) => {
  const screen = await confirm(answer);
  location.hash = '#the-secret-of-the-link';
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Confirm my email address');
  expect(screen.sent().map(({ body }) => body)).toEqual([{ token: 'the-secret-of-the-link' }]);
  expect(screen.text()).toContain(words);
  expect(screen.names('link')).toContain('See your application');
});

test('a link that is pressed without network may be pressed again', async () => {
  const screen = await confirm(NO_NETWORK);
  await screen.press('button', 'Confirm my email address');
  expect(screen.names('button')).toContain('Confirm my email address');
});
