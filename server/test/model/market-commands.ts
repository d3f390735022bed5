import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/platform/time.ts';
import { hold, pass } from '../booking-makers.ts';
import type { MarketModel } from './market-model.ts';
import type { ModelBooking } from './model-booking.ts';
import { recordAbsence } from '../../src/modules/bookings/index.ts';
import { PAYOUT_MANNERS, paysOut } from './market-payouts.ts';
import { isRefused, pays, paysAgain, paysByCredit, paysLate } from './market-payments.ts';
import { VERDICTS, contests, endsCall, failsCall, judges } from './market-verdicts.ts';
import { accepted, asDoctor, pick, some, step } from './market-step.ts';
import type { Command } from './market-step.ts';

export function holds([patient, doctor, slot]: [number, number, number]): Command {
  return step(
    `patient ${patient} asks doctor ${doctor} for slot ${slot}`,
    () => true,
    async (model, { product, patients, doctors, slots }) => {
      const startsAt = slots[slot]!;
      model.turnTo(product.clock.now().getTime());
      const verdict = model.judgeHold(patient, doctor, startsAt);
      const reply = await hold(patients[patient]!, doctors[doctor]!.id, new Date(startsAt).toISOString());
      const known = model.bookings.some(({ id }) => id === reply.body.data?.id);
      expect(reply.status === 201 ? (known ? 'same' : 'held') : reply.body.code).toBe(verdict);
      if (verdict !== 'held') return;
      model.hold(patient, doctor, { id: reply.body.data.id, startsAt, price: reply.body.data.price.amount });
      expect(reply.body.data.credit.amount).toBe(model.bookings.at(-1)!.credit);
    },
  );
}

function cancels([index, by]: [number, 'patient' | 'doctor']): Command {
  const can = (model: MarketModel) => some(model) && (by === 'patient' || pick(model, index).money === 'paid');
  return step(`the ${by} cancels booking ${index}`, can, async (model, market) => {
    const booking = pick(model, index);
    model.turnTo(market.product.clock.now().getTime());
    const reply =
      by === 'patient'
        ? await market.patients[booking.patient]!.post(`/api/appointments/${booking.id}/cancel`)
        : await asDoctor(market, booking.doctor, (browser) =>
            browser.post(`/api/doctor/appointments/${booking.id}/cancel`, { reason: 'Nina dharura' }),
          );
    const wanted = booking.state === 'cancelled' || model.mayCancel(booking) ? 'accepted' : 'booking-not-cancellable';
    expect(accepted(reply)).toBe(wanted);
    if (wanted === 'accepted' && booking.state !== 'cancelled') model.cancel(booking, by);
  });
}

function moves([index, slot]: [number, number]): Command {
  return step(`booking ${index} moves to slot ${slot}`, some, async (model, { product, patients, slots }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const to = slots[slot]!;
    const wanted = judgeMove(model, booking, to);
    const reply = await patients[booking.patient]!.post(`/api/appointments/${booking.id}/reschedule`, {
      starts_at: new Date(to).toISOString(),
    });
    expect(accepted(reply)).toBe(wanted);
    if (wanted !== 'accepted' || booking.startsAt === to) return;
    booking.startsAt = to;
    booking.moves.push(model.now);
  });
}

function judgeMove(model: MarketModel, booking: ModelBooking, to: number): string {
  if (booking.state !== 'scheduled' || booking.startsAt <= model.now) return 'booking-not-movable';
  if (booking.startsAt === to) return 'accepted';
  if (booking.moves.filter((moved) => moved > model.now - DAY).length >= 3) return 'moves-exhausted';
  if (to < model.now + 15 * MINUTE || model.isClosedAt(booking.doctor, to)) return 'slot-not-offered';
  const live = model.liveAt(to, booking);
  if (live.some((one) => one.patient === booking.patient)) return 'patient-busy';
  return live.some((one) => one.doctor === booking.doctor) ? 'slot-taken' : 'accepted';
}

export function completes(index: number): Command {
  return step(
    `the doctor completes booking ${index}`,
    (model) => some(model) && pick(model, index).wasScheduled,
    async (model, market) => {
      const booking = pick(model, index);
      model.turnTo(market.product.clock.now().getTime());
      const reply = await asDoctor(market, booking.doctor, (browser) =>
        browser.post(`/api/appointments/${booking.id}/complete`),
      );
      const over = booking.state !== 'scheduled' && booking.state !== 'completed';
      const wanted = over
        ? 'call-over'
        : booking.startsAt > market.product.clock.now().getTime()
          ? 'call-not-open'
          : 'accepted';
      expect(accepted(reply)).toBe(wanted);
      if (wanted === 'accepted' && booking.state === 'scheduled') model.complete(booking);
    },
  );
}

/** The rule of the call finds that the patient did not come. */
function misses(index: number): Command {
  return step(`the patient misses booking ${index}`, some, async (model, { product }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const wanted = booking.state === 'scheduled' && booking.startsAt <= model.now;
    expect(await recordAbsence(product.ctx(), { bookingId: booking.id, absent: 'patient' })).toBe(wanted);
    if (wanted) model.miss(booking);
  });
}

function rates([index, stars]: [number, number]): Command {
  return step(`booking ${index} is rated ${stars}`, some, async (model, { patients, product }) => {
    const booking = pick(model, index);
    model.turnTo(product.clock.now().getTime());
    const wanted = model.mayRate(booking);
    const reply = await patients[booking.patient]!.post(`/api/appointments/${booking.id}/review`, { stars });
    expect(reply.status < 300).toBe(wanted);
    booking.reviewed ||= wanted;
  });
}

export function withdraws([doctor, percent]: [number, number]): Command {
  return step(
    `doctor ${doctor} asks for ${percent} % of the balance`,
    () => true,
    async (model, market) => {
      model.turnTo(market.product.clock.now().getTime());
      const balance = model.balances[doctor]!;
      const shown = await asDoctor(market, doctor, (browser) => browser.get('/api/doctor/earnings'));
      expect(shown.body.data.balance.amount).toBe(balance);
      expect(shown.body.data.owed.map((one: { amount: number }) => one.amount)).toEqual(
        model.owed[doctor]! > 0 ? [model.owed[doctor]] : [],
      );
      // A payout is in whole shillings.
      const amount = Math.max(100, Math.floor((balance * percent) / 10_000) * 100);
      const reply = await asDoctor(market, doctor, (browser) =>
        browser.post('/api/doctor/withdrawals', { amount, payout_phone: market.doctors[doctor]!.phone }),
      );
      const wanted =
        model.asked[doctor]! > 0 ? 'withdrawal-pending' : amount > balance ? 'withdrawal-over-balance' : 'accepted';
      expect(accepted(reply)).toBe(wanted);
      if (wanted !== 'accepted') return;
      model.asked[doctor] = amount;
      model.balances[doctor]! -= amount;
    },
  );
}

function timePasses([minutes, inSteps]: [number, number]): Command {
  return step(
    `${minutes} minutes pass`,
    () => true,
    (_model, { product }) => pass(product, minutes * MINUTE, inSteps * MINUTE),
  );
}

/** Advances the clock to the start of an appointment. */
export function starts(index: number): Command {
  const can = (model: MarketModel) =>
    some(model) && pick(model, index).state === 'scheduled' && pick(model, index).startsAt > model.now;
  return step(`booking ${index} begins`, can, (model, { product }) =>
    pass(product, pick(model, index).startsAt - product.clock.now().getTime(), 30 * MINUTE),
  );
}

/** An appointment takes place, and the day is over in which its patient may contest that. */
export function earns(index: number): Command {
  const can = (model: MarketModel) =>
    some(model) && pick(model, index).state === 'scheduled' && pick(model, index).startsAt > model.now;
  return step(`booking ${index} takes place and is earned`, can, async (model, market) => {
    const { product } = market;
    const booking = pick(model, index);
    await pass(product, booking.startsAt - product.clock.now().getTime(), 30 * MINUTE);
    model.turnTo(product.clock.now().getTime());
    const reply = await asDoctor(market, booking.doctor, (browser) =>
      browser.post(`/api/appointments/${booking.id}/complete`),
    );
    expect(accepted(reply)).toBe('accepted');
    model.complete(booking);
    await pass(product, DAY, HOUR);
  });
}

const booking = fc.nat(30);
const slotOf = (slots: number) => fc.nat(slots - 1);

/** Returns the commands from which a random walk is made, with everything that people and time do in this market. */
export function marketCommands({
  patients,
  doctors,
  slots,
}: {
  patients: number;
  doctors: number;
  slots: number;
}): fc.Arbitrary<Command>[] {
  const asks = fc.tuple(fc.nat(patients - 1), fc.nat(doctors - 1), slotOf(slots)).map(holds);
  const paid = fc
    .tuple(
      booking,
      fc.constantFrom('at once' as const, 'at once' as const, 'callback lost' as const, 'five callbacks' as const),
    )
    .map(pays);
  const late = fc.tuple(booking, fc.constantFrom(4, 12, 25)).map(paysLate);
  return [
    asks,
    asks,
    asks,
    paid,
    paid,
    paid,
    paid,
    late,
    late,
    booking.map(isRefused),
    booking.map(paysAgain),
    booking.map(paysByCredit),
    booking.map(misses),
    booking.map(misses),
    fc.tuple(booking, fc.constantFrom('patient' as const, 'doctor' as const)).map(cancels),
    fc.tuple(booking, slotOf(slots)).map(moves),
    booking.map(starts),
    booking.map(earns),
    booking.map(earns),
    booking.map(completes),
    booking.map(completes),
    booking.map(contests),
    booking.map(contests),
    booking.map(endsCall),
    booking.map(endsCall),
    fc.tuple(booking, fc.constantFrom('refunded' as const, 'new-appointment' as const)).map(failsCall),
    fc.tuple(booking, fc.constantFrom(...VERDICTS)).map(judges),
    fc.tuple(booking, fc.constantFrom(...VERDICTS)).map(judges),
    fc.tuple(booking, fc.integer({ min: 1, max: 5 })).map(rates),
    fc.tuple(fc.nat(doctors - 1), fc.constantFrom(50, 100, 130)).map(withdraws),
    fc.tuple(fc.nat(doctors - 1), fc.constantFrom(...PAYOUT_MANNERS), fc.boolean()).map(paysOut),
    fc
      .constantFrom<[number, number]>([1, 1], [11, 1], [11, 1], [31, 5], [DAY / MINUTE / 4, 30], [DAY / MINUTE, 60])
      .map(timePasses),
  ];
}
