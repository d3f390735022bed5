import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorWish } from '../../api/doctors.ts';

/** The next doctors who are free, for the first view. */
export const nextFreeDoctors = (country: CountryCode): DoctorWish => ({ country, sort: 'soonest', limit: 3 });

/** The eight general doctors of the home page (PAT-HOME-05). */
export const generalDoctors = (country: CountryCode): DoctorWish => ({ country, type: 'general', limit: 8 });

/** The eight specialists of the home page (PAT-HOME-06). */
export const specialistDoctors = (country: CountryCode): DoctorWish => ({ country, type: 'specialist', limit: 8 });
