import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useFieldBinding } from './field-binding.ts';
import type { ProfileFieldsProps } from './field-binding.ts';
import { CountryOptions, SpecialtyOptions, useRequestHint } from './requested-fields.tsx';

/**
 * The fields about the doctor's person: name, phone, email, country, city, specialty, licence and years of experience.
 */
export function PersonFields({ profile, ...fields }: ProfileFieldsProps & { profile: DoctorProfileBody }) {
  const { t } = useTranslation();
  const { bind } = useFieldBinding(fields);
  const hint = useRequestHint(profile);
  return (
    <>
      <TextField
        label={t('profile.name')}
        {...bind('full_name')}
        hint={t('profile.name-hint')}
        maxLength={100}
        autoComplete="name"
      />
      <div className="profile-pair">
        <TextField
          label={t('profile.phone')}
          {...bind('phone')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
          hint={hint('phone')}
        />
        <TextField
          label={t('profile.email')}
          aside={t('profile.optional')}
          type="email"
          inputMode="email"
          {...bind('email')}
          maxLength={254}
          autoComplete="email"
          hint={t('profile.email-hint')}
        />
      </div>
      <div className="profile-pair">
        <Select label={t('profile.country')} {...bind('country')} hint={hint('country')}>
          <CountryOptions />
        </Select>
        <TextField
          label={t('profile.location')}
          aside={t('profile.optional')}
          {...bind('location')}
          maxLength={80}
          autoComplete="off"
        />
      </div>
      <div className="profile-pair">
        <Select label={t('profile.specialty')} {...bind('specialty')} hint={hint('specialty')}>
          <SpecialtyOptions own={profile.specialty_id} />
        </Select>
        <TextField
          label={t('profile.licence')}
          aside={t('profile.optional')}
          {...bind('licence')}
          maxLength={60}
          autoComplete="off"
          hint={hint('licence')}
        />
      </div>
      <div className="profile-pair">
        <TextField
          label={t('profile.years')}
          inputMode="numeric"
          {...bind('experience_years')}
          maxLength={2}
          autoComplete="off"
        />
      </div>
    </>
  );
}
