import { beforeAll, describe, expect, test } from 'vitest';
import { loadSentences } from '../../shell/catalogues.ts';
import { APPOINTMENT as ID, DOCTOR, anAppointment } from '../../testing/appointment.ts';
import { drawn } from '../../testing/draw.tsx';
import { BookingCancelled, HoldEnded, MoneyReturned, PaymentGivenUp, PaymentRefused } from './payment-ends.tsx';
import { HoldClock, OrderSummary } from './order-summary.tsx';
import type { Payment } from './use-payment.ts';

beforeAll(() => loadSentences('en', ['public', 'booking']));

function aPayment(more: Partial<Payment> = {}): Payment {
  return {
    view: 'failed',
    status: undefined,
    reference: null,
    busy: false,
    fault: undefined,
    faultStep: 'payment.check-failed',
    asking: false,
    asked: false,
    leaving: { busy: false },
    order: undefined,
    again: undefined,
    pay: () => undefined,
    leavePage: () => undefined,
    startAgain: () => undefined,
    askAgain: () => undefined,
    ...more,
  };
}

const OTHER = '019b7600-0000-7000-8000-000000000007';
const emergency = { is_emergency: true, starts_at: null, date: null, time: null, doctor_time: null } as const;

describe('a refused payment', () => {
  test('says that no money was taken, holds the time, and offers the same way and another one', () => {
    const html = drawn(
      <PaymentRefused payment={aPayment()} clock={<HoldClock appointment={anAppointment()} />}>
        <OrderSummary appointment={anAppointment()} />
      </PaymentRefused>,
    );
    expect(html).toContain('No money was taken. Your time is still held.');
    expect(html).toContain('9:00');
    expect(html).toContain('Try again');
    expect(html.match(/<button/g)).toHaveLength(2);
  });
});

describe('a hold that is over', () => {
  test('leads back to the doctor and to the same time', () => {
    const html = drawn(<HoldEnded appointment={anAppointment()} />);
    expect(html).toContain('No money was taken. Choose again; the time may still be free.');
    expect(html).toContain(`href="/book/${DOCTOR}?at=2026-11-21T07%3A00%3A00.000Z"`);
  });

  test('because the patient chose another time says so and leads to that appointment', () => {
    const html = drawn(<HoldEnded appointment={anAppointment({ moved_to: OTHER })} />);
    expect(html).toContain('You chose another time');
    expect(html).not.toContain('The held time is over');
    expect(html).toContain(`href="/appointments/${OTHER}"`);
  });

  test('of an emergency leads to the emergency page', () => {
    expect(drawn(<HoldEnded appointment={anAppointment(emergency)} />)).toContain('href="/emergency"');
  });
});

test('a booking that was cancelled before it was paid took no money', () => {
  const html = drawn(<BookingCancelled appointment={anAppointment({ state: 'cancelled' })} />);
  expect(html).toContain('No money was taken.');
  expect(html).toContain(`href="/book/${DOCTOR}"`);
});

test('a payment without any answer from the network: the page does not say that no money was taken, and shows the reference', () => {
  const html = drawn(<PaymentGivenUp appointment={anAppointment()} payment={aPayment({ reference: 'TB-77' })} />);
  expect(html).not.toContain('No money was taken');
  expect(html).toContain('TB-77');
  expect(html).toContain(`href="/appointments/${ID}"`);
});

describe('money that came too late', () => {
  test('is announced as a refund with its amount, and the doctor can be booked again', () => {
    const html = drawn(
      <MoneyReturned appointment={anAppointment({ state: 'expired', payment_status: 'refund_due' })} />,
    );
    expect(html).toMatch(/TSh\s6,000/);
    expect(html).toContain(`href="/book/${DOCTOR}"`);
    expect(html).toContain(`href="/appointments/${ID}"`);
  });

  test('has another sentence once it was refunded', () => {
    const [due, sent] = (['refund_due', 'refunded'] as const).map((payment_status) =>
      drawn(<MoneyReturned appointment={anAppointment({ state: 'expired', payment_status })} />),
    );
    expect(sent).not.toBe(due);
  });

  test('of an emergency leads to the emergency page', () => {
    const html = drawn(<MoneyReturned appointment={anAppointment({ ...emergency, payment_status: 'refund_due' })} />);
    expect(html).toContain('href="/emergency"');
    expect(html).not.toContain('href="/book/');
  });
});
