import { beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import HealthScreen from '../../patient/more/health-screen.tsx';
import { LazyOpenRecords } from './lazy-record-lock.ts';
import RecordLock from './record-lock.tsx';

beforeEach(stopTime);
beforeEach(() => LazyOpenRecords.load('en'));

const OPEN = { chosen_at: null, opens_by: [], passkeys: [], closed: false, opening: null };
const CHOSEN = { ...OPEN, chosen_at: '2026-11-10T06:00:00.000Z', opens_by: ['passphrase'] };
const PASSKEY = {
  id: '019b7600-0000-7000-8000-0000000000ab',
  name: 'Android phone',
  synced: true,
  created_at: '2026-11-10T06:00:00.000Z',
  last_used_at: null,
};
const KEYED = { ...CHOSEN, opens_by: ['passkey'], passkeys: [PASSKEY] };
const BOTH = { ...KEYED, opens_by: ['passkey', 'passphrase'] };
const CLOSED = { ...KEYED, passkeys: [], closed: true };
const PASSPHRASE = 'mvua kiatu ndizi';
const WRONG = new Refused(422, 'passphrase-wrong', 'That is not your record passphrase.');

const settings = (lock: object, answers = {}) =>
  openScreen(<RecordLock />, {
    path: '/more/privacy-choices',
    answers: { 'GET /api/me/record-lock': lock, ...answers },
  });

test('a passphrase is chosen, and the section then says since when the records are protected', async () => {
  const screen = await settings(OPEN, { 'PUT /api/me/record-lock': CHOSEN });
  // A hidden passphrase has no role; shown it is a text.
  await screen.press('button', 'Show: Record passphrase');
  await screen.write('Record passphrase', PASSPHRASE);
  await screen.press('button', 'Protect my records');
  expect(screen.sent()).toEqual([{ call: 'PUT /api/me/record-lock', body: { passphrase: PASSPHRASE } }]);
  expect(screen.text()).toContain('Protected since Tuesday 10 Nov');
  expect(screen.text()).not.toContain('Protect my records');
});

test('removing it needs the present one, and says what is wrong with it', async () => {
  const screen = await settings(CHOSEN, { 'POST /api/me/record-lock/remove': WRONG });
  expect(screen.names('button')).not.toContain('Protect my records');
  await screen.user.click(screen.getByText('Remove the passphrase'));
  await screen.press('button', 'Show: Present passphrase');
  await screen.write('Present passphrase', 'si hilo');
  await screen.press('button', 'Remove it');
  expect(screen.text()).toContain('That is not your record passphrase.');
});

test('where records are closed, the page asks for the passphrase and nothing of them', async () => {
  const screen = await openScreen(<HealthScreen />, {
    path: '/more/health',
    me: { records_closed: true },
    answers: { 'POST /api/me/record-lock/open': WRONG },
  });
  expect(screen.text()).toContain('Your earlier records are closed here');
  await screen.press('button', 'Show: Record passphrase');
  await screen.write('Record passphrase', 'si hilo');
  await screen.press('button', 'Open my records');
  expect(screen.sent()).toEqual([{ call: 'POST /api/me/record-lock/open', body: { passphrase: 'si hilo' } }]);
  expect(screen.text()).toContain('That is not your record passphrase.');
});

/** A browser whose person closes each question of the phone. */
async function phoneThatIsLeft(): Promise<void> {
  // Loaded before the first press, which does not wait for it.
  await import('@simplewebauthn/browser');
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const fail = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  vi.stubGlobal('navigator', { ...navigator, onLine: true, credentials: { get: fail, create: fail } });
}

const ASKED = {
  challenge_id: '019b7600-0000-7000-8000-0000000000ac',
  expires_at: '2026-11-10T06:05:00.000Z',
  options: {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  },
};

const closedScreen = (lock: object, answers = {}) =>
  openScreen(<HealthScreen />, {
    path: '/more/health',
    me: { records_closed: true },
    answers: { 'GET /api/me/record-lock': lock, ...answers },
  });

test('the passkeys are listed by name and day, and removing the last one says what follows', async () => {
  await phoneThatIsLeft();
  const screen = await settings(KEYED);
  for (const words of ['Android phone', 'On several devices', 'Added Tuesday 10 Nov'])
    expect(screen.text()).toContain(words);
  await screen.press('button', 'Remove: Android phone');
  expect(screen.text()).toContain('From then on your number alone opens all your records.');
  await screen.press('button', 'Keep it');
  expect(screen.names('button')).not.toContain('Remove this passkey');
});

test('with a passphrase too, removing asks for either and says that the other one stays', async () => {
  await phoneThatIsLeft();
  const screen = await settings(BOTH, { [`DELETE /api/me/record-lock/passkeys/${PASSKEY.id}`]: WRONG });
  await screen.press('button', 'Remove: Android phone');
  expect(screen.text()).toContain('The other ways to open your records stay.');
  expect(screen.names('button')).toContain('Confirm with a passkey');
  await screen.press('button', 'Remove this passkey');
  expect(screen.text()).toContain('That is not your record passphrase.');
});

test('a question of the phone that was cancelled is said, and nothing is sent', async () => {
  await phoneThatIsLeft();
  const screen = await closedScreen(CLOSED, { 'POST /api/me/record-lock/passkey/options': ASKED });
  expect(screen.names('button')).not.toContain('Open my records');
  await screen.press('button', 'Open with a passkey');
  expect(screen.read('alert')).toContain('No passkey was given, and nothing was changed.');
  expect(screen.sent().map(({ call }) => call)).toEqual(['POST /api/me/record-lock/passkey/options']);
});

test('where both open the records, the passkey comes first', async () => {
  await phoneThatIsLeft();
  const screen = await closedScreen({ ...CLOSED, opens_by: BOTH.opens_by });
  const names = screen.names('button');
  expect(names.indexOf('Open with a passkey')).toBeLessThan(names.indexOf('Open my records'));
  expect(screen.text()).toContain('Or enter the passphrase:');
});

test('a browser without passkeys shows no button of them and says what to do', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const own = await settings(OPEN);
  expect(own.names('button')).not.toContain('Protect with a passkey');
  expect(own.text()).toContain('This browser cannot use passkeys.');
  const closed = await closedScreen(CLOSED);
  expect(closed.names('button')).not.toContain('Open with a passkey');
  expect(closed.text()).toContain('on a phone that has yours');
});

test('another passkey is made after the proof, in two steps; a cancelled question can be repeated', async () => {
  await phoneThatIsLeft();
  const screen = await settings(BOTH, {
    'POST /api/me/record-lock/passkeys/options': {
      ...ASKED,
      options: {
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'Tabibu' },
        user: { id: 'AAAA', name: 'Asha', displayName: 'Asha' },
        pubKeyCredParams: [],
        excludeCredentials: [],
      },
    },
  });
  await screen.user.click(screen.getByText('Add a passkey'));
  await screen.press('button', 'Continue');
  expect(screen.sent()).toEqual([{ call: 'POST /api/me/record-lock/passkeys/options', body: { passphrase: '' } }]);
  await screen.press('button', 'Make the passkey');
  expect(screen.read('alert')).toContain('No passkey was given, and nothing was changed.');
  expect(screen.names('button')).toContain('Make the passkey');
  expect(screen.sent()).toHaveLength(1);
});
