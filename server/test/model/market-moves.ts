import { expect } from 'vitest';
import { DAY, MINUTE } from '../../src/platform/time.ts';
import type { MarketModel } from './market-model.ts';
import type { ModelBooking } from './model-booking.ts';
import { accepted, pick, some, step } from './market-step.ts';
import type { Command } from './market-step.ts';

/** The patient moves an appointment to another time. */
export function moves([index, slot]: [number, number]): Command {
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
