import { ageRuleOf } from '@tabibu/contract/age-rules';
import { HANDOVERS_A_DAY, HANDOVER_DAYS } from '@tabibu/contract/family-rules';
import type { OpenHandoverBody } from '@tabibu/contract/handovers';
import { ageAt } from '@tabibu/contract/patient-facts';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import { lockBookings, openPersonIds } from '../bookings/index.ts';
import { contactOf, normalizeLivePhone } from '../identity/index.ts';
import { readPatientFacts, todayOf } from '../patient-facts/index.ts';
import { requireMember } from '../people/index.ts';
import * as store from './store.ts';

interface Offer {
  readonly personId: string;
  /** The member's own number, in any usual spelling. */
  readonly phone: string;
}

/**
 * Offers somebody in the signed-in patient's family to take the own record over, with the account of a number, and
 * sends a text message to it. Throws `not-found`, `phone-invalid`, `handover-own-number`, `handover-age-unknown`,
 * `handover-too-young` (params.age), `handover-has-visit` while an appointment for the person is to come,
 * `handover-open` while another offer waits, and `handover-too-often`.
 */
export async function offerRecord(ctx: Context, { personId, phone: typed }: Offer): Promise<OpenHandoverBody> {
  return inTransaction(ctx, async (inside) => {
    const guardianId = accountOf(inside);
    // Whoever books for the person or removes the person at this moment comes before or after.
    await lockBookings(inside, { accountId: guardianId, doctorId: undefined });
    await requireMember(inside, personId);
    const guardian = await contactOf(inside, guardianId);
    if (guardian === undefined) throw new Problem('not-found');
    const phone = normalizeLivePhone(typed, guardian.country);
    if (phone === null) throw new Problem('phone-invalid');
    if (phone === guardian.phone) throw new Problem('handover-own-number');
    const age = ageAt(await readPatientFacts(inside, personId), await todayOf(inside, personId));
    const { majority } = ageRuleOf(guardian.country);
    if (age === null) throw new Problem('handover-age-unknown');
    if (age.years < majority) throw new Problem('handover-too-young', { age: majority });
    if ((await openPersonIds(inside, [personId])).size > 0) throw new Problem('handover-has-visit');
    const now = inside.clock.now();
    await endExpired(inside, personId);
    if ((await inside.db.one(store.countSince, { guardianId, from: later(now, -DAY) })).count >= HANDOVERS_A_DAY)
      throw new Problem('handover-too-often', { count: HANDOVERS_A_DAY }, DAY / SECOND);
    const id = newId(now);
    const expiresAt = later(now, HANDOVER_DAYS * DAY);
    if ((await inside.db.run(store.add, { id, personId, guardianId, phone, now, expiresAt })) === 0)
      throw new Problem('handover-open');
    await audit(inside, {
      action: 'family.offer-record',
      object: 'person',
      objectId: personId,
      details: { offer: id },
    });
    await publish(inside, 'family.record-offered', { handoverId: id });
    return { phone, offered_at: now.toISOString(), expires_at: expiresAt.toISOString() };
  });
}

/** Withdraws the open offer for somebody in the signed-in patient's family, if there is one. Throws `not-found`. */
export async function withdrawOffer(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await requireMember(inside, personId);
    await endOffer(inside, personId);
  });
}

/** Withdraws the open offer for a person, if there is one. Runs in the caller's transaction. */
export async function endOffer(inside: Context, personId: string): Promise<void> {
  if ((await inside.db.run(store.withdraw, { personId, now: inside.clock.now() })) > 0)
    await audit(inside, { action: 'family.withdraw-offer', object: 'person', objectId: personId });
}

/** Ends the offers whose time is over, and forgets their numbers. Idempotent. */
export async function endOldOffers(ctx: Context): Promise<void> {
  await inTransaction(ctx, (inside) => endExpired(inside, null));
}

async function endExpired(inside: Context, personId: string | null): Promise<void> {
  for (const ended of await inside.db.many(store.expire, { personId, now: inside.clock.now() }))
    await audit(inside, { action: 'family.expire-offer', object: 'person', objectId: ended.person_id });
}
