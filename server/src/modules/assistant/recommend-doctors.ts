import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorSearchInput } from '@tabibu/contract/doctors';
import type { Config } from '../../platform/config.ts';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import { listDoctors } from '../doctors/index.ts';

/** How many doctors an answer names. */
const MOST = 2;
/** How many of the best are looked at for a free time. */
const LOOKED_AT = 20;
/** No answer sends somebody to a doctor whom nobody sees without another doctor. */
const NEVER = 'anaesthesiologist';
/** Ratings come before start ratings, as in the search: from this many on. */
const RATED = 3;

/** Names of doctors hold nothing of who asks, so they are kept for a moment, as lists of doctors are. */
const MAX_AGE = 2 * SECOND;
const MOST_KEPT = 200;
interface Kept {
  readonly since: number;
  readonly doctors: readonly DoctorCardBody[];
}
/** Each process has one configuration object, so it serves as the key. */
const kept = new WeakMap<Config, Map<string, Kept>>();

interface Wish {
  readonly country: CountryCode;
  /** Health problems, the best first. */
  readonly problems: readonly string[];
}

/**
 * Returns up to two doctors with a free time: those who treat the problems, the best rated first, and of equal ones who
 * is free soonest; then general doctors.
 */
export async function recommendDoctors(ctx: Context, wish: Wish): Promise<DoctorCardBody[]> {
  const key = JSON.stringify([wish.country, hasAccount(ctx.actor) ? ctx.country : null, wish.problems]);
  const known = kept.get(ctx.config) ?? new Map<string, Kept>();
  kept.set(ctx.config, known);
  const found = known.get(key);
  const now = performance.now();
  if (found !== undefined && now - found.since < MAX_AGE && found.doctors.every((one) => isFree(ctx, one)))
    return [...found.doctors];
  const doctors = await findDoctors(ctx, wish);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, { since: now, doctors });
  return doctors;
}

async function findDoctors(ctx: Context, { country, problems }: Wish): Promise<DoctorCardBody[]> {
  const chosen = new Map<string, DoctorCardBody>();
  const searches = [...problems.map((problem) => ({ problem })), { type: 'general' as const }];
  for (const search of searches) {
    if (chosen.size >= MOST) break;
    const { cards } = await listDoctors(ctx, searchOf(country, search));
    for (const doctor of cards.filter((one) => isFree(ctx, one) && one.specialty_id !== NEVER).toSorted(byRating))
      if (chosen.size < MOST) chosen.set(doctor.id, doctor);
  }
  return [...chosen.values()];
}

const isFree = (ctx: Context, { next_free_at: at }: DoctorCardBody) => at !== null && new Date(at) > ctx.clock.now();

function byRating(one: DoctorCardBody, other: DoctorCardBody): number {
  const isRated = ({ rating_count: count }: DoctorCardBody) => Number(count >= RATED);
  return (
    isRated(other) - isRated(one) ||
    other.rating - one.rating ||
    (one.next_free_at! < other.next_free_at! ? -1 : Number(one.next_free_at! > other.next_free_at!))
  );
}

function searchOf(country: CountryCode, search: Partial<DoctorSearchInput>): DoctorSearchInput {
  return {
    country,
    as: 'all',
    rating: 'all',
    call_type: 'all',
    type: 'all',
    sort: 'rating',
    limit: LOOKED_AT,
    ...search,
  };
}
