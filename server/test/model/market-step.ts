import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { HOUR } from '../../src/platform/time.ts';
import { asSystem } from '../as-system.ts';
import { brokenInvariants } from '../booking-makers.ts';
import { proveAgain, signInAsDoctor } from '../doctor-makers.ts';
import type { WorkingDoctor } from '../doctor-makers.ts';
import type { TestProduct } from '../harness.ts';
import type { Reply, Visitor } from '../visitor.ts';
import type { MarketModel } from './market-model.ts';
import type { ModelBooking } from './model-booking.ts';

/** The product and its people, for the commands. */
export interface Market {
  readonly product: TestProduct;
  readonly patients: readonly Visitor[];
  readonly doctors: WorkingDoctor[];
  readonly slots: readonly number[];
  /** Money owed back before this walk. */
  readonly owedBefore: number;
}

export type Command = AsyncCommand<MarketModel, Market>;

/**
 * How long after the wallet's answer the product may take to learn of a payment whose callback was lost, in
 * milliseconds.
 */
const PATIENCE = HOUR;

/**
 * Makes a command of a walk. After it, model and product must agree on every booking and all money, and no invariant
 * may be broken.
 */
export function step(
  name: string,
  can: (model: MarketModel) => boolean,
  act: (model: MarketModel, market: Market) => Promise<void>,
): Command {
  return {
    toString: () => name,
    check: can,
    async run(model, market) {
      await act(model, market);
      await market.product.settle();
      await agree(model, market);
    },
  };
}

async function agree(model: MarketModel, market: Market): Promise<void> {
  model.turnTo(market.product.clock.now().getTime());
  for (const booking of model.bookings) {
    const { body } = await market.patients[booking.patient]!.get(`/api/appointments/${booking.id}`);
    if (booking.answersAt !== undefined) followLatePayment(model, booking, body.data);
    expect({
      id: booking.id,
      state: body.data.state,
      owed: body.data.payment_status === 'refund_due',
      member: body.data.person?.id ?? null,
    }).toEqual({
      id: booking.id,
      state: booking.state,
      owed: booking.money === 'owed-back',
      member: booking.member,
    });
  }
  for (const [index, patient] of market.patients.entries()) {
    const { body } = await patient.get('/api/me/credits');
    const shown = (body.data as { money: { amount: number } }[]).reduce((sum, { money }) => sum + money.amount, 0);
    expect([index, shown]).toEqual([index, model.credits[index]!.free]);
  }
  for (const [index, patient] of market.patients.entries()) {
    const { body } = await patient.get(`/api/coupons/user/${encodeURIComponent(patient.phone)}`);
    const [shown] = body.data as { calls_remaining: number }[];
    expect([index, shown?.calls_remaining]).toEqual([index, model.coupons[index]!.left]);
  }
  expect(await owedBack(market.product)).toBe(market.owedBefore + model.owedBack);
  expect(await brokenInvariants(market.product)).toEqual([]);
}

/**
 * Follows a late payment in the model. It may arrive at any time after the wallet's answer; then the booking takes
 * place or the money is due back, never both and never neither (C41).
 */
function followLatePayment(
  model: MarketModel,
  booking: ModelBooking,
  real: { state: string; payment_status: string },
): void {
  const { answersAt = 0, startsAt } = booking;
  if (real.state === 'scheduled' && booking.state !== 'cancelled') {
    expect(model.now).toBeGreaterThanOrEqual(answersAt);
    // Nobody is treated whose guardian has taken the consent back since.
    if (booking.member !== null) expect(model.families[booking.patient]!.has(booking.member)).toBe(true);
    expect(
      model.liveAt(startsAt, booking).filter((one) => one.doctor === booking.doctor || one.patient === booking.patient),
    ).toEqual([]);
    model.schedule(booking, 'paid');
  } else if (real.payment_status === 'refund_due') {
    expect(model.now).toBeGreaterThanOrEqual(answersAt);
    expect(['expired', 'cancelled']).toContain(booking.state);
    booking.answersAt = undefined;
    model.giveBack(booking);
  } else {
    expect(model.now).toBeLessThan(answersAt + PATIENCE);
  }
}

export async function owedBack(product: TestProduct): Promise<number> {
  const [owed] = await asSystem<{ owed: number }>(
    product,
    "select coalesce(sum(balance), 0)::bigint as owed from ledger_accounts where code like 'refunds-due:%'",
  );
  return owed!.owed;
}

/**
 * Sends a request as a doctor. Proves the number or signs in again when the product asks for that, because a doctor's
 * session ends within days.
 */
export async function asDoctor(
  market: Market,
  doctor: number,
  ask: (browser: Visitor) => Promise<Reply>,
): Promise<Reply> {
  const reply = await ask(market.doctors[doctor]!.browser);
  const known = market.doctors[doctor]!;
  if (reply.body.code === 'step-up-required') {
    // The limits on messages to a number have tests of their own.
    await market.product.db.pool.query('delete from code_sends where bucket = $1', [`phone:${known.phone}`]);
    await proveAgain(market.product, known.browser, known.phone);
    return ask(known.browser);
  }
  if (reply.status !== 401) return reply;
  market.doctors[doctor] = { ...known, browser: await signInAsDoctor(market.product, known.phone) };
  return ask(market.doctors[doctor].browser);
}

export const pick = (model: MarketModel, index: number): ModelBooking => model.bookings[index % model.bookings.length]!;
export const some = (model: MarketModel) => model.bookings.length > 0;
export const accepted = (reply: Reply) => (reply.status < 300 ? 'accepted' : String(reply.body.code));
