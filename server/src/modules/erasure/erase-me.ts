import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { endHolds, lockBookings } from '../bookings/index.ts';
import { endService } from '../doctors/index.ts';
import { writeOffOwed } from '../earnings/index.ts';
import { eraseAccount, lockAccount } from '../identity/index.ts';
import { replaceWeek } from '../scheduling/index.ts';
import { runningPlansOf } from '../subscriptions/index.ts';
import { findErasureSubject, findObstacles } from './find-obstacles.ts';

/**
 * Erases the caller's account, whatever role they are signed in with. Throws `account-in-use` with the obstacles while
 * somebody depends on the account; nothing is cancelled silently, and money has to arrive first. Ends unpaid holds, and
 * takes a doctor out of service, whose debts are written off. Requests that would create a new obstacle wait for the
 * locks and then find no account. A care plan that still has time is given up only if the caller says so; otherwise
 * the kind of the refusal is `plan`.
 */
export async function eraseMe(ctx: Context, { givesUpPlans }: { readonly givesUpPlans: boolean }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const leaving = await findErasureSubject(inside, accountOf(ctx));
    const { accountId } = leaving;
    const leaver = { accountId, doctorId: leaving.service?.doctorId };
    await lockBookings(inside, leaver);
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    const obstacles = await findObstacles(inside, leaving);
    const [first] = obstacles;
    if (first !== undefined)
      throw new Problem('account-in-use', { kind: first.kind, count: obstacles.length, obstacles });
    const plans = await runningPlansOf(inside, accountId);
    if (plans.length > 0 && !givesUpPlans)
      throw new Problem('account-in-use', { kind: 'plan', count: plans.length, obstacles: [] });
    await endHolds(inside, leaver);
    if (leaver.doctorId !== undefined) {
      await writeOffOwed(inside, leaver.doctorId);
      await endService(inside, leaver.doctorId);
      await replaceWeek(inside, leaver.doctorId, []);
    }
    await eraseAccount(inside, accountId);
  });
}
