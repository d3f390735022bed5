import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hadVisit, lockBookings, openPersonIds } from '../bookings/index.ts';
import { forgetSchedules } from '../medication/index.ts';
import { forgetFacts } from '../patient-facts/index.ts';
import { forgetPregnancies } from '../pregnancy/index.ts';
import { forgetReadings } from '../readings/index.ts';
import { forgetMembers, forgetTakenOver, removeMember as removePerson, requireMember } from '../people/index.ts';
import { endOffer } from './offer-record.ts';
import * as store from './store.ts';

/**
 * Removes somebody from the signed-in patient's family and deletes age, sex, weight, pregnancy with its birth plan,
 * readings and schedules of medicine. What doctors signed and the allergies that they relied on stay, sealed, as for an
 * erased account. Throws `not-found`, and `member-has-visit` while an appointment for the person is to come.
 */
export async function removeMember(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    // Whoever books for the person at this moment waits, and then finds nobody.
    await lockBookings(inside, { accountId: accountOf(inside), doctorId: undefined });
    await requireMember(inside, personId);
    if ((await openPersonIds(inside, [personId])).size > 0) throw new Problem('member-has-visit');
    await endOffer(inside, personId);
    // First of all, so that a doctor who states something at this moment has done so before the facts go.
    await removePerson(inside, personId, await hadVisit(inside, personId));
    await forgetFacts(inside, personId);
    await forgetReadings(inside, personId);
    await forgetSchedules(inside, personId);
    await forgetPregnancies(inside, personId);
  });
}

/**
 * Removes everybody whom an erased account had added, and what it took over itself, with their facts, readings and
 * schedules. A member who took the own record along keeps it. Open offers end. Idempotent.
 */
export async function forgetFamily(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const ended = await inside.db.many(store.withdrawAllOf, { guardianId: accountId, now: inside.clock.now() });
    for (const { person_id: personId } of ended)
      await audit(inside, { action: 'family.withdraw-offer', object: 'person', objectId: personId });
  });
  for (const id of [...(await forgetMembers(ctx, accountId)), ...(await forgetTakenOver(ctx, accountId))]) {
    await forgetFacts(ctx, id);
    await forgetReadings(ctx, id);
    await forgetSchedules(ctx, id);
    await forgetPregnancies(ctx, id);
  }
}
