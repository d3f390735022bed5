import { BIO_LENGTH, GENDERS } from '@tabibu/contract/application-words';
import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import { countryName } from '@tabibu/contract/country-name';
import { useOfferedSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { Draft, Faults, FieldName } from './application-draft.ts';

interface StepProps {
  draft: Draft;
  faults: Faults;
  onType: (change: Partial<Draft>) => void;
  /** A field is checked when it is left. */
  onLeave: (name: FieldName) => void;
}

function useField({ draft, faults, onType, onLeave }: StepProps) {
  const { t } = useTranslation();
  return (name: FieldName) => ({
    name,
    value: draft[name],
    error: faults[name] && t(faults[name]),
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
    onBlur: () => onLeave(name),
  });
}

/** Name, gender and, if given, date of birth (DOC-APPLY-04, 08, 09). */
export function PersonStep(props: StepProps) {
  const { t } = useTranslation();
  const field = useField(props);
  return (
    <>
      <TextField
        label={t('join.full-name')}
        hint={t('join.full-name-hint')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        required
        {...field('full_name')}
      />
      <Select label={t('join.gender')} required {...field('gender')}>
        <option value="">{t('join.choose')}</option>
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {t(`join.gender-${gender}`)}
          </option>
        ))}
      </Select>
      <TextField label={t('join.dob')} aside={t('join.optional')} type="date" autoComplete="bday" {...field('dob')} />
    </>
  );
}

/** Country, region, phone and email (DOC-APPLY-05…07, 15). */
export function ReachStep(props: StepProps) {
  const { t, language } = useTranslation();
  const field = useField(props);
  const country = countryOf(props.draft.country);
  return (
    <>
      <Select label={t('join.country')} required {...field('country')}>
        {LIVE_COUNTRIES.map((one) => (
          <option key={one.code} value={one.code}>
            {countryName(one, language)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('join.region')}
        aside={t('join.optional')}
        autoComplete="address-level1"
        maxLength={80}
        {...field('region')}
      />
      <TextField
        label={t('join.phone')}
        hint={t('join.phone-hint', { example: country.phoneExample })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        {...field('phone')}
      />
      <TextField
        label={t('join.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
    </>
  );
}

/** Specialty, years, licence number and biography (DOC-APPLY-03, 10…12). */
export function WorkStep(props: StepProps) {
  const { t, specialty } = useTranslation();
  const specialties = useOfferedSpecialties();
  const field = useField(props);
  return (
    <>
      <Select label={t('join.specialty')} required {...field('specialty')}>
        <option value="">{t('join.choose')}</option>
        {specialties.map(({ id }) => (
          <option key={id} value={id}>
            {specialty(id)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('join.years')}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        required
        {...field('experience')}
      />
      <TextField
        label={t('join.licence')}
        hint={t('join.licence-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        required
        {...field('license_number')}
      />
      <TextArea
        label={t('join.bio')}
        hint={t('join.bio-hint')}
        rows={5}
        maxLength={BIO_LENGTH}
        required
        {...field('bio')}
      />
    </>
  );
}
