import type { ListedRenewalBody, ReviewedRenewalBody } from '@tabibu/contract/licence-reviews';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { registrationOf } from '../doctors/index.ts';
import { contactOf, requireStepUp } from '../identity/index.ts';
import * as licences from './licence-store.ts';
import * as renewals from './renewal-store.ts';
import { reviewerName } from './review-application.ts';
import { askOfRenewal, confirmRenewal, listRenewals, withDoctors } from './review-renewal.ts';
import type { WaitingRenewal } from './review-renewal.ts';
import type { FoundLicence } from './rules.ts';

/** Returns the new licences that wait for a reviewer, longest first, at most a hundred. */
export async function listShown(ctx: Context): Promise<ListedRenewalBody[]> {
  return (await listRenewals(ctx)).map(listedBody);
}

/** Returns one new licence as its reviewer reads it. Throws `not-found`. */
export async function showRenewal(ctx: Context, renewalId: string): Promise<ReviewedRenewalBody> {
  const row = await find(ctx, renewalId);
  const { doctor_id: doctorId, file_id: id, kind, state, question, sent_at: sentAt } = row;
  const [renewal] = await withDoctors(ctx, [row]);
  const found = await ctx.db.many(licences.ofDoctor, { doctorId });
  return {
    ...listedBody(renewal!),
    state,
    question,
    language: (await contactOf(ctx, row.account_id))?.language ?? 'sw',
    license_number: (await registrationOf(ctx, doctorId)) ?? '',
    documents: [{ id, label: 'Medical License', kind, added_at: sentAt.toISOString() }],
    licences: found.map(({ checked_at: at, ...licence }) => ({ ...licence, checked_at: at.toISOString() })),
  };
}

interface Decision {
  readonly renewalId: string;
  /** The document that the reviewer has seen. */
  readonly seen: string;
}

/**
 * Confirms a new licence in the name of the signed-in reviewer and returns it. Needs a factor of the last five minutes,
 * because it decides who treats patients. Throws `step-up-required` and like `confirmRenewal`.
 */
export async function confirmAsReviewer(
  ctx: Context,
  { renewalId, seen, licence }: Decision & { readonly licence: FoundLicence },
): Promise<ReviewedRenewalBody> {
  const { number, file_id: present } = await find(ctx, renewalId);
  // Nobody is asked for the authenticator in vain.
  if (present !== seen) throw new Problem('renewal-changed');
  await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await confirmRenewal(inside, { number, seen, licence, by: reviewerName(ctx) });
  });
  return showRenewal(ctx, renewalId);
}

/** Asks the doctor in the name of the signed-in reviewer and returns the renewal. Throws like `askOfRenewal`. */
export async function askAsReviewerOfRenewal(
  ctx: Context,
  { renewalId, seen, question }: Decision & { readonly question: string },
): Promise<ReviewedRenewalBody> {
  const { number } = await find(ctx, renewalId);
  await askOfRenewal(ctx, { number, seen, question, by: reviewerName(ctx) });
  return showRenewal(ctx, renewalId);
}

async function find(ctx: Context, id: string): Promise<renewals.RenewalRow> {
  const row = await ctx.db.maybe(renewals.byId, { id });
  if (row === undefined) throw new Problem('not-found');
  return row;
}

function listedBody(renewal: WaitingRenewal): ListedRenewalBody {
  const { id, number, doctor_id: doctorId, doctorName, country, sent_at: sentAt } = renewal;
  return { id, number, doctor_id: doctorId, doctor_name: doctorName, country, sent_at: sentAt.toISOString() };
}
