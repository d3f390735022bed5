import { SPECIALTY_IDS } from '@tabibu/contract/specialty-ids';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import { usePreferences } from './session.tsx';

const PRINTED: readonly ShownSpecialty[] = SPECIALTY_IDS.map((id) => ({ id }));

/** Returns the specialties in the order of the house, or the printed ones if administrators changed nothing. Pure. */
export function specialtiesIn(shown: readonly ShownSpecialty[] | null | undefined): readonly ShownSpecialty[] {
  return shown ?? PRINTED;
}

/** Returns the specialties in the order of the house. Their names are `useTranslation().specialty(id)`. */
export function useSpecialties(): readonly ShownSpecialty[] {
  return specialtiesIn(usePreferences().specialties);
}

/** Returns those that a new doctor can choose, and the one that this doctor has. */
export function useOfferedSpecialties(own?: string): readonly ShownSpecialty[] {
  return useSpecialties().filter(({ id, isOff }) => !isOff || id === own);
}
