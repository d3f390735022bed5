import type { CountryCode } from '@tabibu/contract/countries';
import { countryOf } from '@tabibu/contract/countries';
import type { DoctorCardBody, DoctorPageBody } from '@tabibu/contract/doctors';
import type { Language } from '@tabibu/contract/languages';
import { specialtyOf } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { priceIn, shownPrices } from '../fees/index.ts';
import type { Fees } from '../fees/index.ts';
import type { CardRow, PageRow } from './store.ts';

/** Whose prices cards show: those of the asker's country, which is the charged one (C96). */
export interface PriceList {
  readonly fees: Fees;
  readonly hasVideo: boolean;
}

/** The prices that this caller pays: a patient those of their own country, a visitor those of the country they look at. */
export async function priceListFor(ctx: Context, lookedAt: CountryCode): Promise<PriceList> {
  const country = priceCountry(ctx, lookedAt);
  return { fees: await shownPrices(ctx, country), hasVideo: countryOf(country).videoBookable };
}

/** The country whose prices a caller sees. */
export function priceCountry(ctx: Context, lookedAt: CountryCode): CountryCode {
  return ctx.actor.kind === 'nobody' ? lookedAt : ctx.country;
}

/** A card as it crosses the wire. A free time that has passed is not shown. Nothing else of the row leaves. */
export function toCard(row: CardRow, { fees, hasVideo }: PriceList, now: Date): DoctorCardBody {
  const free = row.next_free_at !== null && row.next_free_at > now ? row.next_free_at.toISOString() : null;
  return {
    id: row.id,
    name: row.full_name,
    full_name: row.full_name,
    specialty: specialtyOf(row.specialty).name,
    specialty_id: row.specialty,
    rating: row.rating,
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
  };
}

/**
 * The same cards as JSON text, letter by letter what `JSON.stringify` makes of `toCard`: a list is mostly this writing, and building
 * objects first would take four times as long.
 */
export function writeCards(rows: readonly CardRow[], { fees, hasVideo }: PriceList, now: Date): string {
  const phone = { general: JSON.stringify(priceIn(fees, 'general', 'phone')), specialist: JSON.stringify(priceIn(fees, 'specialist', 'phone')) };
  const video = { general: JSON.stringify(priceIn(fees, 'general', 'video')), specialist: JSON.stringify(priceIn(fees, 'specialist', 'video')) };
  let cards = '';
  for (const row of rows) {
    const { doctor_type: type, call_types: calls, next_free_at: free } = row;
    const name = JSON.stringify(row.full_name);
    cards += `${cards === '' ? '' : ','}{"id":"${row.id}","name":${name},"full_name":${name}`
      + `,"specialty":${JSON.stringify(specialtyOf(row.specialty).name)},"specialty_id":"${row.specialty}"`
      + `,"rating":${row.rating},"rating_count":${row.rating_count},"country":"${row.country}","type":"${type}","is_specialist":${type === 'specialist'}`
      + `,"url":${row.image === null ? 'null' : JSON.stringify(row.image)},"featured":${row.featured}`
      + `,"spoken_languages":${JSON.stringify(row.spoken_languages)},"call_types":${JSON.stringify(calls)}`
      + `,"phone_price":${phone[type]},"video_price":${hasVideo && calls.includes('video') ? video[type] : 'null'}`
      + `,"next_free_at":${free !== null && free > now ? `"${free.toISOString()}"` : 'null'}}`;
  }
  return `[${cards}]`;
}

/** What a doctor says, in every language: where they wrote nothing in one, the reader gets the nearest they did write. */
function bioInEveryLanguage(said: Record<Language, string>): Record<Language, string> {
  return { sw: said.sw || said.en || said.fr, en: said.en || said.fr || said.sw, fr: said.fr || said.en || said.sw };
}

/** A doctor's page: the card, what the doctor says in three languages, experience and time zone. */
export function toPage(row: PageRow, prices: PriceList, now: Date): DoctorPageBody {
  return {
    ...toCard(row, prices, now),
    bio: bioInEveryLanguage({ sw: row.bio_sw, en: row.bio_en, fr: row.bio_fr }),
    experience_years: row.experience_years,
    time_zone: row.time_zone,
  };
}
