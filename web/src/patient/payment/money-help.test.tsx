import { afterEach, expect, test, vi } from 'vitest';
import { begun, openPayment } from '../../testing/open-payment.tsx';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { REFERENCE } from '../../testing/payment.ts';
import ContactScreen from '../contact/contact-screen.tsx';

const HELP = 'Ask support about this payment';

afterEach(() => {
  vi.useRealTimers();
});

test('a payment without an answer leads to support with its reference; one that only waits does not', async () => {
  const waiting = await openPayment(begun({}));
  expect(waiting.names('link')).not.toContain(HELP);
  await waiting.close();
  for (const stage of ['unknown', 'given-up', 'refund-due'] as const) {
    const screen = await openPayment(begun({ stage }));
    expect(screen.get('link', HELP).getAttribute('href')).toBe(`/contact?payment=${REFERENCE}`);
    await screen.close();
  }
});

test('the contact form then names the payment, and nothing that is no reference', async () => {
  stopTime();
  const site = {
    contact: { email: null, phone: null, messaging_url: null, support_hours: null, answer_hours: null },
    offices: [],
    office_hours: null,
    links: [],
  };
  const subject = async (payment: string) => {
    const search = `payment=${encodeURIComponent(payment)}`;
    const answers = { 'GET /api/site': site };
    const screen = await openScreen(<ContactScreen />, { path: '/contact', search, me: null, answers });
    const { value } = screen.get('textbox', 'Subject') as HTMLInputElement;
    await screen.close();
    return value;
  };
  expect(await subject(REFERENCE)).toBe(`Payment ${REFERENCE}`);
  expect(await subject('<b>pay here</b>')).toBe('');
});
