import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { forgetPregnancies, withdrawReminders } from './end-pregnancy.ts';
import { openCourse, openPlan, sealCourse, sealPlan } from './seal-pregnancy.ts';
import * as store from './store.ts';

/**
 * Makes the pregnancies of a grown-up member of a family those of the signed-in account, sealed anew. The guardian is
 * reminded no more. One that runs is left behind and deleted if the account has one that runs itself.
 */
export async function adoptPregnancies(inside: Context, memberId: string): Promise<void> {
  const personId = accountOf(inside);
  for (const one of [memberId, personId].toSorted()) await inside.db.run(store.lock, { personId: one });
  const hasOwn = (await inside.db.maybe(store.running, { personId })) !== undefined;
  for (const row of await inside.db.many(store.ofPerson, { personId: memberId })) {
    await withdrawReminders(inside, row);
    if (hasOwn && row.ended_at === null) continue;
    const { id, version, plan_version: planVersion, plan_sealed: plan } = row;
    await inside.db.run(store.hand, {
      id,
      personId,
      sealed: sealCourse(inside, { personId, id, version }, openCourse(inside, row)),
      planSealed:
        plan === null ? null : sealPlan(inside, { personId, id, version: planVersion }, openPlan(inside, row)),
    });
  }
  await forgetPregnancies(inside, memberId);
}
