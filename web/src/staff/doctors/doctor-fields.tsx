import { useState } from 'react';
import { BIO_LENGTH, MOST_YEARS } from '@tabibu/contract/application-words';
import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { DESK_GENDERS, START_RATINGS } from '@tabibu/contract/doctor-desk-words';
import type { DeskGender } from '@tabibu/contract/doctor-desk-words';
import { countryName } from '@tabibu/contract/country-name';
import { useOfferedSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { shownNumber } from '../doctor-changes/shown-number.ts';
import type { DoctorDraft } from './doctor-draft.ts';

interface FieldsProps {
  draft: DoctorDraft;
  /** The names of fields to mark. */
  wrong: readonly string[];
  onType: (change: Partial<DoctorDraft>) => void;
  /** Leads to where number and country are changed; undefined for a new doctor, who gets them here. */
  onChangeKept: (() => void) | undefined;
}

/** Every field of a doctor but the picture (ADM-DOC-18). */
export function DoctorFields({ draft, wrong, onType, onChangeKept }: FieldsProps) {
  const { t, language, specialty } = useTranslation();
  const [own] = useState(draft.specialty);
  const specialties = useOfferedSpecialties(own);
  const optional = t('doctors-desk.optional');
  const licence = (name: string) => wrong.includes('licence') && /council|number|expires_on/.test(name);
  const field = (name: keyof DoctorDraft) => ({
    name,
    label: t(`doctors-desk.field-${name}`),
    value: draft[name],
    error: wrong.includes(name) || licence(name) ? t('doctors-desk.check') : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  // 'Other' is offered only where it stands already (C54).
  const genders = DESK_GENDERS.filter((gender) => gender !== 'other' || draft.gender === 'other');
  return (
    <>
      <TextField {...field('full_name')} maxLength={80} required />
      {onChangeKept && <Kept draft={draft} onChange={onChangeKept} />}
      <div className="doctor-pair">
        {onChangeKept === undefined && (
          <Select {...field('country')} onChange={({ target }) => onType({ country: target.value as CountryCode })}>
            {LIVE_COUNTRIES.map((one) => (
              <option key={one.code} value={one.code}>
                {countryName(one, language)}
              </option>
            ))}
          </Select>
        )}
        <Select {...field('specialty')} required>
          <option value="">{t('doctors-desk.choose')}</option>
          {specialties.map(({ id }) => (
            <option key={id} value={id}>
              {specialty(id)}
            </option>
          ))}
        </Select>
        <Select {...field('rating')}>
          <option value="0">{t('doctors-desk.no-stars')}</option>
          {START_RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {t('doctors-desk.stars', { stars })}
            </option>
          ))}
        </Select>
        <TextField {...field('experience_years')} type="number" inputMode="numeric" min={0} max={MOST_YEARS} />
        <TextField {...field('email')} type="email" inputMode="email" maxLength={254} required />
        {onChangeKept === undefined && (
          <TextField
            {...field('phone')}
            type="tel"
            inputMode="tel"
            maxLength={40}
            placeholder={countryOf(draft.country).phoneExample}
            required
          />
        )}
      </div>
      <TextArea {...field('bio')} maxLength={BIO_LENGTH} required />
      <div className="doctor-pair">
        <Select {...field('gender')} onChange={({ target }) => onType({ gender: target.value as DeskGender | '' })}>
          <option value="">{optional}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`doctors-desk.gender-${gender}`)}
            </option>
          ))}
        </Select>
        <TextField {...field('birth_date')} aside={optional} type="date" />
      </div>
      <fieldset className="doctor-licence">
        <legend>{t('doctors-desk.licence')}</legend>
        <p className="small muted">{t('doctors-desk.licence-hint')}</p>
        <div className="doctor-pair">
          <TextField {...field('council')} maxLength={120} />
          <TextField {...field('number')} maxLength={60} />
          <TextField {...field('expires_on')} type="date" />
        </div>
      </fieldset>
    </>
  );
}

/** Number and country, which are changed in a step of their own. */
function Kept({ draft: { country, phone }, onChange }: { draft: DoctorDraft; onChange: () => void }) {
  const { t, language } = useTranslation();
  return (
    <div className="doctor-kept">
      <p>
        <span className="small muted">{t('doctors-desk.kept')}</span>
        <br />
        <span className="numbers">{shownNumber(phone)}</span> · {countryName(countryOf(country), language)}
      </p>
      <Button look="secondary" onClick={onChange}>
        {t('doctor-changes.action')}
      </Button>
    </div>
  );
}
