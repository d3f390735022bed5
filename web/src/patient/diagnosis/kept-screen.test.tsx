import { beforeEach, describe, expect, test } from 'vitest';
import type { KeptBody, KeptHeadBody } from '../../api/kept-conversations.ts';
import { APPOINTMENT, anAppointment } from '../../testing/appointment.ts';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import KeptScreen from './kept-screen.tsx';

beforeEach(stopTime);

const LIST = 'GET /api/ai/conversations';
const THROAT_ID = '019b7600-0000-7000-8000-0000000000c1';
const READ = `GET /api/ai/conversations/${THROAT_ID}`;
const ATTACH = `PUT /api/ai/conversations/${THROAT_ID}/booking`;
const DELETE = `DELETE /api/ai/conversations/${THROAT_ID}`;
const COMING = 'GET /api/appointments';

const HEAD: KeptHeadBody = {
  id: THROAT_ID,
  title: 'My throat hurts',
  language: 'en',
  urgency: 'self-care',
  booking_id: null,
  kept_at: '2026-11-19T06:00:00.000Z',
};
const THROAT: KeptBody = {
  ...HEAD,
  turns: [
    { asked: null, said: 'My throat hurts' },
    { asked: 'Can you swallow water?', said: 'Yes' },
  ],
  reasons: ['A sore throat is usually harmless.'],
  heard: ['sore throat'],
  parts: [
    { kind: 'first', heading: 'Do this', sentences: ['Rest at home today.'] },
    { kind: 'guidance', heading: 'Note', sentences: ['Guidance, not a diagnosis.'] },
  ],
  worded_by_model: false,
};
const OLDER: KeptHeadBody = {
  ...HEAD,
  id: '019b7600-0000-7000-8000-0000000000c2',
  title: 'Kichwa kinauma',
  language: 'sw',
  booking_id: APPOINTMENT,
};

const openList = (answers: Answers, me?: null) =>
  openScreen(<KeptScreen />, { path: '/diagnosis/kept', answers, ...(me === null && { me }) });

const openOne = (answers: Answers, coming = [anAppointment({ state: 'scheduled' })]) =>
  openScreen(<KeptScreen />, {
    path: `/diagnosis/kept/${THROAT_ID}`,
    answers: { [READ]: THROAT, [COMING]: { appointments: coming, next_cursor: null }, ...answers },
  });

describe('the list of kept conversations', () => {
  test('a visitor is asked to sign in, and nothing is read', async () => {
    const screen = await openList({}, null);
    expect(screen.text()).toContain('Sign in to read the conversations that you keep.');
    expect(screen.asked()).not.toContain(LIST);
  });

  test('names each by its first words in their language, and says which one a doctor sees', async () => {
    const screen = await openList({ [LIST]: { conversations: [HEAD, OLDER], next_cursor: null } });
    expect(screen.names('heading')).toEqual(['Kept conversations', 'My throat hurts', 'Kichwa kinauma']);
    expect(screen.get('link', 'My throat hurts').getAttribute('href')).toBe(`/diagnosis/kept/${THROAT_ID}`);
    expect(screen.get('heading', 'Kichwa kinauma').lang).toBe('sw');
    expect(screen.text().match(/Shown to a doctor/g)).toHaveLength(1);
    expect(screen.names('button')).not.toContain('Show older ones');
  });

  test('older ones follow by a press, below those that are shown', async () => {
    const pages = [
      { conversations: [HEAD], next_cursor: 'older' },
      { conversations: [OLDER], next_cursor: null },
    ];
    const screen = await openList({ [LIST]: () => pages.shift() });
    await screen.press('button', 'Show older ones');
    expect(screen.names('heading').slice(1)).toEqual(['My throat hurts', 'Kichwa kinauma']);
    expect(screen.names('button')).not.toContain('Show older ones');
  });

  test('says that none is kept, and leads to the assistant', async () => {
    const screen = await openList({ [LIST]: { conversations: [], next_cursor: null } });
    expect(screen.text()).toContain('You keep no conversation.');
    expect(screen.get('link', 'Ask the assistant').getAttribute('href')).toBe('/diagnosis');
  });

  test('says that it did not load, and reads it again by a press', async () => {
    let answer: unknown = new Refused(500, 'internal', '');
    const screen = await openList({ [LIST]: () => answer });
    await screen.wait(10_000);
    expect(screen.text()).toContain('Your conversations did not load.');
    answer = { conversations: [HEAD], next_cursor: null };
    await screen.press('button', 'Try again');
    expect(screen.text()).toContain('My throat hurts');
  });
});

describe('one kept conversation', () => {
  test('is read again: questions with answers, how urgent it was, what was understood and what to do', async () => {
    const screen = await openOne({});
    expect(screen.text()).toMatch(
      /Can you swallow water\? Yes.*You can treat this at home.*sore throat.*Rest at home/s,
    );
    expect(screen.text().match(/not a diagnosis/g)).toHaveLength(1);
  });

  test('of somebody else, or deleted elsewhere, is not found', async () => {
    const screen = await openOne({ [READ]: new Refused(404, 'not-found', 'This was not found.') });
    expect(screen.text()).not.toContain('Delete');
    expect(screen.names('heading')).toHaveLength(1);
    expect(screen.asked()).not.toContain(LIST);
  });

  test('is deleted only after a second press, and the list comes back', async () => {
    const screen = await openOne({ [DELETE]: {}, [LIST]: { conversations: [], next_cursor: null } });
    await screen.press('button', 'Delete');
    expect(screen.sent()).toEqual([]);
    expect(screen.text()).toContain('A doctor who saw it no longer does.');
    expect(document.activeElement?.textContent).toBe('Do not delete');
    await screen.press('button', 'Do not delete');
    expect(screen.names('button')).not.toContain('Do not delete');
    await screen.press('button', 'Delete');
    await screen.press('button', 'Delete');
    expect(screen.sent().map(({ call }) => call)).toEqual([DELETE]);
    expect(screen.at()).toBe('/diagnosis/kept');
  });

  test('that could not be deleted stays and says so', async () => {
    const screen = await openOne({ [DELETE]: NO_NETWORK });
    await screen.press('button', 'Delete');
    await screen.press('button', 'Delete');
    expect(screen.read('alert')).toMatch(/network|internet/i);
    expect(screen.text()).toContain('Rest at home today.');
    expect(screen.at()).toBe(`/diagnosis/kept/${THROAT_ID}`);
  });
});

describe('showing it to a doctor', () => {
  test('is offered for coming appointments only', async () => {
    const screen = await openOne({}, []);
    expect(screen.text()).toContain('You have no coming appointment.');
    expect(screen.names('combobox')).toEqual([]);
  });

  test('attaches it to the chosen appointment, and takes it back with Nobody', async () => {
    const screen = await openOne({
      [ATTACH]: ({ booking_id }: { booking_id: string | null }) => ({ ...HEAD, booking_id }),
    });
    expect(screen.read('combobox', 'Appointment')).toMatch(/Nobody.*Dkt\. Neema Mushi, tomorrow/is);
    await screen.choose('Appointment', APPOINTMENT);
    await screen.press('button', 'Save');
    expect(screen.text()).toContain('Saved.');
    await screen.choose('Appointment', '');
    expect(screen.text()).not.toContain('Saved.');
    await screen.press('button', 'Save');
    expect(screen.sent()).toMatchObject([
      { call: ATTACH, body: { booking_id: APPOINTMENT } },
      { call: ATTACH, body: { booking_id: null } },
    ]);
  });

  test('a refusal is read in its own words', async () => {
    const screen = await openOne({
      [ATTACH]: new Refused(409, 'conversation-not-attachable', 'This appointment is not open any more.'),
    });
    await screen.choose('Appointment', APPOINTMENT);
    await screen.press('button', 'Save');
    expect(screen.read('alert')).toContain('This appointment is not open any more.');
    expect(screen.text()).not.toContain('Saved.');
  });

  test('of an appointment that is over it can still be taken back', async () => {
    const screen = await openOne({ [READ]: { ...THROAT, booking_id: APPOINTMENT } }, []);
    expect(screen.get('combobox', 'Appointment')).toHaveProperty('value', APPOINTMENT);
    expect(screen.read('combobox', 'Appointment')).toMatch(/Nobody.*Shown to a doctor/s);
  });
});
