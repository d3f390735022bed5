import { Refused, openScreen, stopTime } from '../testing/open-screen.tsx';
import type { Answers } from '../testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@tabibu/contract/languages';
import { RecordReadings } from './record-readings.tsx';

const PAGE = 'GET /api/me/readings';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const open = (answers: Answers, language: Language = 'en') =>
  openScreen(<RecordReadings />, { path: '/more/health', language, answers });
const page = (readings: object[], next: string | null = null) => ({ readings, next_cursor: next });

test('says who opened what and when, and that nobody did', async () => {
  const readings = [
    { by: 'doctor', name: 'Dkt. Neema Mushi', object: 'visit', at: '2026-11-20T05:10:00.000Z' },
    { by: 'doctor', name: '', object: 'chat', at: '2026-11-19T05:10:00.000Z' },
    { by: 'staff', name: '', object: 'payment', at: '2026-11-18T05:10:00.000Z' },
  ];
  const list = (await open({ [PAGE]: page(readings) })).text();
  expect(list).toContain('Dkt. Neema Mushi Notes, prescriptions and letters of a consultation Today 08:10');
  expect(list).toContain('A doctor Messages of a consultation');
  expect(list).toContain('Our staff A payment of yours');
  expect((await open({ [PAGE]: page([]) }, 'sw')).text()).toContain('Hakuna aliyefungua taarifa zako.');
});

test('older ones come after a press, and a list that did not load says so', async () => {
  const reading = { by: 'doctor', name: 'Dkt. Neema Mushi', object: 'facts', at: '2026-11-20T05:10:00.000Z' };
  const pages = [page([reading], 'next'), page([{ ...reading, object: 'allergies' }])];
  const screen = await open({ [PAGE]: () => pages.shift() });
  expect(screen.text()).not.toContain('Your allergies');
  await screen.press('button', 'Show more');
  expect(screen.text()).toContain('Your allergies');
  expect(screen.names('button')).toEqual([]);
  const failed = await open({ [PAGE]: new Refused(400, 'invalid-input', 'No.') });
  expect(failed.text()).toContain('The list did not load.');
});
