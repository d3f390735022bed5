import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as desk from './desk-store.ts';

export type DeskDoctor = desk.DeskRow;
export type DeskDoctorDetails = desk.DeskDetails;

interface DeskFilter {
  /** Part of the name; '' for every name. */
  readonly search: string;
  readonly specialty: SpecialtyId | undefined;
  readonly country: CountryCode | undefined;
  readonly leastRating: number | undefined;
}

/**
 * Returns every doctor who works here and fits, verified or not, best rated first, and how many work here altogether.
 */
export async function listForDesk(
  ctx: Context,
  { search, specialty, country, leastRating }: DeskFilter,
): Promise<{ rows: DeskDoctor[]; total: number }> {
  const rows = await ctx.db.many(desk.list, {
    search: search.trim() === '' ? null : search,
    specialty: specialty ?? null,
    country: country ?? null,
    leastRating: leastRating ?? null,
  });
  const { total } = await ctx.db.one(desk.total);
  return { rows, total };
}

/** Returns all that the office keeps of a doctor who works here; undefined for anybody else. */
export async function readForDesk(ctx: Context, doctorId: string): Promise<DeskDoctorDetails | undefined> {
  return ctx.db.maybe(desk.details, { doctorId });
}
