import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MOST_CHOSEN } from '@tabibu/contract/announcement-words';
import { countryOf } from '@tabibu/contract/countries';
import { announcementDoctorsQuery } from '../../api/announcements.ts';
import { countryName } from '@tabibu/contract/country-name';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';

interface PickerProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses verified doctors by name (API-23). Who was chosen stays chosen while others are searched. */
export function DoctorPicker({ chosen, onChange }: PickerProps) {
  const { t, language } = useTranslation();
  const [q, setQ] = useState('');
  const { data, isError, refetch } = useQuery(announcementDoctorsQuery(useDeferredValue(q).trim()));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_CHOSEN));
  return (
    <fieldset className="announcement-doctors">
      <legend>{t('announcement-desk.doctors')}</legend>
      <SearchField
        name="doctor"
        value={q}
        label={t('announcement-desk.search')}
        placeholder={t('announcement-desk.search')}
        onType={setQ}
      />
      <p className="small" role="status">
        {t('announcement-desk.chosen', { count: chosen.length })}
      </p>
      {isError && !data && <LoadFailure words={t('announcement-desk.doctors-failed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="muted">{t('announcement-desk.no-doctors')}</p>}
      <ul>
        {data?.map((doctor) => (
          <li key={doctor.id}>
            <label className="announcement-check">
              <input type="checkbox" checked={chosen.includes(doctor.id)} onChange={() => toggle(doctor.id)} />
              <span>
                <span translate="no">{doctor.full_name}</span>{' '}
                <span className="small muted">
                  {doctor.specialty} · {countryName(countryOf(doctor.country), language)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
