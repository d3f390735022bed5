import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { requireMember } from '../people/index.ts';
import { moveCall } from '../subscriptions/index.ts';
import { appointmentOf } from './appointment-view.ts';
import * as persons from './person-store.ts';
import { MAX_PERSON_CHANGES, PERSON_STANDS_BEFORE } from './rules.ts';
import * as store from './store.ts';
import { sealReason } from './visit-reason.ts';

interface WantedPerson {
  readonly bookingId: string;
  /** The member of the caller's family; null for the caller. */
  readonly personId: string | null;
  /** What the doctor reads in place of the reason before. */
  readonly reason: string | undefined;
}

/**
 * Says that the caller's own paid appointment is for somebody else, at the same time and price. The reason is said
 * anew, and a conversation that was attached is no longer. Nothing changes for the person for whom it is already.
 * Throws `not-found`, `member-unknown`, `person-changes-exhausted` (params.most), `person-stands` once the doctor
 * prepares or the call could be open before, and what `moveCall` throws when a coupon pays.
 */
export async function changePerson(
  ctx: Context,
  { bookingId, personId, reason }: WantedPerson,
): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  const memberId = personId === patientId ? null : personId;
  return inTransaction(ctx, async (inside) => {
    const known = await inside.db.maybe(store.findOwn, { bookingId, patientId });
    if (known === undefined) throw new Problem('not-found');
    await inside.db.run(store.lockPeople, { patientId, doctorId: known.doctor_id });
    const booking = await inside.db.one(store.findOwnLocked, { bookingId, patientId });
    if (memberId === booking.person_id) return appointmentOf(inside, booking);
    // After the locks, for which the removal of a member waits too.
    if (memberId !== null) await requireMember(inside, memberId, 'member-unknown');
    if (booking.person_changes >= MAX_PERSON_CHANGES)
      throw new Problem('person-changes-exhausted', { most: MAX_PERSON_CHANGES });
    const changed = await inside.db.seeingEveryRow(() =>
      inside.db.run(persons.changePerson, {
        bookingId,
        personId: memberId,
        reasonSealed: sealReason(inside, bookingId, reason),
        startsAfter: later(inside.clock.now(), PERSON_STANDS_BEFORE),
      }),
    );
    if (changed === 0) throw new Problem('person-stands');
    if (booking.funding === 'coupon') await moveCall(inside, { bookingId, personId: memberId });
    await recordChange(inside, booking, memberId);
    return appointmentOf(inside, await inside.db.one(store.find, { bookingId }));
  });
}

async function recordChange(inside: Context, booking: store.BookingRow, memberId: string | null): Promise<void> {
  const { id: bookingId, patient_id: patientId, person_id: before, person_changes: changes } = booking;
  await audit(inside, {
    action: 'bookings.change-person',
    object: 'booking',
    objectId: bookingId,
    details: { from: before ?? patientId, to: memberId ?? patientId },
  });
  await publish(inside, 'bookings.person-changed', { bookingId, change: changes + 1, before });
  await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
}
