import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnLicenceBody } from '../../api/licences.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { LicenceCard } from './licence-card.tsx';
import { LicenceNotice } from './licence-notice.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const LICENCE = { council: 'MCT', number: 'MCT 4711', registered_name: 'N. Mushi', expires_on: '2027-03-31' };
const RENEWAL = { number: 7, kind: 'pdf', is_asked: false, question: null, sent_at: '2026-11-20T06:00:00Z' } as const;
const withDays = (days_left: number, renewal: OwnLicenceBody['renewal'] = null): OwnLicenceBody => ({
  licence: { ...LICENCE, days_left },
  out_of_service: null,
  unchecked: null,
  renewal,
});

const open = (data: OwnLicenceBody, what: 'notice' | 'card' = 'notice') =>
  openScreen(
    what === 'card' ? <LicenceCard zone="Africa/Dar_es_Salaam" /> : <LicenceNotice path="/doctor/dashboard" />,
    {
      path: '/doctor/dashboard',
      language: 'en',
      me: { role: 'doctor' },
      answers: { 'GET /api/doctor/licence': data },
    },
  );

test.each([
  [61, ''],
  [60, 'Your licence ends on 31 March 2027'],
  [0, 'Your licence ends on 31 March 2027'],
  [-1, 'Your licence ended on 31 March 2027'],
])('%i days before the end the dashboard says ‘%s’', async (days, title) => {
  const screen = await open(withDays(days));
  expect(screen.text().startsWith(title)).toBe(true);
  expect(screen.text() === '').toBe(title === '');
  expect(screen.names('link')).toEqual(title === '' ? [] : ['Send the new licence']);
});

test.each([
  [90, 'Send your licence by 21 February 2027', 'After that day nobody can book you'],
  [-1, 'Your licence was not confirmed by 21 February 2027', 'Nobody can book you until your licence is confirmed.'],
])('%i days before the end for unchecked licences the dashboard says ‘%s’', async (days_left, title, note) => {
  const unchecked = { until: '2027-02-21', days_left };
  const screen = await open({ out_of_service: null, licence: null, unchecked, renewal: null });
  expect(screen.text().startsWith(title)).toBe(true);
  expect(screen.text()).toContain(note);
  expect(screen.names('link')).toEqual(['Send your licence']);
  await screen.close();
  const sent = await open({ out_of_service: null, licence: null, unchecked, renewal: RENEWAL });
  expect(sent.text()).toContain('waits to be confirmed');
  expect(sent.names('link')).toEqual([]);
});

test('while no day is named nothing is said of an unchecked licence', async () => {
  expect((await open({ out_of_service: null, licence: null, unchecked: null, renewal: null })).text()).toBe('');
});

test('whoever has sent the new one is told that it waits', async () => {
  const screen = await open(withDays(10, RENEWAL));
  expect(screen.text()).toContain('The new licence that you sent waits to be confirmed.');
  expect(screen.names('link')).toEqual([]);
});

test('the tab shows licence and question, and sends nothing without a document', async () => {
  const screen = await open(withDays(10, { ...RENEWAL, is_asked: true, question: 'The end cannot be read.' }), 'card');
  expect(screen.text()).toContain('MCT, number MCT 4711, in the name of N. Mushi');
  expect(screen.text()).toContain('The end cannot be read.');
  await screen.press('button', 'Send licence');
  expect(screen.text()).toContain('Choose or photograph the new licence first.');
  expect(screen.sent().filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('of a doctor whose licence nobody has looked up the tab says so', async () => {
  const screen = await open({ out_of_service: null, licence: null, unchecked: null, renewal: null }, 'card');
  expect(screen.text()).toContain('Nobody has looked up your licence in the register yet.');
});
