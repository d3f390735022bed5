import { beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { EmailProof } from './email-proof.tsx';

beforeEach(stopTime);

const EMAIL = 'asha@example.org';
const STATE = { email: EMAIL, verified: false, code_until: null, offered: true };
const SENT = { ...STATE, code_until: '2026-11-20T08:00:00.000Z' };
const open = (state: object = STATE, answers: Answers = {}) =>
  openScreen(<EmailProof email={EMAIL} />, {
    path: '/more/account',
    answers: { 'GET /api/notices/email': state, ...answers },
  });

test('a code is sent, and proves the address when it is typed', async () => {
  const screen = await open(STATE, {
    'POST /api/notices/email/code': SENT,
    'POST /api/notices/email/verify': { ...STATE, verified: true },
  });
  expect(screen.text()).toContain('your notices come here too');
  await screen.press('button', 'Send me a code');
  expect(screen.text()).toContain(`We have sent a code to ${EMAIL}.`);
  await screen.write('Code from the email', '123456');
  await screen.press('button', 'Confirm');
  expect(screen.sent()).toMatchObject([
    { call: 'POST /api/notices/email/code' },
    { call: 'POST /api/notices/email/verify', body: { code: '123456' } },
  ]);
  expect(screen.read('status')).toContain('Confirmed.');
});

test('a wrong code is said to be wrong and stays, and another one can be asked for', async () => {
  const screen = await open(SENT, {
    'POST /api/notices/email/verify': new Refused(401, 'code-wrong', 'That code is not right.'),
  });
  await screen.write('Code from the email', '654321');
  await screen.press('button', 'Confirm');
  expect(screen.read('alert')).toContain('That code is not right.');
  expect(screen.names('button')).toContain('Send me another code');
});

test('nothing is offered where no email can be sent', async () => {
  expect((await open({ ...STATE, offered: false })).names('button')).toEqual([]);
});
