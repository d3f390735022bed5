import { CHECKOUT, SAVE, STATUS, begun, openPayment } from '../../testing/open-payment.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../testing/open-screen.tsx';
import { REFERENCE, aStatus } from '../../testing/payment.ts';
import { stage } from '../../testing/stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a payment that waits for the PIN', () => {
  test('tells in Swahili what to do on which phone, for how long, and offers no second payment', async () => {
    const screen = await openPayment(begun({}), 'sw');
    expect(screen.names('heading')).toContain('Angalia simu yako');
    expect(screen.text()).toContain('Weka PIN ya M-Pesa kwenye ujumbe uliotokea kwenye simu +255 754 000 111.');
    expect(screen.read('timer')).toMatch(/Tunasubiri hadi 2:00\. .* Usilipe tena\.$/);
    expect(screen.names('button')).toEqual([]);
    await screen.close();
  });

  test('asks the server every five seconds and follows what it says', async () => {
    const server = begun({});
    const screen = await openPayment(server);
    const before = screen.asked().filter((call) => call === STATUS).length;
    server.status = aStatus({ stage: 'paid', transactionStatus: 'success' });
    await screen.wait(5_100);
    expect(screen.asked().filter((call) => call === STATUS)).toHaveLength(before + 1);
    expect(screen.names('heading')).toContain('Paid. Your appointment is booked.');
    await screen.close();
  });

  test('becomes unclear by itself when its time is over', async () => {
    const screen = await openPayment(begun({}));
    await screen.wait(118_000);
    expect(screen.names('heading')).toContain('Look at your phone');
    await screen.wait(3_000);
    expect(screen.names('heading')).toContain('Payment timeout');
    expect(screen.names('button')).toEqual(['Check again']);
    await screen.close();
  });
});

describe('a page of the payment company that was left by the browser’s way back', () => {
  const LEAVE = 'POST /api/payments/any/leave-page';
  const onPage = {
    stage: 'waiting-for-page',
    method: 'card',
    redirect_url: 'https://cards.example/pay/1',
    patience_until: '2026-11-20T06:10:00.000Z',
  } as const;

  test('is no dead end: closed from here, the other ways to pay come with the time still held', async () => {
    const server = begun(onPage);
    const screen = await openPayment(server, 'en', {
      [LEAVE]: () => {
        server.status = aStatus({ ...onPage, stage: 'cancelled', transactionStatus: 'CANCELLED' });
        return { outcome: 'closed' };
      },
    });
    expect(screen.names('link')).toContain('Open the payment page');
    await screen.press('button', 'Pay another way');
    expect(screen.sent()).toEqual([{ call: LEAVE, body: { reference_id: REFERENCE } }]);
    expect(screen.names('radio')).toEqual(['Pay Directly', 'M-Pesa Fits the phone number', 'Airtel Money']);
    expect(screen.names('button')).toContain('Pay TSh 6,000');
    await screen.close();
  });

  test('that was paid before it was closed shows the appointment and no form', async () => {
    const server = begun(onPage);
    const screen = await openPayment(server, 'en', {
      [LEAVE]: () => {
        server.status = aStatus({ ...onPage, stage: 'paid', transactionStatus: 'success' });
        return { outcome: 'paid' };
      },
    });
    await screen.press('button', 'Pay another way');
    expect(screen.names('heading')).toContain('Paid. Your appointment is booked.');
    expect(screen.names('radio')).toEqual([]);
    await screen.close();
  });

  test('that is not closed stays, and the refusal says until when', async () => {
    const screen = await openPayment(begun(onPage), 'en', {
      [LEAVE]: new Refused(409, 'payment-page-open', 'It waits until 09:10.'),
    });
    await screen.press('button', 'Pay another way');
    expect(screen.text()).toContain('It waits until 09:10.');
    expect(screen.names('link')).toContain('Open the payment page');
    expect(screen.names('radio')).toEqual([]);
    await screen.close();
  });
});

describe('a payment of which nobody knows whether money moved', () => {
  const unknown = {
    stage: 'unknown',
    asked_at: '2026-11-20T05:58:00.000Z',
    detail: 'The network has not answered.',
  } as const;

  test('says so in French, forbids a second payment and offers only to ask again', async () => {
    const screen = await openPayment(begun(unknown), 'fr');
    expect(screen.names('heading')).toContain('Délai de paiement dépassé');
    expect(screen.text()).toContain('Ne payez pas une deuxième fois.');
    expect(screen.text()).toContain('Dernière demande au réseau à 08:58.');
    expect(screen.text()).not.toContain('Aucune somme n’a été prélevée');
    expect(screen.names('button')).toEqual(['Vérifier à nouveau']);
    await screen.close();
  });

  test('is asked about when pressed, and the page says that there is still no answer', async () => {
    const server = begun(unknown);
    const screen = await openPayment(server, 'en', {
      'POST /api/payments/any/ask-again': () => {
        server.status = aStatus({ ...unknown, asked_at: '2026-11-20T06:00:00.000Z' });
        return { asks: true, asked_at: unknown.asked_at };
      },
    });
    await screen.press('button', 'Check again');
    expect(screen.sent()).toEqual([{ call: 'POST /api/payments/any/ask-again', body: { reference_id: REFERENCE } }]);
    expect(screen.text()).toContain('Asked just now, 09:00: still no answer.');
    await screen.close();
  });

  test('because something else was seen than was ordered: names that, and does not promise the money back', async () => {
    const screen = await openPayment(begun({ ...unknown, doubt: 'amount', detail: 'The network took TSh 5,000.' }));
    expect(screen.names('heading')).toContain('Payment unclear');
    expect(screen.text()).toContain('Do not pay again. We will text you when we know.');
    expect(screen.text()).toContain('The network took TSh 5,000.');
    expect(screen.text()).not.toContain('otherwise all of it comes back');
    await screen.close();
  });

  test('shows no form while its status has not arrived', async () => {
    const money = { stage: 'unclear', sentence: 'We do not know.' } as never;
    const server = begun(unknown, { stage: stage('payment-unclear', { money }) });
    const screen = await openPayment(server, 'en', { [STATUS]: () => new Promise(() => undefined) });
    expect(screen.names('button')).toEqual([]);
    expect(screen.names('textbox')).toEqual([]);
    await screen.close();
  });
});

describe('a refused payment', () => {
  const refused = { stage: 'refused', transactionStatus: 'failure', message: 'Salio halitoshi.' } as const;

  test('gives the reason of the network, says that no money was taken, and offers two ways on', async () => {
    const screen = await openPayment(begun(refused), 'sw');
    expect(screen.names('heading')).toContain('Malipo yameshindikana');
    expect(screen.text()).toContain('Salio halitoshi. Hakuna pesa iliyokatwa. Muda wako bado umeshikiliwa.');
    expect(screen.names('button')).toEqual(['Jaribu tena', 'Lipa kwa njia nyingine']);
    await screen.close();
  });

  test('tried again, starts with the method that was refused, and paying is a new request', async () => {
    const screen = await openPayment(begun({ ...refused, method: 'airtel_money' }));
    await screen.press('button', 'Try again');
    expect(screen.get('radio', 'Airtel Money')).toMatchObject({ checked: true });
    expect(screen.sent()).toEqual([]);
    await screen.press('button', 'Pay TSh 6,000');
    expect(screen.sent()).toMatchObject([{ call: SAVE }, { call: CHECKOUT, body: { payment_method: 'airtel_money' } }]);
    await screen.close();
  });

  test('paid another way, does not offer the method that failed', async () => {
    const screen = await openPayment(begun(refused));
    await screen.press('button', 'Pay another way');
    expect(screen.names('radio')).toEqual(['Pay Directly', 'Airtel Money', 'Card (Visa, Mastercard)']);
    await screen.close();
  });
});

test('a settled payment shows what was paid, and leads to the receipt, the calendar and the appointments', async () => {
  const paid = begun(
    { stage: 'paid', transactionStatus: 'success' },
    { state: 'scheduled', payment_status: 'paid', stage: stage('planned'), hold_expires_at: null },
  );
  const screen = await openPayment(paid, 'fr');
  expect(screen.names('heading')).toContain('Payé. Votre rendez-vous est réservé.');
  expect(screen.text()).toMatch(/Nous avons reçu TSh 6 000\. Vous recevez aussi un SMS\./);
  expect(screen.names('link')).toEqual(['Voir mes rendez-vous', 'Ajouter au calendrier', 'Reçu']);
  expect(screen.names('button')).toEqual([]);
  await screen.press('link', 'Reçu');
  expect(screen.at()).toBe(`/receipts/${REFERENCE}`);
  await screen.close();
});
