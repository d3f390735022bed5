import { findSpecialty } from '@tabibu/contract/specialties';
import { useTranslation } from '../../shell/translation.tsx';

/** Returns a function that gives a specialty, which the server names in English, in the reader's language. */
export function useSpecialtyWord(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const known = findSpecialty(name);
    return known ? t(`specialty.${known.id}`) : name;
  };
}
