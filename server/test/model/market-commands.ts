import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/platform/time.ts';
import { hold, pass } from '../booking-makers.ts';
import type { MarketModel } from './market-model.ts';
import { mayRate } from './model-booking.ts';
import { recordAbsence } from '../../src/modules/bookings/index.ts';
import { addsMember, booksForAnother, readsAbout, removesMember } from './market-family.ts';
import { moves } from './market-moves.ts';
import { PAYOUT_MANNERS, paysOut } from './market-payouts.ts';
import { isRefused, pays, paysAgain, paysByCoupon, paysByCredit, paysLate } from './market-payments.ts';
import { VERDICTS, contests, endsCall, failsCall, judges } from './market-verdicts.ts';
import { accepted, asDoctor, pick, some, step } from './market-step.ts';
import type { Command } from './market-step.ts';

/** A patient asks for a time, for somebody in the own care unless there is nobody or `who` is 0. */
export function holds([patient, doctor, slot, who = 0]: [number, number, number, number?]): Command {
  return step(
    `patient ${patient} asks doctor ${doctor} for slot ${slot}, for person ${who}`,
    () => true,
    async (model, { product, patients, doctors, slots }) => {
      const startsAt = slots[slot]!;
      model.turnTo(product.clock.now().getTime());
      const verdict = model.judgeHold(patient, doctor, startsAt);
      const { standing } = model.families[patient]!;
      const person = who === 0 ? undefined : standing[who % standing.length];
      const more = person === undefined ? {} : { person_id: person };
      const reply = await hold(patients[patient]!, doctors[doctor]!.id, new Date(startsAt).toISOString(), more);
      const known = model.bookings.find(({ id }) => id === reply.body.data?.id);
      expect(reply.status === 201 ? (known ? 'same' : 'held') : reply.body.code).toBe(verdict);
      if (verdict === 'same') known!.member = person ?? null;
      if (verdict !== 'held') return;
      const { id, price } = reply.body.data;
      model.hold(patient, doctor, { id, startsAt, price: price.amount, member: person ?? null });
      expect(reply.body.data.credit.amount).toBe(model.bookings.at(-1)!.credit);
    },
  );
}

export function cancels([index, by]: [number, 'patient' | 'doctor']): Command {
  const can = (model: MarketModel) =>
    some(model) && (by === 'patient' || ['paid', 'call'].includes(pick(model, index).money));
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
        : booking.startsAt + 10 * MINUTE > market.product.clock.now().getTime() && booking.state === 'scheduled'
          ? 'not-asked-yet'
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
    const wanted = mayRate(booking);
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

export function timePasses([minutes, inSteps]: [number, number]): Command {
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
    await pass(product, booking.startsAt + 10 * MINUTE - product.clock.now().getTime(), 30 * MINUTE);
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
  const patient = fc.nat(patients - 1);
  const asks = fc.tuple(patient, fc.nat(doctors - 1), slotOf(slots), fc.constantFrom(0, 1, 2, 3)).map(holds);
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
    fc.tuple(patient, fc.constantFrom(true, true, true, false)).map(addsMember),
    fc.tuple(patient, fc.constantFrom(true, true, true, false)).map(addsMember),
    fc.tuple(patient, fc.nat(5)).map(removesMember),
    fc.tuple(patient, patient, fc.nat(5)).map(readsAbout),
    fc.tuple(patient, fc.nat(doctors - 1), slotOf(slots), fc.nat(5)).map(booksForAnother),
    paid,
    paid,
    paid,
    paid,
    late,
    late,
    booking.map(isRefused),
    booking.map(paysAgain),
    booking.map(paysByCredit),
    booking.map(paysByCoupon),
    booking.map(paysByCoupon),
    booking.map(paysByCoupon),
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
