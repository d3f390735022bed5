import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { HandOver } from './hand-over.tsx';
import TakeOverScreen from './take-over-screen.tsx';

const OFFERED = 'GET /api/me/offered-records';
const OFFER = {
  id: '019b7600-0000-7000-8000-0000000000a1',
  guardian: 'Neema Mwinyi',
  name: 'Rehema Mwinyi',
  phone: null,
  relation: 'child',
  offered_at: '2026-11-19T09:00:00.000Z',
  expires_at: '2026-12-03T09:00:00.000Z',
};
const ACCEPT = `POST /api/me/offered-records/${OFFER.id}/accept`;
const CONSENT = 'I am this person, and Tabibu keeps my health record in my account from now on.';
const REHEMA = {
  id: '019b7600-0000-7000-8000-0000000000f2',
  name: 'Rehema Mwinyi',
  phone: null,
  relation: 'child',
  birth_date: '2006-03-05',
  sex: 'female',
  version: 1,
  consented_at: '2026-11-01T09:00:00.000Z',
  has_visit: false,
  of_age: true,
  handover: null,
} as const;

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

describe('taking a record over', () => {
  const open = (answers: Answers = {}) =>
    openScreen(<TakeOverScreen />, { path: '/more/family/take-over', answers: { [OFFERED]: [OFFER], ...answers } });

  test('says who hands over what, and sends nothing without consent', async () => {
    const screen = await open();
    expect(screen.text()).toContain('Neema Mwinyi hands over the health record of Rehema Mwinyi');
    await screen.press('button', 'Take over');
    expect([screen.sent(), screen.text()]).toEqual([[], expect.stringContaining('Tick this first.')]);
  });

  test('sends the number of the wording', async () => {
    const screen = await open({ [ACCEPT]: {} });
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Take over');
    expect(screen.sent()[0]?.body).toEqual({ consent_version: 1 });
    expect(screen.text()).toContain('The record is yours now.');
  });

  test('says why the server refuses', async () => {
    const screen = await open({ [ACCEPT]: new Refused(409, 'handover-over', 'This offer has ended.') });
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Take over');
    expect(screen.text()).toContain('This offer has ended.');
  });
});

describe('handing a record over', () => {
  const open = (member: object) =>
    openScreen(<HandOver member={{ ...REHEMA, ...member }} majority={18} />, {
      path: `/more/family/${REHEMA.id}`,
      answers: {},
    });

  test('says from which age it is possible, and asks for no number before', async () => {
    const screen = await open({ of_age: false });
    expect(screen.text()).toContain('From the age of 18 Rehema Mwinyi can take over');
    expect(screen.names('button')).toEqual([]);
  });

  test('refuses at the field what is no number', async () => {
    const screen = await open({});
    await screen.write('Mobile number of Rehema Mwinyi', '12');
    await screen.press('button', 'Hand over the record');
    expect([screen.sent(), screen.text()]).toEqual([[], expect.stringContaining('Type the mobile number')]);
  });
});
