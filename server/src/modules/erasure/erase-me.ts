import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { endHolds, lockBookings } from '../bookings/index.ts';
import { endService } from '../doctors/index.ts';
import { eraseAccount, lockAccount } from '../identity/index.ts';
import { replaceWeek } from '../scheduling/index.ts';
import { findLeaving, findObstacles } from './find-obstacles.ts';

/**
 * Erases the caller's account for good, in whatever role they are signed in. Refused with `account-in-use` while somebody counts on it:
 * nothing is cancelled silently, and money under way has to arrive first. Unpaid holds are let go. A doctor goes out of service with the
 * account. Whatever would make new obstacles waits for the locks and finds the account gone.
 */
export async function eraseMe(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const leaving = await findLeaving(inside, accountOf(ctx));
    const { accountId } = leaving;
    const leaver = { accountId, doctorId: leaving.service?.doctorId };
    await lockBookings(inside, leaver);
    if (!await lockAccount(inside, accountId)) throw new Problem('not-signed-in');
    const obstacles = await findObstacles(inside, leaving);
    const [first] = obstacles;
    if (first !== undefined) throw new Problem('account-in-use', { kind: first.kind, count: obstacles.length, obstacles });
    await endHolds(inside, leaver);
    if (leaver.doctorId !== undefined) {
      await endService(inside, leaver.doctorId);
      await replaceWeek(inside, leaver.doctorId, []);
    }
    await eraseAccount(inside, accountId);
  });
}
