import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { LazyNewMember } from './lazy-new-member.ts';
import { NewPersonSheet, WhoFor, useWho } from './who-for.tsx';

const ASHA = '019b7600-0000-7000-8000-0000000000f1';
const asha = {
  id: ASHA,
  name: 'Asha Mwinyi',
  relation: 'child',
  birth_date: '2022',
  sex: 'female',
  version: 1,
  consented_at: '2026-11-01T09:00:00.000Z',
  has_visit: false,
};

const CONSENT =
  'This is a child in my care, or this person has agreed: Tabibu keeps their health record, I book for them, and the doctors whom I choose read it.';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

function Step({ wanted }: { wanted?: string | undefined }) {
  const who = useWho(wanted);
  return (
    <>
      <WhoFor who={who} />
      <output>{who.personId ?? 'me'}</output>
      <NewPersonSheet who={who} />
    </>
  );
}

const open = (members: object[], wanted?: string, me?: null, search = '') =>
  openScreen(<Step wanted={wanted} />, {
    path: '/book/1',
    search,
    ...(me === null ? { me } : {}),
    answers: {
      'GET /api/family': () => ({ today: '2026-11-20', members }),
      'POST /api/family': () => {
        members.push(asha);
        return asha;
      },
    },
  });

test('whoever has no family is asked nothing more: the choice stands at the patient', async () => {
  const screen = await open([]);
  expect([screen.names('radio'), screen.read('status')]).toEqual([['Me', 'Somebody else…'], 'me']);
  expect(document.querySelector<HTMLInputElement>('[value=me]')?.checked).toBe(true);
});

test('a member of the family is chosen by one press, and the page says who speaks', async () => {
  const screen = await open([asha]);
  await screen.press('radio', 'Asha Mwinyi');
  expect([screen.read('status'), screen.text()]).toEqual([
    ASHA,
    expect.stringContaining('You speak with the doctor, together with Asha Mwinyi if you can.'),
  ]);
});

test('somebody who is added over the booking is chosen, and stays chosen once the sheet has closed', async () => {
  await LazyNewMember.load('en');
  const screen = await open([]);
  await screen.press('radio', 'Somebody else…');
  await screen.write('Full name', 'Asha Mwinyi');
  await screen.choose('How they relate to you', 'child');
  await screen.write('Year', '2022');
  await screen.choose('Sex', 'female');
  await screen.press('checkbox', CONSENT);
  await screen.press('button', 'Add');
  expect([screen.names('dialog'), screen.read('status'), screen.text()]).toEqual([
    [],
    ASHA,
    expect.stringContaining('You speak with the doctor, together with Asha Mwinyi if you can.'),
  ]);
});

test('whoever closes the sheet without adding anybody books for themselves', async () => {
  await LazyNewMember.load('en');
  const screen = await open([asha]);
  await screen.press('radio', 'Somebody else…');
  await screen.press('button', 'Close');
  expect([screen.names('dialog'), screen.read('status')]).toEqual([[], 'me']);
});

test.each([
  [ASHA, ASHA],
  ['019b7600-0000-7000-8000-0000000000f2', 'me'],
])('what was wanted before (%s) is chosen if the family has that person', async (wanted, chosen) => {
  expect((await open([asha], wanted)).read('status')).toBe(chosen);
});

test('a visitor is asked before the time, too, and the address keeps the answer', async () => {
  const screen = await open([], undefined, null);
  expect(screen.names('radio')).toEqual(['Me', 'A child', 'Somebody else…']);
  await screen.press('radio', 'A child');
  expect([screen.at(), screen.text()]).toEqual([
    expect.stringContaining('for=child'),
    expect.stringContaining('After you sign in you say who it is.'),
  ]);
});

test.each([
  ['for=child', [asha], ASHA],
  ['for=child', [], 'me'],
  [`for=${ASHA}`, [asha], ASHA],
])('what the address says (%s) survives a reload and signing in', async (search, members, chosen) => {
  const screen = await open(members, undefined, undefined, search);
  expect(screen.read('status')).toBe(chosen);
  if (members.length === 0) expect(screen.text()).toContain('First say who it is');
});
