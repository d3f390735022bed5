import type { DeskDoctorPageBody, ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import type { DeskSort, DeskStanding, Direction } from '@tabibu/contract/doctor-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { countPatientsOf } from '../bookings/index.ts';
import { countForDesk, countInService, listForDesk, recentSpecialties, sumForDesk } from '../doctors/index.ts';
import type { DeskFilter, EarnedTogether, ListedDoctor, Specialties } from '../doctors/index.ts';
import { readWorths, worthTogether } from '../exchange-rates/index.ts';
import type { Worths } from '../exchange-rates/index.ts';
import { invitationStates } from './invite-doctor.ts';
import { sumEarnings } from './rules.ts';

/** Doctors of a page: the grid has one to four columns. */
const PAGE_SIZE = 24;

interface DeskQuery {
  readonly q?: string | undefined;
  readonly specialty?: string | undefined;
  readonly rating?: '5' | '4' | '3' | undefined;
  readonly country?: CountryCode | undefined;
  readonly standing?: DeskStanding | undefined;
  readonly sort?: DeskSort | undefined;
  readonly direction?: Direction | undefined;
  readonly page?: number | undefined;
}

/**
 * Returns a page of the doctors that the filter finds, verified or not, with figures of all that it finds if these are
 * not more than are counted (S40). The figures of each doctor are kept (decision 0076). A page behind the last one
 * gives the last one. Only administrators see what doctors earned and sort by it: for others these fields are left out,
 * and the rating sorts. Writes to the audit log whose figures were read. Throws `invalid-input` for an unknown
 * specialty.
 */
export async function listDoctors(ctx: Context, query: DeskQuery): Promise<DeskDoctorPageBody> {
  const { sort = 'rating', direction = 'desc', page: wanted = 1 } = query;
  const specialties = await recentSpecialties(ctx);
  const filter = filterOf(query, specialties);
  const seesEarnings = ctx.actor.kind === 'administrator';
  const { count: shown, isMore } = await countForDesk(ctx, filter);
  const pages = Math.max(1, Math.ceil(shown / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const offset = (page - 1) * PAGE_SIZE;
  const by = sort === 'earnings' && !seesEarnings ? 'rating' : sort;
  const { currencies, worths, since } = await readWorths(ctx);
  const [doctors, sums, { count: total, isMore: isTotalMore }] = await Promise.all([
    listForDesk(ctx, filter, {
      sort: by,
      direction,
      isMany: isMore,
      currencies,
      worths,
      limit: PAGE_SIZE,
      offset,
    }),
    isMore ? null : sumUp(ctx, filter, { shown, worths: seesEarnings ? { currencies, worths, since } : null }),
    countInService(ctx),
  ]);
  const [invitations] = await Promise.all([
    invitationStates(
      ctx,
      doctors.map(({ id }) => id),
    ),
    auditReading(ctx, {
      action: 'doctor-desk.list-doctors',
      readings: doctors.flatMap(({ id: objectId, account_id: personId }) =>
        personId === null ? [] : [{ personId, object: 'profile', objectId }],
      ),
    }),
  ]);
  return {
    doctors: doctors.map((doctor) => ({
      ...cardOf(doctor, specialties.of(doctor.specialty).name),
      ...(seesEarnings && {
        earnings: doctor.earnings,
        earnings_tzs: worthTogether({ currencies, worths }, doctor.earnings).worth,
      }),
      invitation: invitations(doctor.id),
    })),
    shown,
    is_more: isMore,
    total,
    is_total_more: isTotalMore,
    sums,
    page,
    pages,
  };
}

function filterOf({ q = '', specialty, rating, country, standing }: DeskQuery, specialties: Specialties): DeskFilter {
  const found = specialty === undefined ? undefined : specialties.find(specialty);
  if (specialty !== undefined && found === undefined) throw new Problem('invalid-input', { fields: ['specialty'] });
  const leastRating = rating === undefined ? undefined : Number(rating);
  return { search: q, specialty: found?.id, country, leastRating, standing };
}

async function sumUp(
  ctx: Context,
  filter: DeskFilter,
  { shown, worths }: { shown: number; worths: Worths | null },
): Promise<DeskDoctorPageBody['sums']> {
  const { earned, patients: together, withPatients } = await sumForDesk(ctx, filter);
  return {
    ...(worths && { earnings: sumEarnings(earned), earnings_tzs: totalOf(earned, { shown, worths }) }),
    patients: await countPatientsOf(ctx, withPatients),
    average_patients: shown === 0 ? 0 : Math.round((10 * together) / shown) / 10,
  };
}

/** Returns all earnings together in shillings at the rates in force, with the mean of the doctors (ADM-DOC-08). */
function totalOf(earned: readonly EarnedTogether[], { shown, worths }: { shown: number; worths: Worths }) {
  const { worth, unrated } = worthTogether(worths, earned);
  const dates = earned.flatMap(({ currency }) => (currency === 'TZS' ? [] : (worths.since.get(currency) ?? [])));
  const newest = dates.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return {
    total: worth,
    average: { amount: 100 * Math.round(worth.amount / 100 / Math.max(1, shown)), currency: 'TZS' as const },
    rates_since: newest?.toISOString() ?? null,
    unrated,
  };
}

function cardOf(row: ListedDoctor, specialty: string): Omit<ListedDoctorBody, 'invitation' | 'earnings'> {
  return {
    id: row.id,
    full_name: row.full_name,
    specialty,
    specialty_id: row.specialty,
    country: row.country,
    rating: row.rating,
    rating_count: row.rating_count,
    avatar_url: row.image,
    is_verified: row.is_verified,
    money_held: row.money_held,
    is_featured: row.featured,
    is_on_call: row.on_call,
    licence_over: row.licence_over,
    patients: row.patients,
    consultations: row.consultations,
    video_calls: row.video_calls,
    phone_calls: row.consultations - row.video_calls,
  };
}
