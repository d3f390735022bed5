import type { ApplicationStatus } from '@tabibu/contract/application-words';
import type { ReviewedApplicationBody } from '@tabibu/contract/application-reviews';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { recentSpecialties } from '../doctors/index.ts';
import { namesOfActors, requireStepUp, requireOther } from '../identity/index.ts';
import { askApplicant } from './ask-applicant.ts';
import { auditReaders } from './audit-readers.ts';
import * as desk from './desk-store.ts';
import { showApplication } from './list-applications.ts';
import type { ShownApplication } from './list-applications.ts';
import { moveApplication } from './move-application.ts';
import { countBookedOf } from './page-applications.ts';
import type { FoundLicence } from './rules.ts';

/** Returns one application as its reviewer reads it; the reading is audited. Throws `not-found`. */
export async function readApplication(ctx: Context, applicationId: string): Promise<ReviewedApplicationBody> {
  return reviewed(ctx, await showApplication(ctx, await numberOf(ctx, applicationId)));
}

interface Decision {
  readonly applicationId: string;
  readonly to: ApplicationStatus;
  readonly seen: ApplicationStatus | undefined;
  readonly note: string;
  readonly licence: FoundLicence | undefined;
}

/**
 * Moves an application in the name of the signed-in reviewer and returns it. Needs a factor of the last five minutes,
 * because it decides who treats patients. Throws `step-up-required`, `rejection-note-needed` (the applicant reads why)
 * and like `moveApplication`.
 */
export async function moveAsReviewer(
  ctx: Context,
  { applicationId, ...decision }: Decision,
): Promise<ReviewedApplicationBody> {
  const number = await numberOf(ctx, applicationId);
  if (decision.to === 'rejected' && decision.note.trim() === '') throw new Problem('rejection-note-needed');
  await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await moveApplication(inside, { number, ...decision, by: reviewerName(ctx) });
  }).catch((error: unknown) => {
    // Somebody else was quicker: the applicant's words of `application-closed` do not fit here.
    if (error instanceof Problem && error.code === 'application-closed') throw new Problem('application-moved');
    throw error;
  });
  return readApplication(ctx, applicationId);
}

/** Asks the applicant in the name of the signed-in reviewer and returns the application. Throws like `askApplicant`. */
export async function askAsReviewer(
  ctx: Context,
  { applicationId, question }: { applicationId: string; question: string },
): Promise<ReviewedApplicationBody> {
  const number = await numberOf(ctx, applicationId);
  await askApplicant(ctx, { number, question, by: reviewerName(ctx) });
  return readApplication(ctx, applicationId);
}

/**
 * Hides an application that is not approved; the hourly job deletes it with its files thirty days later. Needs the
 * authenticator of the last five minutes. Throws `step-up-required`, `not-found`, `application-approved`, `about-you`
 * and `about-family`.
 */
export async function deleteApplication(ctx: Context, applicationId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await requireOther(inside, (await inside.db.maybe(desk.numberOf, { applicationId }))?.account_id ?? null);
    const hidden = await inside.db.maybe(desk.hide, { applicationId, now: inside.clock.now() });
    if (hidden === undefined) {
      const known = await inside.db.maybe(desk.numberOf, { applicationId });
      throw new Problem(known === undefined ? 'not-found' : 'application-approved');
    }
    await audit(inside, { action: 'applications.delete', object: 'application', objectId: applicationId });
  });
}

async function numberOf(ctx: Context, applicationId: string): Promise<number> {
  const found = await ctx.db.maybe(desk.numberOf, { applicationId });
  if (found === undefined) throw new Problem('not-found');
  return found.number;
}

/** Returns how histories name the signed-in reviewer: role and account. */
export function reviewerName(ctx: Context): string {
  return `${ctx.actor.kind}:${accountOf(ctx)}`;
}

const REVIEWER = /^(?:administrator|staff-admin):(.+)$/;

async function reviewed(ctx: Context, shown: ShownApplication): Promise<ReviewedApplicationBody> {
  const { application: row, documents, moves, licences } = shown;
  const names = await namesOfActors(
    ctx,
    moves.flatMap(({ by }) => REVIEWER.exec(by)?.[1] ?? []),
  );
  const notes = moves.findLast(({ by, note }) => by !== 'applicant' && note !== '')?.note ?? '';
  return {
    id: row.id,
    number: row.number,
    doctor_id: row.doctor_id,
    doctor_name: row.full_name,
    notes,
    submitted_at: (row.submitted_at ?? row.created_at).toISOString(),
    updated_at: row.updated_at.toISOString(),
    status: row.status,
    asked: row.question !== null,
    booked: (await countBookedOf(ctx, [row])).get(row.doctor_id) ?? 0,
    specialty: (await recentSpecialties(ctx)).of(row.specialty).name,
    country: row.country,
    phone: row.phone,
    email: row.email,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    gender: row.gender,
    birth_date: row.birth_date,
    region: row.region,
    experience: row.experience_years,
    bio: row.bio,
    license_number: row.licence_number,
    language: row.language,
    question: row.question,
    documents: documents.map(({ file_id: id, label, kind, added_at: at }) => ({
      id,
      label,
      kind,
      added_at: at.toISOString(),
    })),
    history: moves.map(({ kind, from_status: from, to_status: to, at, note, by }) => ({
      kind,
      from,
      to,
      at: at.toISOString(),
      note,
      by: whoIs(by, names),
    })),
    licences: licences.map(({ checked_at: at, checked_by: _who, ...licence }) => ({
      ...licence,
      checked_at: at.toISOString(),
    })),
    alike: await duplicates(ctx, shown),
  };
}

function whoIs(by: string, names: ReadonlyMap<string, string>): ReviewedApplicationBody['history'][number]['by'] {
  if (by === 'applicant') return { kind: 'applicant', name: '' };
  const accountId = REVIEWER.exec(by)?.[1];
  return accountId === undefined ? { kind: 'operator', name: '' } : { kind: 'staff', name: names.get(accountId) ?? '' };
}

/** Returns the applications that may be the same person's, each with its name; reading them is audited. */
async function duplicates(ctx: Context, { alike }: ShownApplication): Promise<ReviewedApplicationBody['alike']> {
  if (alike.length === 0) return [];
  const rows = await ctx.db.many(desk.namesByNumber, { numbers: [...new Set(alike.map(({ number }) => number))] });
  await auditReaders(ctx, 'applications.list', rows);
  return alike.flatMap(({ number, same }) => {
    const row = rows.find((one) => one.number === number);
    return row === undefined ? [] : [{ id: row.id, number, doctor_name: row.full_name, same }];
  });
}
