import type { CountryCode } from '@tabibu/contract/countries';
import type { EmergencyDoctorsBody } from '@tabibu/contract/emergency-doctors';
import { apiQuery } from './query.ts';

export type { EmergencyDoctorsBody };

/** Who can be asked for in an emergency now; the doctor that the address names comes first when able to answer. */
export const emergencyDoctorsQuery = (country: CountryCode, doctor: string | null) =>
  apiQuery<EmergencyDoctorsBody>(`/api/emergency-doctors?country=${country}${doctor ? `&doctor=${encodeURIComponent(doctor)}` : ''}`, 5_000);
