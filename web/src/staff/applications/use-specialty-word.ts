import { SPECIALTIES } from '@tabibu/contract/specialties';
import { useSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** Returns a function that gives a specialty, which the server names in English, in the reader's language. */
export function useSpecialtyWord(): (name: string) => string {
  const { specialty } = useTranslation();
  const changed = useSpecialties();
  return (name) => {
    const id =
      changed.find(({ labels }) => labels?.en === name)?.id ?? SPECIALTIES.find((printed) => printed.name === name)?.id;
    return id === undefined ? name : specialty(id, name);
  };
}
