import type { ChangeEvent } from 'react';
import { useTranslation } from '../../shell/translation.tsx';
import type { ProfileDraft, ProfileFaults } from './profile-draft.ts';

/**
 * The props of a group of profile fields: the typed values, the faults by field, and the function that changes a part.
 */
export interface ProfileFieldsProps {
  draft: ProfileDraft;
  faults: ProfileFaults;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/**
 * `bind` returns name, value, error and change handler of a text field or select. `errorOf` returns only the error, for
 * any other control.
 */
export function useFieldBinding({ draft, faults, onChange }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const errorOf = (field: keyof ProfileDraft) => (faults[field] ? t(faults[field]) : undefined);
  const bind = (
    field:
      | 'full_name'
      | 'email'
      | 'location'
      | 'specialty'
      | 'country'
      | 'phone'
      | 'licence'
      | 'experience_years'
      | 'video_consultation_fee'
      | 'phone_consultation_fee',
  ) => ({
    name: field,
    value: draft[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [field]: event.target.value }),
  });
  return { bind, errorOf };
}
