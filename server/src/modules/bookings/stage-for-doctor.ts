import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import type { StageBody } from '@tabibu/contract/stages';
import type { Context } from '../../platform/context.ts';
import { findPayments, paymentFacts } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { appointmentStage } from './appointment-stage.ts';
import { PURPOSE } from './rules.ts';
import type { BookingRow } from './store.ts';
import { stageFactsOf, stageTextForAlertedDoctor, stageTextForDoctor } from './stage-text.ts';

/**
 * Returns the stage of a booking with its sentences for the doctor, whose time zone is `zone`. Pass the `payment` of an
 * unpaid booking.
 */
export function stageForDoctor(ctx: Context, booking: BookingRow, zone: string, payment?: Payment): StageBody {
  const now = ctx.clock.now();
  const facts = stageFactsOf(booking, [zone, countryOf(booking.country).timeZone ?? zone]);
  return stageTextForDoctor(
    appointmentStage(booking, payment === undefined ? null : paymentFacts(payment, now), now),
    ctx.language,
    facts,
  );
}

/** Returns the stages of many bookings of one doctor, by booking id. Loads the payments of the unpaid ones. */
export async function stagesForDoctor(
  ctx: Context,
  bookings: readonly BookingRow[],
  zone: string,
): Promise<Map<string, StageBody>> {
  const unpaid = bookings.filter(({ funding, payment_id: payment }) => funding === null && payment !== null);
  const payments =
    unpaid.length === 0
      ? new Map<string, Payment>()
      : await findPayments(
          ctx,
          PURPOSE,
          unpaid.map(({ id }) => id),
        );
  return new Map(bookings.map((booking) => [booking.id, stageForDoctor(ctx, booking, zone, payments.get(booking.id))]));
}

/** Returns the stage of a paid emergency for a doctor who was alerted to it, whether that doctor accepted it or not. */
export function stageForAlerted(ctx: Context, booking: BookingRow, doctorId: string): StageBody {
  const zone = timeZoneOf(booking.country);
  const word = booking.accepted_by === doctorId ? stageTextForDoctor : stageTextForAlertedDoctor;
  return word(appointmentStage(booking, null, ctx.clock.now()), ctx.language, stageFactsOf(booking, [zone, zone]));
}
