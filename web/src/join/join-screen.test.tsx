import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LinkedCallBody } from '@tabibu/contract/call-links';
import type { Language } from '@tabibu/contract/languages';
import { Refused, openScreen, stopTime } from '../testing/open-screen.tsx';
import { installCallLine, line } from '../testing/call-line.ts';
import { loadCall, openCall } from '../testing/open-call.tsx';
import JoinScreen from './join-screen.tsx';

const SECRET = 'AZmyxHweejCcVS9OimG3A1q8GX0m7Wf2yXbE5mT4r2c';
const CALL: LinkedCallBody = {
  doctor: 'Dkt. Neema Mushi',
  person: 'Rehema Swai',
  asker: 'Neema',
  call_type: 'phone',
  country: 'KE',
  starts_at: '2026-11-20T06:00:00.000Z',
  expected_at: '2026-11-20T06:00:00.000Z',
  opens_at: '2026-11-20T05:50:00.000Z',
  closes_at: '2026-11-20T06:45:00.000Z',
  doctor_present: true,
  joined: null,
};

beforeAll(loadCall);
beforeEach(() => {
  stopTime();
  installCallLine();
  joined = null;
});
afterEach(() => {
  vi.useRealTimers();
});

let joined: LinkedCallBody['joined'];
const open = (call: LinkedCallBody | null | Refused, language: Language = 'en') =>
  openScreen(<JoinScreen />, {
    path: `/join/${SECRET}`,
    language,
    me: null,
    answers: {
      [`GET /api/join/${SECRET}`]:
        call instanceof Refused ? call : () => ({ stop: '/stop-messages/x', call: call && { ...call, joined } }),
      [`POST /api/join/${SECRET}/ticket`]: () => ({
        ticket: 't'.repeat(43),
        expires_at: CALL.closes_at,
        ice: { servers: [], policy: 'all', expires_at: CALL.closes_at },
      }),
    },
  });

test('a mother joins by her link alone: no sign-in, no chat, nothing of the account', async () => {
  const screen = await open(CALL);
  expect(screen.text()).toContain('The appointment of Rehema Swai, which Neema booked.');
  expect(screen.text()).toContain('on the clock of Kenya');
  expect(screen.names('link')).toEqual(['I do not want these messages']);
  await screen.press('button', 'Join now');
  expect(line.said()).toMatchObject([{ type: 'hello', ticket: 't'.repeat(43) }]);
  await screen.after(() => line.hear({ type: 'welcome', side: 'patient', present: true }));
  expect(screen.names('button')).toContain('End');
  for (const gone of ['Chat', 'Leave, and tell me when the doctor is ready'])
    expect(screen.names('button')).not.toContain(gone);
  expect(screen.sent().map(({ call }) => call)).toEqual([`POST /api/join/${SECRET}/ticket`]);
});

test('a mother without a microphone is never sent to a chat that she does not have', async () => {
  line.refuse('audio', 'NotFoundError');
  const screen = await open(CALL);
  await screen.press('button', 'Join now');
  await screen.after(() => line.hear({ type: 'welcome', side: 'patient', present: true }));
  expect(screen.text()).toContain('No microphone was found.');
  expect(screen.text()).not.toContain('chat');
});

test('whoever is replaced by the one who booked is told who that is, and may take the call back', async () => {
  const screen = await open(CALL);
  await screen.press('button', 'Join now');
  await screen.after(() => line.hear({ type: 'welcome', side: 'patient', present: true }));
  joined = 'account';
  await screen.after(() => line.hear({ type: 'replaced' }));
  expect(screen.names('heading')[0]).toContain('Neema is in the call.');
  expect(screen.names('button')).toEqual(['Continue here']);
});

test('the one who booked is told that the mother has joined, and neither is silently thrown out', async () => {
  const { screen } = await openCall({ answers: 'Rehema Swai', by_link: true, call_type: 'phone' });
  expect(screen.text()).toContain('Rehema Swai is in the call.');
  await screen.press('button', 'Join now');
  await screen.after(() => line.hear({ type: 'welcome', side: 'patient', present: true }));
  await screen.after(() => line.hear({ type: 'replaced' }));
  expect(screen.text()).toContain('Rehema Swai is in the call.');
  expect(screen.names('button')).toContain('Continue here');
});

test('nobody joins before the room opens', async () => {
  const screen = await open({ ...CALL, opens_at: '2026-11-20T06:20:00.000Z' });
  expect(screen.get('button', 'Join now')).toMatchObject({ disabled: true });
});

test.each([
  ['sw', 'Kiungo hiki hakifanyi kazi', 'Miadi hii haipo tena'],
  ['en', 'This link does not work', 'This appointment is over'],
  ['fr', 'Ce lien ne fonctionne pas', 'Ce rendez-vous est terminé'],
] as const)(
  'a link that is good no more says so in %s, and one of a past appointment too',
  async (language, gone, over) => {
    const screen = await open(new Refused(404, 'not-found', 'Not found'), language);
    expect([screen.names('heading'), screen.names('button')]).toEqual([[gone], []]);
    await screen.close();
    const past = await open(null, language);
    expect([past.names('heading'), past.names('button')]).toEqual([[over], []]);
  },
);
