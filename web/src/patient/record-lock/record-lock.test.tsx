import { beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import HealthScreen from '../more/health-screen.tsx';
import { LazyOpenRecords } from './lazy-record-lock.ts';
import RecordLock from './record-lock.tsx';

beforeEach(stopTime);
beforeEach(() => LazyOpenRecords.load('en'));

const OPEN = { chosen_at: null, closed: false, opening: null };
const CHOSEN = { chosen_at: '2026-11-10T06:00:00.000Z', closed: false, opening: null };
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
  await screen.press('button', 'Remove the passphrase');
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
