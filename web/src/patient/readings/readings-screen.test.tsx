import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_NETWORK, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import ReadingsScreen from './readings-screen.tsx';

const ME = '019b7600-0000-7000-8000-00000000000a';
const PATH = `/api/people/${ME}/readings`;
const ID = '11111111-1111-4111-9111-111111111111';
const SAVED = { id: ID, version: 1, kind: 'blood-pressure', values: { systolic: 128, diastolic: 82 } };
const CURVE = {
  kind: 'blood-pressure',
  from: '2026-11-10T06:00:00.000Z',
  minutes: [0, 1440],
  values: { systolic: [128, 142], diastolic: [82, 91] },
};

beforeEach(() => {
  stopTime();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(0x11) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (answers: Answers = {}) =>
  openScreen(<ReadingsScreen />, {
    path: '/readings',
    answers: {
      'GET /api/family': { today: '2026-11-20', members: [] },
      [`GET ${PATH}`]: { readings: [], next_cursor: null },
      [`GET ${PATH}/curve`]: CURVE,
      [`GET /api/people/${ME}/reports`]: { months: ['2026-11', '2026-10'] },
      [`PUT ${PATH}/${ID}`]: { ...SAVED, measured_at: '2026-11-20T06:00:00.000Z' },
      ...answers,
    },
  });

async function fill(screen: Awaited<ReturnType<typeof open>>, upper: string, lower: string): Promise<void> {
  await screen.write('Upper number (mmHg)', upper);
  await screen.write('Lower number (mmHg)', lower);
  await screen.press('button', 'Save');
}

test('sends what the device shows under an id of its own', async () => {
  const screen = await open();
  await fill(screen, '128', '82');
  await screen.wait(10);
  expect(screen.sent().find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: `PUT ${PATH}/${ID}`,
    body: { version: 0, kind: 'blood-pressure', values: { systolic: 128, diastolic: 82 } },
  });
});

test('refuses what is impossible at its field, and asks once about what is unusual', async () => {
  const screen = await open();
  await fill(screen, '400', '82');
  expect(screen.text()).toContain('It has to lie between 50 and 300.');
  await fill(screen, '230', '110');
  expect([screen.text().includes('Are you sure?'), screen.sent().some(({ call }) => call.startsWith('PUT'))]).toEqual([
    true,
    false,
  ]);
  await screen.press('button', 'Save');
  await screen.wait(10);
  expect(screen.sent().find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ sure: true });
});

test('keeps a reading on the phone without a network and says so', async () => {
  const screen = await open({ [`PUT ${PATH}/${ID}`]: NO_NETWORK });
  await fill(screen, '131', '84');
  await screen.wait(10);
  expect(screen.text()).toContain('It is sent when the network is back.');
  expect(screen.text()).toContain('131/84 mmHg');
});

test('asks to measure again after an urgent value, and shows whom to call after the second one', async () => {
  const first = await open();
  await fill(first, '186', '104');
  await first.wait(10);
  expect(first.text()).toContain('Measure again in 5 minutes');
  expect(first.text()).toContain('chest pain');
  expect(first.names('link')).toEqual(expect.arrayContaining(['112', 'Speak to an emergency doctor']));
  const before = new Date(Date.now() - 6 * 60_000).toISOString();
  const readings = [
    { ...SAVED, id: `${ID.slice(0, -1)}2`, values: { systolic: 190, diastolic: 100 }, measured_at: before },
  ];
  const second = await open({ [`GET ${PATH}`]: { readings, next_cursor: null } });
  await fill(second, '186', '104');
  await second.wait(10);
  expect(second.text()).toContain('Get help now');
  expect(second.names('link')).toContain('112');
});

test('a high value does not only say that it is high: it leads to a doctor', async () => {
  const screen = await open();
  await fill(screen, '150', '95');
  await screen.wait(10);
  expect(screen.text()).toContain('This value is high');
  expect(screen.names('link')).toEqual(expect.arrayContaining(['112', 'Speak with a doctor']));
});

test('draws the curve with its source and state of review, and once it is opened the same as a table', async () => {
  const screen = await open();
  expect(screen.text()).toContain('Blood pressure: 2 readings');
  expect(screen.text()).toContain('A doctor of ours has not reviewed these numbers yet.');
  expect([...document.querySelectorAll('.curve-line path')].length).toBe(2);
  expect(screen.text()).toContain('Upper number (mmHg): usual from 90 to 130');
  const cells = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells()).toEqual([]);
  await screen.after(() => document.querySelector('.curve details')!.dispatchEvent(new Event('toggle')));
  expect(cells()).toEqual(['142', '91', '128', '82']);
});

test('leads to the reports of months', async () => {
  await open();
  const link = document.querySelector(`a[href="/api/people/${ME}/report.pdf?month=2026-10"]`);
  expect(link?.textContent).toContain('October 2026');
});
