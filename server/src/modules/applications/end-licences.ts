import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { endLicences } from '../doctors/index.ts';

/**
 * Runs every minute: takes doctors whose licence is over out of service and publishes `applications.licence-ended` of
 * each, once (I-22). Until it runs the database refuses to book anything after the licence. Idempotent.
 */
export async function endLicencesThatAreOver(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const ended of await endLicences(inside)) await publish(inside, 'applications.licence-ended', ended);
  });
}
