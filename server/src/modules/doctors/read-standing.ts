import type { Context } from '../../platform/context.ts';
import { shownRating } from '@tabibu/contract/ratings';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import * as facts from './facts-store.ts';

export interface Standing {
  readonly specialtyId: SpecialtyId;
  readonly rating: number;
  readonly ratingCount: number;
  readonly verifiedAt: Date;
}

/** Returns specialty, public rating and time of verification of a verified doctor in service, or undefined. */
export async function readVerificationAndRating(ctx: Context, doctorId: string): Promise<Standing | undefined> {
  const row = await ctx.db.maybe(facts.standing, { doctorId });
  return (
    row && {
      specialtyId: row.specialty,
      rating: shownRating(row.rating, row.rating_count),
      ratingCount: row.rating_count,
      verifiedAt: row.verified_at,
    }
  );
}
