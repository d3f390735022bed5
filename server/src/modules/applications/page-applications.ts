import { APPLICATION_STATUSES } from '@tabibu/contract/application-words';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import type { ApplicationPageBody, ListedApplicationBody } from '@tabibu/contract/application-reviews';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import { countToCome } from '../bookings/index.ts';
import { recentSpecialties } from '../doctors/index.ts';
import { auditReaders } from './audit-readers.ts';
import * as desk from './desk-store.ts';
import { documentAddress } from './document-tickets.ts';
import * as renewals from './renewal-store.ts';

/** How many applications a page of the staff's list shows (STF-APP-05). */
const PAGE_SIZE = 5;
const PRINTED_LIST = 100;

interface ListQuery {
  readonly q?: string | undefined;
  readonly status?: 'all' | ApplicationStatus | undefined;
  readonly page?: number | undefined;
}

/**
 * Returns a page of the applications that the filter finds, newest first, and audits the reading. Those whose phone is
 * not proven are listed too (API-52). A page behind the last one gives the last one.
 */
export async function pageApplications(ctx: Context, query: ListQuery): Promise<ApplicationPageBody> {
  const { q = '', status = 'all', page: wanted = 1 } = query;
  const filter = {
    ...soughtPerson(q),
    search: q.trim().toLowerCase(),
    statuses: status === 'all' ? APPLICATION_STATUSES : [status],
    unproven: true,
  };
  const { count: total } = await ctx.db.one(desk.count, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await ctx.db.many(desk.page, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  await auditReaders(ctx, 'applications.list', rows);
  return { applications: await listedBodies(ctx, rows), total, page, pages, page_size: PAGE_SIZE };
}

/** Returns the newest hundred applications as the printed array (API-17, API-49), and audits the reading. */
export async function listNewest(ctx: Context): Promise<ListedApplicationBody[]> {
  const rows = await ctx.db.many(desk.page, {
    ...soughtPerson(''),
    search: '',
    statuses: APPLICATION_STATUSES,
    unproven: true,
    limit: PRINTED_LIST,
    offset: 0,
  });
  await auditReaders(ctx, 'applications.list', rows);
  return listedBodies(ctx, rows);
}

/** Returns how many applications nobody has begun to review (ADM-APP-01), and how many new licences wait. */
export async function countWaiting(ctx: Context): Promise<{ pending: number; renewals: number }> {
  const { count: pending } = await ctx.db.one(desk.count, {
    ...soughtPerson(''),
    search: '',
    statuses: ['pending'],
    unproven: false,
  });
  return { pending, renewals: (await ctx.db.one(renewals.countWaiting)).count };
}

/** Returns for each approved doctor how many booked appointments leaving `approved` cancels. */
export function countBookedOf(
  ctx: Context,
  rows: readonly { readonly status: ApplicationStatus; readonly doctor_id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const approved = rows.filter(({ status }) => status === 'approved');
  return countToCome(
    ctx,
    approved.map(({ doctor_id: id }) => id),
  );
}

async function listedBodies(ctx: Context, rows: readonly desk.ListedRow[]): Promise<ListedApplicationBody[]> {
  const booked = await countBookedOf(ctx, rows);
  const specialties = await recentSpecialties(ctx);
  return rows.map((row) => listed(row, specialties.of(row.specialty).name, booked.get(row.doctor_id) ?? 0));
}

function listed(row: desk.ListedRow, specialty: string, booked: number): ListedApplicationBody {
  // Nobody reviews an application, and opens no document of it, before its sender has proven the phone.
  const isProven = row.account_id !== null;
  const documents = Object.entries((isProven && row.documents) || {}) as [
    keyof ListedApplicationBody['documents'],
    string,
  ][];
  return {
    id: row.id,
    number: row.number,
    doctor_id: row.doctor_id,
    doctor_name: row.full_name,
    notes: row.note ?? '',
    submitted_at: row.submitted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    documents: Object.fromEntries(documents.map(([label, fileId]) => [label, documentAddress(fileId)])),
    status: row.status,
    number_proven: isProven,
    asked: row.question !== null,
    booked,
    specialty,
    country: row.country,
  };
}
