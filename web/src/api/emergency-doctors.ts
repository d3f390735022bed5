import type { CountryCode } from '@tabibu/contract/countries';
import type { EmergencyDoctorsBody } from '@tabibu/contract/emergency-doctors';
import { apiQuery } from './query.ts';

export type { EmergencyDoctorsBody };

/** Query of the doctors who can take an emergency now. The doctor named by `doctor` comes first if available. */
export const emergencyDoctorsQuery = (country: CountryCode, doctor: string | null) =>
  apiQuery('GET /api/emergency-doctors', 5_000, { query: { country, doctor: doctor ?? undefined } });
