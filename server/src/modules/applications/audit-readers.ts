import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import type { ApplicationRow } from './store.ts';

/** Writes who reads these applications, before they leave; the applicants see it in their settings. */
export function auditReaders(
  ctx: Context,
  action: 'applications.list' | 'applications.read' | 'reports.list-activity',
  rows: readonly Pick<ApplicationRow, 'id' | 'account_id'>[],
): Promise<void> {
  return auditReading(ctx, {
    action,
    readings: rows.flatMap(({ id, account_id: personId }) =>
      personId === null ? [] : [{ personId, object: 'application', objectId: id }],
    ),
  });
}
