import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { DeskSort, DeskStanding, Direction } from '@tabibu/contract/doctor-desk-words';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import type { Count } from '../../platform/counted.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import * as list from './desk-list-store.ts';
import * as desk from './desk-store.ts';

export type DeskDoctor = desk.DeskRow;
export type DeskDoctorDetails = desk.DeskDetails;

/** A doctor as the office lists them, with what the doctor has completed and earned, a row for each currency. */
export interface ListedDoctor extends list.ListedRow {
  readonly earnings: Money[];
}

export interface DeskFilter {
  /** Parts of the name or digits of the number; '' for everybody. */
  readonly search: string;
  readonly specialty?: SpecialtyId | undefined;
  readonly country?: CountryCode | undefined;
  readonly leastRating?: number | undefined;
  readonly standing?: DeskStanding | undefined;
}

interface DeskOrder {
  readonly sort: DeskSort;
  readonly direction: Direction;
}

/** Returns how many doctors who work here fit, verified or not. */
export async function countForDesk(ctx: Context, filter: DeskFilter): Promise<Count> {
  return counted(await ctx.db.one(list.countFound, criteriaOf(filter)));
}

/** Returns how many doctors work here altogether. */
export async function countInService(ctx: Context): Promise<Count> {
  return counted(await ctx.db.one(list.total));
}

/**
 * Returns a page of the doctors who work here and fit, in the asked order, earnings by what each currency is worth.
 * `isMany`: more than are counted fit.
 */
export async function listForDesk(
  ctx: Context,
  filter: DeskFilter,
  {
    sort,
    direction,
    isMany,
    ...place
  }: DeskOrder & list.CurrencyWorths & { isMany: boolean; limit: number; offset: number },
): Promise<ListedDoctor[]> {
  const rows = await ctx.db.many(pageOf(isMany)[`${sort}-${direction}`], {
    ...criteriaOf(filter),
    ...place,
  });
  const money = await ctx.db.many(list.earningsOf, { doctorIds: rows.map(({ id }) => id) });
  return rows.map((row) => ({
    ...row,
    earnings: money.flatMap(({ doctor_id: id, amount, currency }) => (id === row.id ? [{ amount, currency }] : [])),
  }));
}

/** Returns the best rated of the doctors who work here and fit, `limit` at most, and how many fit. */
export async function bestForDesk(
  ctx: Context,
  filter: DeskFilter,
  limit: number,
): Promise<Count & { rows: DeskDoctor[] }> {
  const found = await countForDesk(ctx, filter);
  const values = { ...criteriaOf(filter), currencies: [], worths: [], limit, offset: 0 };
  return { ...found, rows: await ctx.db.many(pageOf(found.isMore)['rating-desc'], values) };
}

const pageOf = (isMany: boolean) => (isMany ? list.pageOfMany : list.pageOfFew);

/** What all found doctors have earned in a currency, and how many of them are paid in it. */
export interface EarnedTogether {
  readonly currency: Currency;
  readonly amount: number;
  readonly paid: number;
}

/**
 * Returns of all doctors who fit what they earned together by currency, the sum of the patients of each, and the ids of
 * those who have any.
 */
export async function sumForDesk(
  ctx: Context,
  filter: DeskFilter,
): Promise<{ earned: EarnedTogether[]; patients: number; withPatients: string[] }> {
  const criteria = criteriaOf(filter);
  const [{ with_patients: withPatients, patients }, earned] = await Promise.all([
    ctx.db.one(list.patientsTogether, criteria),
    ctx.db.many(list.earningsTogether, criteria),
  ]);
  return { earned, patients, withPatients };
}

/** Returns all that the office keeps of a doctor who works here; undefined for anybody else. */
export async function readForDesk(ctx: Context, doctorId: string): Promise<DeskDoctorDetails | undefined> {
  return ctx.db.maybe(desk.details, { doctorId });
}

function criteriaOf({ search, specialty, country, leastRating, standing }: DeskFilter): list.DeskCriteria {
  return {
    ...soughtPerson(search),
    specialty: specialty ?? null,
    country: country ?? null,
    leastRating: leastRating ?? null,
    standing: standing ?? null,
  };
}
