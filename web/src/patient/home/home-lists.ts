import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorFilter } from '../../api/public/doctors.ts';

/**
 * The three general practitioners with the soonest free time, for the first view of the home page: whoever does not say
 * what is wrong is seen by them first.
 */
export const nextFreeDoctors = (country: CountryCode): DoctorFilter => ({
  country,
  problem: ['other'],
  sort: 'soonest',
  limit: 3,
});

/** The eight general doctors of the home page: with a free time, featured, by rating and name (PAT-HOME-05, C100). */
export const generalDoctors = (country: CountryCode): DoctorFilter => ({
  country,
  type: 'general',
  sort: 'featured',
  limit: 8,
});

/** The eight specialists of the home page, in the same order (PAT-HOME-06). */
export const specialistDoctors = (country: CountryCode): DoctorFilter => ({
  country,
  type: 'specialist',
  sort: 'featured',
  limit: 8,
});
