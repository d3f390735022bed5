import { APPLICATION_STATUSES } from '@tabibu/contract/application-words';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import { auditReaders } from './audit-readers.ts';
import * as desk from './desk-store.ts';

interface NewApplication {
  readonly id: string;
  readonly number: number;
  readonly doctorName: string;
  readonly submittedAt: Date;
}

/** Returns the applications that were handed in last, newest first, and audits for the dashboard whose they are. */
export async function newestApplications(ctx: Context, limit: number): Promise<NewApplication[]> {
  const rows = await ctx.db.many(desk.page, {
    ...soughtPerson(''),
    search: '',
    statuses: APPLICATION_STATUSES,
    unproven: false,
    limit,
    offset: 0,
  });
  await auditReaders(ctx, 'reports.list-activity', rows);
  return rows.map(({ id, number, full_name: doctorName, submitted_at: submittedAt }) => ({
    id,
    number,
    doctorName,
    submittedAt,
  }));
}
