import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requirePerson } from '../people/index.ts';
import * as store from './store.ts';

/**
 * Deletes a reading of the signed-in patient or of somebody in the family. An empty row stays, so that a phone that
 * sends the reading later does not bring it back. Deleting it again does nothing. Throws `not-found`.
 */
export async function deleteReading(ctx: Context, { personId, id }: { personId: string; id: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    const known = await inside.db.maybe(store.find, { personId, id });
    if (known === undefined) throw new Problem('not-found');
    // It may be one of a record that the person took over, whose readings keep their person.
    const row = { personId: known.person_id, id, now: inside.clock.now() };
    if ((await inside.db.run(store.empty, row)) > 0)
      await audit(inside, { action: 'readings.delete', object: 'person', objectId: known.person_id });
  });
}
