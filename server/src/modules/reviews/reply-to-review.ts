import type { ReviewBody } from '@tabibu/contract/reviews';
import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { findBooking } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { namesPatient } from './names-patient.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

export interface ReplyInput {
  readonly reviewId: string;
  readonly text: string;
}

/**
 * Adds the signed-in doctor's public reply to a review. Throws `not-found` for a review of another doctor,
 * `reply-empty` without words, `reply-names-patient` (with the word in `params.found`) for a text with the patient's
 * name, number or day, `already-replied` when there is a reply.
 */
export async function replyToReview(ctx: Context, { reviewId, text }: ReplyInput): Promise<ReviewBody> {
  return inTransaction(ctx, async (inside) => {
    const { review, doctor } = await ownReview(inside, reviewId);
    await refuseText(inside, reviewId, text, doctor.fullName);
    const reply = await inside.db.maybe(store.addReply, {
      reviewId,
      doctorId: doctor.id,
      text,
      now: inside.clock.now(),
    });
    if (reply === undefined) throw new Problem('already-replied');
    await audit(inside, {
      action: 'reviews.reply',
      object: 'review',
      objectId: reviewId,
      details: { doctor: doctor.id },
    });
    return reviewOf({ ...review, reply: reply.text });
  });
}

/**
 * Replaces the doctor's own reply. Throws the same problems as `replyToReview`, and `reply-missing` when there is none.
 */
export async function changeReply(ctx: Context, { reviewId, text }: ReplyInput): Promise<ReviewBody> {
  return inTransaction(ctx, async (inside) => {
    const { review, doctor } = await ownReview(inside, reviewId);
    await refuseText(inside, reviewId, text, doctor.fullName);
    await put(inside, reviewId, doctor.id, text);
    return reviewOf({ ...review, reply: text });
  });
}

/** Removes the doctor's own reply. Throws `not-found` or `reply-missing`. */
export async function removeReply(ctx: Context, { reviewId }: { reviewId: string }): Promise<ReviewBody> {
  return inTransaction(ctx, async (inside) => {
    const { review, doctor } = await ownReview(inside, reviewId);
    await put(inside, reviewId, doctor.id, null);
    return reviewOf({ ...review, reply: null });
  });
}

async function ownReview(ctx: Context, reviewId: string) {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  const review =
    doctor === undefined ? undefined : await ctx.db.maybe(store.ofDoctorById, { reviewId, doctorId: doctor.id });
  if (doctor === undefined || review === undefined) throw new Problem('not-found');
  return { doctor, review };
}

async function put(ctx: Context, reviewId: string, doctorId: string, text: string | null): Promise<void> {
  if ((await ctx.db.run(store.changeReply, { reviewId, doctorId, text, now: ctx.clock.now() })) === 0)
    throw new Problem('reply-missing');
  await audit(ctx, {
    action: text === null ? 'reviews.remove-reply' : 'reviews.change-reply',
    object: 'review',
    objectId: reviewId,
    details: { doctor: doctorId },
  });
}

async function refuseText(ctx: Context, reviewId: string, text: string, doctorName: string): Promise<void> {
  if (text === '') throw new Problem('reply-empty');
  const { booking_id: bookingId } = await ctx.db.one(store.bookingOf, { reviewId });
  const booking = await findBooking(ctx, bookingId);
  const contact = booking === undefined ? undefined : await contactOf(ctx, booking.patientId);
  if (booking === undefined || contact === undefined) return;
  const zone = timeZoneOf(booking.country);
  const found = namesPatient(
    text,
    { ...contact, day: booking.startsAt === null ? null : wallClock(booking.startsAt, zone).day },
    doctorName,
  );
  if (found !== undefined) throw new Problem('reply-names-patient', { found });
}
