import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  CallType,
  CountryAsked,
  CountryField,
  Cursor,
  DoctorTypeField,
  Id,
  Instant,
  MoneyField,
  envelope,
} from './fields.ts';

/** What a card shows of a doctor. `name` and `full_name` are the same text, because clients use either (C78). */
export const DoctorCard = z.strictObject({
  id: Id,
  name: z.string(),
  full_name: z.string(),
  specialty: z.string(),
  specialty_id: z.string(),
  /** The mean of the patients' ratings; 0 below three of them: the doctor is new. */
  rating: z.number(),
  rating_count: z.int(),
  country: CountryField,
  type: DoctorTypeField,
  is_specialist: z.boolean(),
  url: z.string().nullable(),
  featured: z.boolean(),
  spoken_languages: z.array(z.string()),
  call_types: z.array(CallType),
  /** The price of a phone consultation with this doctor for the person who asks (C96). */
  phone_price: MoneyField,
  video_price: MoneyField.nullable(),
  next_free_at: Instant.nullable(),
  /** The first free times, at most three; `next_free_at` is the first of them. */
  free_times: z.array(Instant),
});

export const DoctorPage = z.strictObject({
  ...DoctorCard.shape,
  bio: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
  experience_years: z.int(),
  time_zone: z.string(),
});

/** The sort orders that the search page offers. */
export const DOCTOR_SORTS = ['rating', 'name', 'soonest'] as const;

export const DoctorSearch = z.strictObject({
  /** Country code, name or alias; the default is the visitor's country. */
  country: CountryAsked.optional(),
  /** Name, specialty or complaint in three languages. Accents, case and small typing errors are ignored. */
  q: z.string().max(80).optional(),
  /** `name` searches names only, even if the text is also a complaint ("Moyo"). */
  as: z.enum(['all', 'name']).default('all'),
  specialty: z.string().max(40).optional(),
  /** Comma-separated ids of health problems. */
  problem: z.string().max(300).optional(),
  /** The least mean rating. Doctors without a rating are left out. */
  rating: z.enum(['all', '5', '4', '3']).default('all'),
  call_type: z.enum(['all', 'phone', 'video']).default('all'),
  type: z.enum(['all', 'general', 'specialist', 'specialists']).default('all'),
  /** `featured` is the order of the lists on the home page: with a free time, featured, rating, name (C100). */
  sort: z.enum([...DOCTOR_SORTS, 'featured']).default('rating'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
});

export const listDoctors = endpoint({
  id: 'doctors.list-doctors',
  method: 'GET',
  path: '/api/doctors',
  summary:
    'Verified doctors; the Link header names the next page (rel="next") and the complaints that chose them (rel="related")',
  access: ['anyone'],
  limit: 'search',
  query: DoctorSearch,
  reply: z.array(DoctorCard),
  headers: {
    link: 'The next page (`rel="next"`), and with the first page the complaints of people (`rel="related"`).',
  },
  problems: ['invalid-input'],
});

/** Suggestions for a search that found no doctor. */
export const SearchSuggestions = z.strictObject({
  /** Health problems for which the country has doctors, most similar first. */
  problems: z.array(z.string()),
  /** Other spellings of the text, most similar first. */
  spellings: z.array(z.string()),
  /** True if the same text finds a doctor when no filter is set. */
  without_filters: z.boolean(),
  /** Other countries where the same search finds doctors who speak the reader's language, most doctors first. */
  elsewhere: z.array(z.strictObject({ country: CountryField, doctors: z.int(), or_more: z.boolean() })),
});

export const suggestSearches = endpoint({
  id: 'doctors.suggest-searches',
  method: 'GET',
  path: '/api/doctor-suggestions',
  summary: 'What else to search for when a search of doctors has found nobody',
  access: ['anyone'],
  limit: 'search',
  query: DoctorSearch,
  reply: envelope(SearchSuggestions),
  problems: ['invalid-input'],
});

export const readPicture = endpoint({
  id: 'doctors.read-picture',
  method: 'GET',
  path: '/api/doctors/:doctor_id/pictures/:file_id',
  summary: 'The picture of a doctor who works here; a new picture has a new address',
  access: ['anyone'],
  owns: { doctor_id: 'doctor', file_id: 'photo' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id, file_id: Id }),
  reply: z.string(),
  media: ['image/jpeg', 'image/png'],
  problems: ['not-found', 'file-not-scanned'],
});

export const readDoctor = endpoint({
  id: 'doctors.read-doctor',
  method: 'GET',
  path: '/api/doctors/:doctor_id',
  summary: 'One verified doctor',
  access: ['anyone'],
  owns: { doctor_id: 'doctor' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id }),
  query: z.strictObject({ country: CountryAsked.optional() }),
  reply: envelope(DoctorPage),
  problems: ['not-found'],
});

export type DoctorCardBody = z.infer<typeof DoctorCard>;
export type DoctorPageBody = z.infer<typeof DoctorPage>;
export type SearchSuggestionsBody = z.infer<typeof SearchSuggestions>;
export type DoctorSearchInput = z.infer<typeof DoctorSearch>;
