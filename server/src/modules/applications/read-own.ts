import { APPLICATION_PERCENT } from '@tabibu/contract/application-words';
import type { OwnApplicationBody } from '@tabibu/contract/applications';
import { countryOf } from '@tabibu/contract/countries';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { recentSpecialties } from '../doctors/index.ts';
import { readEmail } from './read-email.ts';
import * as history from './move-store.ts';
import * as store from './store.ts';

/** Returns the caller's application, or null if there is none (DOC-STAT-01…04). */
export async function readOwn(ctx: Context): Promise<OwnApplicationBody | null> {
  const row = await ctx.db.maybe(store.ofAccount, { accountId: accountOf(ctx) });
  return row === undefined ? null : ownApplicationOf(ctx, row);
}

/** Returns an application as its applicant reads it. Who reviewed it stays with us. */
export async function ownApplicationOf(ctx: Context, row: store.ApplicationRow): Promise<OwnApplicationBody> {
  const documents = await ctx.db.many(store.documents, { applicationId: row.id });
  const moves = await ctx.db.many(history.moves, { applicationId: row.id });
  return {
    id: row.id,
    number: row.number,
    doctor_id: row.doctor_id,
    doctor_name: row.full_name,
    status: row.status,
    percent: APPLICATION_PERCENT[row.status],
    question: row.question,
    submitted_at: (row.submitted_at ?? row.created_at).toISOString(),
    updated_at: row.updated_at.toISOString(),
    specialty: (await recentSpecialties(ctx)).of(row.specialty).name,
    country: countryOf(row.country).name,
    license_number: row.licence_number,
    email: await readEmail(ctx, row),
    documents: documents.map(({ label, file_id: id, kind, added_at: at }) => ({
      id,
      label,
      kind,
      added_at: at.toISOString(),
    })),
    history: moves.map(({ kind, to_status: status, at, note }) => ({ kind, status, at: at.toISOString(), note })),
  };
}
