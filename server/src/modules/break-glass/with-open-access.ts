import { audit } from '../../platform/audit.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf, inTransaction, readingTimeAnew, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** What is read of a record: its overview, or one paper. */
type Part = { readonly part: 'record' } | { readonly part: 'paper'; readonly document: string };

/** Reads something of one patient's record. It gets the patient's id from the access, never from the request. */
type Read<Result> = (inside: Context, access: { readonly patientId: string; readonly endsAt: Date }) => Promise<Result>;

/**
 * Reads health data under an open access; the only way to them for people who work here. It checks that the access is
 * the caller's and open, writes the reading to the audit log, and then lets `read` ask the modules that keep the data.
 * All in one transaction: no data leave without their row. Throws `not-found` for another administrator's access,
 * `break-glass-elsewhere` in another session of the same person, and `break-glass-over` after the end (Z-11).
 */
export async function withOpenAccess<Result>(
  ctx: Context,
  accessId: string,
  part: Part,
  read: Read<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (transaction) => {
    const access = await transaction.db.maybe(store.lockAccess, { id: accessId });
    if (access?.administrator_id !== accountOf(ctx)) throw new Problem('not-found');
    // The lock may have waited. The audit rows have this time, so they are within the access.
    const inside = readingTimeAnew(transaction);
    if (inside.clock.now() >= access.ends_at) throw new Problem('break-glass-over');
    if (access.session_id !== sessionOf(ctx)) throw new Problem('break-glass-elsewhere');
    const { patient_id: patientId, ends_at: endsAt } = access;
    await inside.db.run(store.countRead, { id: accessId });
    await audit(inside, {
      action: 'break-glass.read',
      object: 'break-glass',
      objectId: accessId,
      details: { ...part, patient: patientId },
    });
    // The patient's own list of who opened the record: one row per access and hour.
    await auditReading(inside, {
      action: 'break-glass.read',
      readings: [{ personId: patientId, object: 'break-glass', objectId: accessId }],
    });
    // No policy knows of open accesses: for them an administrator sees no row.
    return inside.db.seeingEveryRow(() => read(inside, { patientId, endsAt }));
  });
}
