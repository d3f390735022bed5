import { beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../testing/open-screen.tsx';
import type { Answers } from '../testing/open-screen.tsx';
import { PasskeysView } from './passkeys-view.tsx';
import { StepUpProvider } from './step-up.tsx';

beforeEach(() => {
  stopTime();
  vi.stubGlobal('PublicKeyCredential', () => undefined);
});

const PASSKEY = {
  id: '019b7600-0000-7000-8000-0000000000aa',
  name: 'Laptop',
  synced: true,
  created_at: '2026-11-19T22:30:00.000Z',
  last_used_at: null,
};

const open = (answers: Answers, forDoctor = false) =>
  openScreen(
    <StepUpProvider>
      <PasskeysView shown forDoctor={forDoctor} />
    </StepUpProvider>,
    { path: '/staff/dashboard/settings', me: { role: 'manager' }, answers },
  );

test('the list says when a passkey was added, whether it was used, and that several devices have it', async () => {
  const screen = await open({ 'GET /api/me/passkeys': [PASSKEY] });
  for (const words of ['Laptop', 'On several devices', 'Added Friday 20 Nov', 'Not used yet'])
    expect(screen.text()).toContain(words);
  expect(screen.names('button')).toEqual(['Rename: Laptop', 'Remove: Laptop', 'Add a passkey']);
});

test('a passkey gets another name', async () => {
  const screen = await open({
    'GET /api/me/passkeys': [PASSKEY],
    [`PATCH /api/me/passkeys/${PASSKEY.id}`]: { ...PASSKEY, name: 'Phone' },
  });
  await screen.press('button', 'Rename: Laptop');
  await screen.write('New name', 'Phone');
  await screen.press('button', 'Save');
  expect(screen.sent()).toMatchObject([{ body: { name: 'Phone' } }]);
  expect(screen.names('button')).not.toContain('Save');
});

test('removing asks first, then for the own factor if the server wants it, also by a passkey', async () => {
  const screen = await open({
    'GET /api/me/passkeys': [PASSKEY],
    [`DELETE /api/me/passkeys/${PASSKEY.id}`]: new Refused(403, 'step-up-required', 'First.', {
      factor: 'password',
      passkey: true,
    }),
  });
  await screen.press('button', 'Remove: Laptop');
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Remove this passkey');
  expect(screen.names('button')).toContain('Use a passkey');
  await screen.press('button', 'Leave it');
  expect(screen.text()).toContain('Laptop');
  expect(screen.sent()).toHaveLength(1);
});

test.each([
  [false, true],
  [true, false],
])(
  'removing one asks anew who is signed in, but not of a doctor (%s): the notice to administrators may come (A-12)',
  async (forDoctor, asks) => {
    const screen = await open(
      {
        'GET /api/me/passkeys': [PASSKEY],
        'GET /api/me/second-factor': { on: true, since: null, recovery_codes_left: 10, proven_until: null },
        [`DELETE /api/me/passkeys/${PASSKEY.id}`]: {},
      },
      forDoctor,
    );
    await screen.press('button', 'Remove: Laptop');
    await screen.press('button', 'Remove this passkey');
    expect(screen.asked().includes('GET /api/me')).toBe(asks);
  },
);

test('a refusal of the server is said, and the name stays in the field', async () => {
  const screen = await open({
    'GET /api/me/passkeys': [],
    'POST /api/me/passkeys/options': new Refused(409, 'passkeys-full', 'An account can have 10 passkeys.'),
  });
  expect(screen.text()).toContain('You have no passkey yet.');
  await screen.write('Name of the new passkey', 'Simu');
  await screen.press('button', 'Add a passkey');
  expect(screen.read('alert')).toContain('An account can have 10 passkeys.');
  expect((screen.get('textbox', 'Name of the new passkey') as HTMLInputElement).value).toBe('Simu');
});

test('a doctor without the second factor is told to switch it on first', async () => {
  const factor = { on: false, since: null, recovery_codes_left: 0, proven_until: null };
  const screen = await open({ 'GET /api/me/passkeys': [], 'GET /api/me/second-factor': factor }, true);
  expect(screen.text()).toContain('First switch the second factor on');
  expect(screen.names('button')).toEqual([]);
});

test('a browser that cannot use passkeys is named in place of the form', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const screen = await open({ 'GET /api/me/passkeys': [] });
  expect(screen.text()).toContain('This browser cannot use passkeys');
  expect(screen.names('button')).toEqual([]);
});
