import { beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import ChoicesScreen from './choices-screen.tsx';

beforeEach(stopTime);

const ID = '019b7600-0000-7000-8000-0000000000e1';
const CONSENTS = {
  texts: [
    { page: 'terms', version: 0, agreed_at: '2026-11-02T06:00:00.000Z', version_now: 3, now_since: '2026-11-10' },
    { page: 'privacy', version: 2, agreed_at: '2026-11-02T06:00:00.000Z', version_now: 2, now_since: '2026-11-01' },
  ],
  members: [{ person_id: ID, name: 'Juma', relation: 'child', version: 1, agreed_at: '2026-11-03T06:00:00.000Z' }],
  plans: [],
  shows_words: false,
};
const file = (rest: object = {}) => ({
  id: ID,
  format: 'json',
  state: 'ready',
  done: 34,
  parts: 34,
  bytes: 9000,
  asked_at: '2026-11-19T06:00:00.000Z',
  ends_at: '2026-11-20T06:00:00.000Z',
  ...rest,
});
const files = (exports: object[] = [], rest: object = {}) => ({
  exports,
  left: 3,
  proven_until: null,
  factor: 'sms',
  ...rest,
});
const open = (answers: Answers = {}) =>
  openScreen(<ChoicesScreen />, {
    path: '/more/privacy-choices',
    answers: {
      'GET /api/me/consents': CONSENTS,
      'GET /api/me/exports': files(),
      'GET /api/me/record-lock': { chosen_at: null, opens_by: [], passkeys: [], closed: false, opening: null },
      ...answers,
    },
  });
const PROOF = {
  challenge_id: ID,
  phone: '+255712000123',
  expires_at: '2026-11-19T06:05:00.000Z',
  resend_at: '2026-11-19T06:01:00.000Z',
};
const FIRST = new Refused(403, 'step-up-required', 'First prove your phone.', { factor: 'sms', passkey: false });

test('names each text with its version and day, what is in force now, and the consent for each member', async () => {
  const text = (await open()).text();
  expect(text).toMatch(
    /The first text, since you opened your account on 2 Nov 2026.*Now version 3 is in force, since 10/s,
  );
  expect(text).toMatch(/Version 2, since you opened/);
  expect(text.match(/is in force/g)).toHaveLength(1);
  expect(text).toContain('Juma: you agreed on 3 Nov 2026 that we keep the health record (wording 1).');
  expect(text).toContain('Messages on your phone do not say what they are about.');
});

test('asks for a code before a file is made where the server wants one', async () => {
  const screen = await open({ 'POST /api/me/exports': FIRST, 'POST /api/me/proof/code': PROOF });
  await screen.press('button', 'Make the file');
  expect(screen.sent().map(({ call }) => call)).toEqual(['POST /api/me/exports', 'POST /api/me/proof/code']);
  expect(screen.text()).toContain('So that nobody else takes your record along');
});

test('asks for a code before a download when the proof no longer counts, and fetches nothing', async () => {
  const screen = await open({ 'GET /api/me/exports': files([file()]), 'POST /api/me/proof/code': PROOF });
  await screen.press('button', 'Download JSON');
  expect(screen.sent().map(({ call }) => call)).toEqual(['POST /api/me/proof/code']);
  expect(screen.text()).toContain('So that nobody else takes your record along');
});

test('says how far a file is, which one failed, and that no more may be asked for', async () => {
  const shown = files([file({ state: 'making', done: 4 }), file({ id: `${ID.slice(0, -1)}2`, state: 'failed' })], {
    left: 0,
  });
  const screen = await open({ 'GET /api/me/exports': shown });
  expect(screen.text()).toContain('JSON: being made, 4 of 34 parts.');
  expect(screen.text()).toContain('JSON: could not be made.');
  expect(screen.text()).toContain('You have asked for 3 files within a day.');
  expect(screen.names('button')).not.toContain('Make the file');
});
