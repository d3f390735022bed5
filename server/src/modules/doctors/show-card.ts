import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorPageBody } from '@tabibu/contract/doctors';
import { shownRating } from '@tabibu/contract/ratings';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { priceIn, shownPrices } from '../fees/index.ts';
import type { Fees } from '../fees/index.ts';
import { offerIn, recentSettings } from '../settings/index.ts';
import { specialtiesIn } from './read-specialties.ts';
import type { Specialties } from './read-specialties.ts';
import type { CardRow, PageRow } from './store.ts';

/** The prices that cards show: those of the country by which the user is charged (C96); and the names beside them. */
export interface PriceList {
  readonly fees: Fees;
  readonly specialties: Pick<Specialties, 'of'>;
  readonly hasVideo: boolean;
}

/**
 * Returns the prices that this caller pays: patients and doctors those of their own country, visitors those of the
 * country they look at.
 */
export async function priceListFor(ctx: Context, lookedAt: CountryCode): Promise<PriceList> {
  const country = priceCountry(ctx, lookedAt);
  const settings = await recentSettings(ctx);
  return {
    fees: await shownPrices(ctx, country),
    specialties: specialtiesIn(settings),
    hasVideo: offerIn(settings, country).videoBookable,
  };
}

/** Returns the country whose prices a caller sees. */
export function priceCountry(ctx: Context, lookedAt: CountryCode): CountryCode {
  return ctx.actor.kind === 'nobody' ? lookedAt : ctx.country;
}

/**
 * Converts a row to the card that is sent. Leaves out a free time that has passed and all columns that are not public.
 */
export function toCard(row: CardRow, { fees, specialties, hasVideo }: PriceList, now: Date): DoctorCardBody {
  const free = row.next_free_at !== null && row.next_free_at > now ? row.next_free_at.toISOString() : null;
  return {
    id: row.id,
    name: row.full_name,
    full_name: row.full_name,
    specialty: specialties.of(row.specialty).name,
    specialty_id: row.specialty,
    rating: shownRating(row.rating, row.rating_count),
    rating_count: row.rating_count,
    country: row.country,
    type: row.doctor_type,
    is_specialist: row.doctor_type === 'specialist',
    url: row.image,
    featured: row.featured,
    spoken_languages: row.spoken_languages,
    call_types: row.call_types,
    phone_price: priceIn(fees, row.doctor_type, 'phone'),
    video_price: hasVideo && row.call_types.includes('video') ? priceIn(fees, row.doctor_type, 'video') : null,
    next_free_at: free,
    free_times: row.free_times.filter((at) => at > now).map((at) => at.toISOString()),
  };
}

/**
 * Returns the biography in every language. A language in which the doctor wrote nothing gets the text of another one.
 */
function bioInEveryLanguage(said: Record<Language, string>): Record<Language, string> {
  return { sw: said.sw || said.en || said.fr, en: said.en || said.fr || said.sw, fr: said.fr || said.en || said.sw };
}

/** Converts a row to the public page: the card with biography, experience and time zone. */
export function toPage(row: PageRow, prices: PriceList, now: Date): DoctorPageBody {
  return {
    ...toCard(row, prices, now),
    bio: bioInEveryLanguage({ sw: row.bio_sw, en: row.bio_en, fr: row.bio_fr }),
    experience_years: row.experience_years,
    time_zone: row.time_zone,
  };
}
