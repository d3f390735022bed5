import { findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { SlotPageBody } from '@tabibu/contract/slots';
import { recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { freeSlots } from './free-slots.ts';
import { bookableWindow, slotPage, withoutTaken } from './rules.ts';
import { ownStarts } from './slot-store.ts';
import * as holds from './hold-store.ts';
import type * as store from './store.ts';
import { reasonOf } from './visit-reason.ts';

export interface SlotQuery {
  readonly doctorId: string;
  /** The country whose clock the page shows; the caller's country when left out. */
  readonly country?: CountryCode | undefined;
  /** The patient's calendar day; today when left out. */
  readonly from?: string | undefined;
  readonly days: number;
}

/**
 * Returns the free half hours of a doctor on the patient's and the doctor's clock (C26, R-31). The caller's own hold
 * counts as free and is named. Throws Problem `not-found` for a doctor who cannot be booked.
 */
export async function listSlots(ctx: Context, question: SlotQuery): Promise<SlotPageBody> {
  const doctor = await findBookableDoctor(ctx, question.doctorId);
  if (doctor === undefined) throw new Problem('not-found');
  const now = ctx.clock.now();
  const zones = {
    patient: findCountry(question.country ?? ctx.country)?.timeZone ?? doctor.timeZone,
    doctor: doctor.timeZone,
  };
  const today = wallClock(now, zones.patient).day;
  const from = question.from === undefined || question.from < today ? today : question.from;
  const window = bookableWindow(from, question.days, zones.patient, now);
  const patientId = ctx.actor.kind === 'patient' ? ctx.actor.accountId : null;
  const offered = window === null ? [] : await freeSlots(ctx, doctor.id, window, { doctor, patientId });
  const free = await withoutOwn(ctx, offered, { patientId, doctorId: doctor.id });
  const own =
    patientId === null ? undefined : await ctx.db.maybe(holds.ownHold, { patientId, doctorId: doctor.id, now });
  // A hold from before is not named while old records are closed in the caller's browser.
  const held = own !== undefined && own.created_at > (recordsClosedSince(ctx) ?? new Date(0)) ? own : undefined;
  return {
    ...slotPage(free, zones, from, question.days, held?.starts_at ?? null),
    held: held === undefined ? null : heldSlot(ctx, held),
  };
}

/** Leaves out the half hours at which the patient has an appointment with somebody else: nobody is in two at once. */
async function withoutOwn(
  ctx: Context,
  free: Date[],
  { patientId, doctorId }: { patientId: string | null; doctorId: string },
): Promise<Date[]> {
  const [first] = free;
  if (patientId === null || first === undefined) return free;
  const own = await ctx.db.many(ownStarts, { patientId, doctorId, from: first, now: ctx.clock.now() });
  return withoutTaken(
    free,
    own.map(({ starts_at: startsAt }) => startsAt),
  );
}

function heldSlot(ctx: Context, held: store.BookingRow): NonNullable<SlotPageBody['held']> {
  return {
    booking_id: held.id,
    starts_at: held.starts_at!.toISOString(),
    type: held.call_type,
    hold_expires_at: held.hold_expires_at!.toISOString(),
    reason: reasonOf(ctx, held),
    person_id: held.person_id,
  };
}
