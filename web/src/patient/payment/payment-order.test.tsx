import { NO_NETWORK, Refused } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { CHECKOUT, SAVE, STATUS, begun, fresh, openPayment } from '../../testing/open-payment.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { APPOINTMENT, DOCTOR } from '../../testing/appointment.ts';
import { REFERENCE, aStatus } from '../../testing/payment.ts';

const ORDER = { booking_id: APPOINTMENT, full_name: 'Asha Juma', phone: '+255754000111' };

afterEach(() => {
  vi.useRealTimers();
});

describe('the form', () => {
  test('shows order, price and held time, and what each method asks', async () => {
    const screen = await openPayment(fresh());
    expect(screen.names('heading')).toContain('Pay for your appointment');
    expect(screen.read('region', 'Order summary')).toMatch(/Dkt\. Neema Mushi .* Me .* Tomorrow, 10:00 .* TSh 6,000/);
    expect(screen.read('timer')).toBe('We hold this time for you: 9:00');
    expect(screen.names('radio')).toEqual([
      'Pay Directly',
      'M-Pesa Fits the phone number',
      'Airtel Money',
      'Card (Visa, Mastercard)',
    ]);
    await screen.press('radio', 'Card (Visa, Mastercard)');
    expect(screen.text()).toContain('We never see or keep your card number.');
    expect(screen.sent()).toEqual([]);
    await screen.close();
  });

  test('pressed once, sends the order and then the request for the money, each with a key of its own', async () => {
    const screen = await openPayment(fresh(), 'sw');
    await screen.press('button', 'Lipa TSh 6,000');
    const [saved, checkout, ...others] = screen.sent();
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ call: SAVE, body: ORDER });
    expect(checkout).toMatchObject({
      call: CHECKOUT,
      body: { reference_id: REFERENCE, payment_method: 'mpesa', phone: '+255754000111' },
    });
    expect(saved?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(checkout?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(checkout?.key).not.toBe(saved?.key);
    expect(screen.names('heading')).toContain('Angalia simu yako');
    expect(screen.names('button')).toEqual([]);
    await screen.close();
  });

  test('a number of another country is never sent: its field says why, and which number pays', async () => {
    const screen = await openPayment(fresh());
    await screen.write('Which number pays?', '+254 712 000 222');
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.text()).toContain('Only numbers of Tanzania can pay here, for example +255');
    expect(document.querySelector('[name=tel]')?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.sent()).toEqual([]);
    await screen.close();
  });

  test('sends the name and the number that were written, and the chosen method', async () => {
    const screen = await openPayment(fresh());
    await screen.write('Who is the patient?', 'Juma Ally');
    await screen.write('Which number pays?', '0684 000 222');
    await screen.press('radio', 'M-Pesa');
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.sent()).toMatchObject([
      { body: { full_name: 'Juma Ally', phone: '+255684000222' } },
      { body: { payment_method: 'mpesa', phone: '+255684000222' } },
    ]);
    await screen.close();
  });

  test('for a member of the family names that person in the order and as the patient', async () => {
    const { appointment, status } = fresh();
    const person = { id: '019b7600-0000-7000-8000-0000000000f1', name: 'Juma Mwinyi', phone: null, link: null };
    const screen = await openPayment({ appointment: { ...appointment, person }, status });
    expect(screen.read('region', 'Order summary')).toContain('Patient Juma Mwinyi');
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.sent()[0]).toMatchObject({ body: { full_name: 'Juma Mwinyi' } });
    await screen.close();
  });

  test('without a name sends nothing and says what is missing', async () => {
    const screen = await openPayment(fresh());
    await screen.write('Who is the patient?', ' ');
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.text()).toContain('Please enter your full name');
    expect(screen.sent()).toEqual([]);
    await screen.close();
  });

  test('cannot be pressed again while the order is on its way', async () => {
    const screen = await openPayment(fresh(), 'en', { [SAVE]: () => new Promise(() => undefined) });
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.get('button', 'Pay TSh 6,000')).toMatchObject({ disabled: true });
    expect(screen.sent()).toHaveLength(1);
    await screen.close();
  });

  test('gives way to the waiting, also where the status was read before the request for the money arrived', async () => {
    const server = fresh();
    const { status: before } = server;
    let release = (_status: unknown) => undefined as void;
    let arrive = (_answer: unknown) => undefined as void;
    const screen = await openPayment(server, 'en', {
      [STATUS]: () => (server.status === before ? new Promise((answer) => (release = answer)) : server.status),
      [CHECKOUT]: () => new Promise((answer) => (arrive = answer)),
    });
    await screen.press('button', 'Pay TSh 6,000');
    await screen.after(() => {
      server.status = aStatus();
      arrive({ message: 'sent', reference: REFERENCE });
    });
    await screen.after(() => release(before));
    expect(screen.names('heading')).toContain('Look at your phone');
    await screen.close();
  });

  test('after a lost network does not claim that no money was taken, and the next press repeats the same key', async () => {
    const answers: Answers = { [CHECKOUT]: NO_NETWORK };
    const screen = await openPayment(fresh(), 'en', answers);
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.read('alert')).toContain('We do not know whether it arrived.');
    expect(screen.read('alert')).not.toContain('No money was taken');
    await screen.press('button', 'Pay TSh 6,000');
    const keys = screen.sent().flatMap(({ call, key }) => (call === CHECKOUT ? [key] : []));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await screen.close();
  });

  test('after a refusal of the server says that no money was taken, and the next press has a new key', async () => {
    const screen = await openPayment(fresh(), 'en', {
      [CHECKOUT]: new Refused(409, 'payment-refused', 'The network refused this number.'),
    });
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.read('alert')).toBe('The network refused this number. No money was taken.');
    await screen.press('button', 'Pay TSh 6,000');
    const [first, second] = screen.sent().flatMap(({ call, key }) => (call === CHECKOUT ? [key] : []));
    expect(second).not.toBe(first);
    await screen.close();
  });
});

describe('the time to pay', () => {
  test('counts down, and when it is over the form is gone and the same time can be chosen again', async () => {
    const screen = await openPayment(fresh());
    await screen.wait(8 * 60_000);
    expect(screen.read('timer')).toBe('We hold this time for you: 1:00');
    expect(screen.text()).toContain('Less than two minutes left.');
    await screen.wait(61_000);
    expect(screen.names('heading')).toContain('The held time is over');
    expect(screen.text()).toContain('No money was taken.');
    expect(screen.names('button')).toEqual([]);
    await screen.press('link', 'Choose a time again');
    expect(screen.at()).toContain(`/book/${DOCTOR}`);
    await screen.close();
  });

  test('that ends while the network is asked does not take the payment from the screen', async () => {
    const screen = await openPayment(begun({ patience_until: '2026-11-20T06:20:00.000Z' }));
    await screen.wait(10 * 60_000);
    expect(screen.names('heading')).toContain('Look at your phone');
    expect(screen.text()).not.toContain('No money was taken');
    await screen.close();
  });
});
