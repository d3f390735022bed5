import type { DoctorType } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { keepInCare } from '../people/index.ts';
import * as members from './member-store.ts';
import * as store from './store.ts';

/** A plan that is bought later than this after its end begins without anybody. */
const TAKE_ALONG_WITHIN = 31 * DAY;

interface NextMonth {
  readonly accountId: string;
  readonly planId: string;
  readonly doctorType: DoctorType;
  /** The plan that was just opened, and for how many people it is, its payer included. */
  readonly subscriptionId: string;
  readonly people: number;
}

/**
 * Gives places of a plan that was bought again to whoever shared its month before, in the same order: those who are
 * still in the payer's family, as many as the plan has places for. Somebody who has left stays out. Runs in the
 * transaction that opens the plan.
 */
export async function takeAlong(inside: Context, next: NextMonth): Promise<void> {
  const { subscriptionId, people, ...plan } = next;
  const now = inside.clock.now();
  const before = await inside.db.maybe(store.monthBefore, {
    ...plan,
    subscriptionId,
    endedAfter: later(now, -TAKE_ALONG_WITHIN),
  });
  if (before === undefined) return;
  const taken: string[] = [];
  for (const { person_id: personId } of await inside.db.many(members.membersOf, { ids: [before.id] })) {
    if (taken.length === people - 1) break;
    if (!(await keepInCare(inside, personId))) continue;
    await inside.db.run(members.takeAlong, { subscriptionId, personId, now });
    taken.push(personId);
  }
  if (taken.length > 0)
    await audit(inside, {
      action: 'subscriptions.take-along',
      object: 'subscription',
      objectId: subscriptionId,
      details: { people: taken.join(' ') },
    });
}
