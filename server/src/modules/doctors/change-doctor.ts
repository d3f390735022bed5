import type { SpecialtyId } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { moveEmail, renameAccount } from '../identity/index.ts';
import { forgetFigures } from './count-figures.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as changes from './change-store.ts';
import * as desk from './desk-store.ts';
import * as store from './profile-store.ts';

/** What the office may change of a doctor. */
export interface OfficeFields {
  readonly fullName: string;
  readonly specialty: SpecialtyId;
  readonly email: string;
  readonly bio: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
  readonly experienceYears: number;
  /** 0: nobody chose one. */
  readonly startRating: 0 | 3 | 4 | 5;
}

/**
 * Changes a doctor in the name of the office; applies at once, for patients too. Country and number have steps of their
 * own (`changeByOffice`). A text that was changed stands in every language, as in an application. Throws `not-found`
 * for somebody who does not work here.
 */
export async function changeDoctor(ctx: Context, doctorId: string, fields: OfficeFields): Promise<void> {
  const { bio, ...columns } = fields;
  await inTransaction(ctx, async (inside) => {
    const before = await inside.db.maybe(desk.details, { doctorId });
    if (before === undefined) throw new Problem('not-found');
    await inside.db.run(desk.change, { ...columns, email: columns.email || null, doctorId });
    if (bio !== before.bio) await inside.db.run(store.saveBio, { doctorId, sw: bio, en: bio, fr: bio });
    if (fields.fullName !== before.full_name && before.account_id !== null)
      await renameAccount(inside, before.account_id, fields.fullName);
    if (before.email !== null && before.account_id !== null)
      await moveEmail(inside, { accountId: before.account_id, from: before.email, to: columns.email || null });
    await audit(inside, {
      action: 'doctors.change',
      object: 'doctor',
      objectId: doctorId,
      // What decides prices and trust; names and texts stay out.
      details: {
        renamed: fields.fullName !== before.full_name,
        specialty: fields.specialty,
        rating: fields.startRating,
      },
    });
    invalidateAnswers(inside);
    inside.db.afterCommit(() => forgetFigures(ctx));
  });
}

/** Waits until nobody else changes a doctor, until the end of the transaction. */
export async function lockDoctor(inside: Context, doctorId: string): Promise<void> {
  await inside.db.run(changes.lockDoctor, { doctorId });
}

/** Shows a doctor first on the home page, or no longer. Idempotent. Throws `not-found`. */
export async function setFeatured(ctx: Context, doctorId: string, featured: boolean): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(desk.setFeatured, { doctorId, featured })) === 0) {
      if ((await inside.db.maybe(desk.details, { doctorId })) === undefined) throw new Problem('not-found');
      return;
    }
    await audit(inside, {
      action: featured ? 'doctors.feature' : 'doctors.end-feature',
      object: 'doctor',
      objectId: doctorId,
    });
    invalidateAnswers(inside);
  });
}

/** Takes the account off a doctor who has left, so that its person may apply again. Idempotent. */
export async function detachAccount(ctx: Context, doctorId: string): Promise<void> {
  await ctx.db.run(desk.detachAccount, { doctorId });
}

/** Returns whether somebody was a doctor here and has left. */
export async function hasLeft(ctx: Context, doctorId: string): Promise<boolean> {
  return (await ctx.db.maybe(desk.hasLeft, { doctorId })) !== undefined;
}
