import { expect } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/time.ts';
import { askForMoney, force, pass, pay } from '../booking-makers.ts';
import type { MarketModel } from './market-model.ts';
import type { ModelBooking } from './model-booking.ts';
import { accepted, pick, some, step } from './market-step.ts';
import type { Command } from './market-step.ts';

let wallets = 0;

function freshWallet(lastThree: string): string {
  wallets += 1;
  return `+25574${String(1_000 + wallets)}${lastThree}`;
}

const PAYABLE = 3 * MINUTE;
const isPayable = (model: MarketModel, booking: ModelBooking) =>
  booking.state === 'awaiting-payment' &&
  booking.credit < booking.price &&
  booking.answersAt === undefined &&
  booking.holdUntil - model.now > PAYABLE;

/** A booking is paid at once, with its callback lost, or with five copies of it. */
export function pays([index, manner]: [number, 'at once' | 'callback lost' | 'five callbacks']): Command {
  return step(
    `booking ${index} is paid: ${manner}`,
    (model) => some(model) && isPayable(model, pick(model, index)),
    async (model, { product, patients }) => {
      const booking = pick(model, index);
      const phone = freshWallet('000');
      if (manner !== 'at once')
        await force(product, { phone, ...(manner === 'callback lost' ? { callbackLost: true } : { copies: 5 }) });
      await pay(product, patients[booking.patient]!, booking.id, { phone });
      model.schedule(booking, 'paid');
    },
  );
}

/** The patient books by credit alone. */
export function paysByCredit(index: number): Command {
  return step(`booking ${index} is booked by credit`, some, async (model, { product, patients }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const wanted = judgeCredit(booking);
    const wasCredit = booking.byCredit;
    expect(accepted(await patients[booking.patient]!.post(`/api/appointments/${booking.id}/pay-by-credit`, {}))).toBe(
      wanted,
    );
    if (wanted !== 'accepted' || wasCredit) return;
    booking.byCredit = true;
    model.schedule(booking, 'credit');
  });
}

function judgeCredit({ byCredit, byCall, credit, price, state }: ModelBooking): string {
  if (byCredit) return 'accepted';
  if (byCall) return 'hold-expired';
  if (credit < price) return 'credit-short';
  return state === 'awaiting-payment' ? 'accepted' : 'hold-expired';
}

/** The patient books with a call of the own coupon, which is for general doctors. */
export function paysByCoupon(index: number): Command {
  return step(`booking ${index} is booked with a coupon`, some, async (model, { product, patients }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const coupon = model.coupons[booking.patient]!;
    const wanted = judgeCoupon(model, booking);
    const wasCall = booking.byCall;
    const use = { coupon_code: coupon.code, booking_id: booking.id };
    expect(accepted(await patients[booking.patient]!.post('/api/coupons/use', use))).toBe(wanted);
    if (wanted !== 'accepted' || wasCall) return;
    model.useCall(booking);
    const { body } = await patients[booking.patient]!.get('/api/me/plans');
    const sharing = body.data[0].members.map(({ id }: { id: string }) => id);
    expect(sharing.toSorted()).toEqual([...coupon.sharing].toSorted());
  });
}

function judgeCoupon(model: MarketModel, booking: ModelBooking): string {
  if (booking.byCall) return 'accepted';
  if (booking.wasScheduled) return 'payment-settled';
  if (booking.state !== 'awaiting-payment') return 'hold-expired';
  if (booking.answersAt !== undefined) return 'payment-unsettled';
  // The first doctor of a market is a specialist.
  const type = booking.doctor === 0 ? 'specialist' : 'general';
  return model.coupons[booking.patient]!.refusalAt(model.now, type, booking.member) ?? 'accepted';
}

/** The network refuses a payment. The booking may still be paid with another wallet. */
export function isRefused(index: number): Command {
  return step(
    `the wallet of booking ${index} has too little`,
    (model) => some(model) && isPayable(model, pick(model, index)),
    async (model, { product, patients }) => {
      const booking = pick(model, index);
      await askForMoney(patients[booking.patient]!, booking.id, { phone: freshWallet('001') });
      await pass(product, 20 * SECOND);
    },
  );
}

/** A payment succeeds only after some minutes, when the hold may be over. */
export function paysLate([index, minutes]: [number, number]): Command {
  return step(
    `booking ${index} is paid after ${minutes} minutes`,
    (model) => some(model) && isPayable(model, pick(model, index)),
    async (model, { product, patients }) => {
      const booking = pick(model, index);
      const phone = freshWallet('009');
      await force(product, { phone, outcome: 'paid', delayMs: minutes * MINUTE });
      booking.answersAt = product.clock.now().getTime() + minutes * MINUTE;
      await askForMoney(patients[booking.patient]!, booking.id, { phone });
    },
  );
}

/** A booking that awaits no payment is refused another one. */
export function paysAgain(index: number): Command {
  const can = (model: MarketModel) =>
    some(model) &&
    !['awaiting-payment'].includes(pick(model, index).state) &&
    pick(model, index).answersAt === undefined;
  return step(`booking ${index} is to be paid though nothing is open`, can, async (model, { patients }) => {
    const booking = pick(model, index);
    const reply = await patients[booking.patient]!.post('/api/payments/save', {
      booking_id: booking.id,
      full_name: 'Asha Juma',
      phone: freshWallet('000'),
    });
    expect(accepted(reply)).toMatch(/^(payment-settled|hold-expired)$/);
  });
}
