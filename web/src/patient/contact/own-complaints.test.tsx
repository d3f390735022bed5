import { beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { APPOINTMENT, anAppointment } from '../../testing/appointment.ts';
import ContactScreen from './contact-screen.tsx';

beforeEach(stopTime);

const ID = '019b7600-0000-7000-8000-0000000000d1';
const letter = (rest: object = {}) => ({
  id: ID,
  number: 12,
  subject: 'Pesa haijarudi',
  message: 'Nililipa mara moja.',
  status: 'resolved',
  response: 'Lini?',
  turns: [{ by: 'staff', text: 'Lini?', at: '2025-12-02T08:00:00.000Z' }],
  created_at: '2025-12-01T08:00:00.000Z',
  updated_at: '2025-12-02T08:00:00.000Z',
  ...rest,
});
const REPLY = `POST /api/contact/${ID}/messages`;
const open = (own: object, answers: Answers = {}) =>
  openScreen(<ContactScreen />, { path: '/contact', answers: { 'GET /api/contact': [own], ...answers } });

test('the writer reads our answer and may reply to it, after which it waits again', async () => {
  const screen = await open(letter(), { [REPLY]: letter({ status: 'pending' }) });
  expect(screen.text()).toMatch(/Nililipa mara moja\..*Our answer.*Lini\?/s);
  const read = { call: 'POST /api/contact/read', body: { until: '2025-12-02T08:00:00.000Z' } };
  expect(screen.sent()).toMatchObject([read]);
  await screen.press('button', 'Reply');
  expect(screen.text()).toContain('If you reply, your message waits for our answer again.');
  await screen.press('button', 'Send reply');
  expect(screen.sent()).toHaveLength(1);
  await screen.write('Your reply', 'Jumatatu');
  await screen.press('button', 'Send reply');
  expect(screen.sent()).toMatchObject([read, { call: REPLY, body: { message: 'Jumatatu' } }]);
});

test('says that it waits or that somebody works on it, and keeps what was typed after a refusal', async () => {
  const waiting = await open(letter({ status: 'pending', turns: [], response: null }));
  expect(waiting.text()).toContain('Waiting for our answer');
  await waiting.close();
  const screen = await open(letter({ status: 'in_progress' }), {
    [REPLY]: new Refused(429, 'complaints-exhausted', 'Five times today.'),
  });
  expect(screen.text()).toContain('Somebody is working on your message.');
  await screen.press('button', 'Add something');
  await screen.write('Your reply', 'Bado');
  await screen.press('button', 'Send reply');
  expect(screen.read('alert')).toContain('Five times today.');
  expect(screen.get('textbox', 'Your reply')).toHaveProperty('value', 'Bado');
});

test('the form begins with what the writer comes from: an appointment with its payment, or a payment', async () => {
  const subjectAt = async (search: string, answers: Answers = {}) => {
    const screen = await openScreen(<ContactScreen />, { path: '/contact', search, answers });
    const { value } = screen.get('textbox', 'Subject') as HTMLInputElement;
    await screen.close();
    return value;
  };
  const appointment = { [`GET /api/appointments/${APPOINTMENT}`]: anAppointment({ payment_reference: 'TBB-1-A' }) };
  expect(await subjectAt(`appointment=${APPOINTMENT}`, appointment)).toBe(
    'Appointment with Dkt. Neema Mushi, Saturday 21 Nov, 10:00 (TBB-1-A)',
  );
  expect(await subjectAt('appointment=../me', appointment)).toBe('');
  expect(await subjectAt('payment=TBB-1-A')).toBe('Payment TBB-1-A');
});
