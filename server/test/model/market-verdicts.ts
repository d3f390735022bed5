import { expect } from 'vitest';
import { completeBooking, settleFailedCall } from '../../src/modules/bookings/index.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { Problem } from '../../src/platform/problem.ts';
import { asSystem } from '../as-system.ts';
import type { MarketModel } from './market-model.ts';
import { decide } from './market-payouts.ts';
import { accepted, pick, some, step } from './market-step.ts';
import type { Command } from './market-step.ts';

/** What an administrator decides about a consultation that its patient contests. */
export const VERDICTS = ['refund', 'keep', 'new-appointment'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The call of an appointment shows a minute together: its doctor earns at once, and its patient may contest it. */
export function endsCall(index: number): Command {
  return step(`the call proves booking ${index}`, some, async (model, { product }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const wanted = booking.state === 'scheduled' && booking.startsAt <= model.now;
    expect(await completeBooking(product.ctx(), { bookingId: booking.id, agreed: true })).toBe(wanted);
    if (wanted) model.prove(booking);
  });
}

/** The patient says that the appointment did not take place. */
export function contests(index: number): Command {
  return step(
    `booking ${index} is contested`,
    (model) => some(model) && pick(model, index).wasScheduled,
    async (model, market) => {
      const booking = pick(model, index);
      model.turnTo(market.product.clock.now().getTime());
      const open = booking.contestableUntil ?? booking.provenUntil;
      const wanted = booking.contested || open !== undefined ? 'accepted' : 'not-contestable';
      expect(
        accepted(await market.patients[booking.patient]!.post(`/api/appointments/${booking.id}/contest`, {})),
      ).toBe(wanted);
      booking.contested ||= wanted === 'accepted';
    },
  );
}

/** Somebody decides an appointment whose call failed. */
export function failsCall([index, outcome]: [number, 'refunded' | 'new-appointment']): Command {
  return step(`the failed call of booking ${index} is ${outcome}`, some, async (model, { product }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const wanted = booking.state === 'scheduled' && booking.startsAt <= model.now;
    const settled = inTransaction(product.ctx(), (inside) => settleFailedCall(inside, booking.id, outcome));
    if (!wanted) return expect(settled).rejects.toEqual(new Problem('case-changed'));
    await settled;
    model.failCall(booking, outcome);
  });
}

/** An administrator decides a consultation that is contested. */
export function judges([index, verdict]: [number, Verdict]): Command {
  const can = (model: MarketModel) =>
    some(model) && pick(model, index).contested && pick(model, index).verdict === undefined;
  return step(`the contested booking ${index} is decided: ${verdict}`, can, async (model, market) => {
    const booking = pick(model, index);
    model.turnTo(market.product.clock.now().getTime());
    await market.product.settle();
    const [found] = await asSystem<{ id: string }>(
      market.product,
      "select id from cases where kind = 'contested-consultation' and subject_id = $1 and closed_at is null",
      [booking.id],
    );
    await decide(market, found!.id, [verdict]);
    model.judge(booking, verdict);
  });
}
