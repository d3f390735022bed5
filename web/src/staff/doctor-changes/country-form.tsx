import { useState } from 'react';
import type { FormEvent } from 'react';
import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { changeDoctorCountry } from '../../api/doctor-changes.ts';
import type { DoctorStandingBody } from '../../api/doctor-changes.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface FormProps {
  doctor: DoctorStandingBody;
  onChanged: (doctor: DoctorStandingBody) => void;
}

/** Gives a doctor another country, and says before what happens to appointments, money and hours. */
export function CountryForm({ doctor, onChanged }: FormProps) {
  const { t, language } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [wanted, setWanted] = useState<CountryCode | ''>('');
  const [done, setDone] = useState(false);
  const nameOf = (code: CountryCode) => countryName(countryOf(code), language);
  const isBlocked = doctor.unpaid.length > 0;
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    void run(async () => {
      const changed = await changeDoctorCountry(doctor.id, wanted);
      setDone(true);
      setWanted('');
      onChanged(changed);
    });
  };
  return (
    <section className="card stack" aria-labelledby="doctor-country">
      <h2 id="doctor-country">{t('doctor-changes.country-title')}</h2>
      {done && (
        <Notice tone="success" announce>
          <p>{t('doctor-changes.country-done', { country: nameOf(doctor.country) })}</p>
        </Notice>
      )}
      <form method="post" className="stack" noValidate onSubmit={change}>
        {isBlocked ? (
          <Notice tone="warning">
            <p>{t('doctor-changes.country-unpaid')}</p>
          </Notice>
        ) : (
          <Select
            label={t('doctor-changes.new-country')}
            name="new-country"
            value={wanted}
            onChange={({ target }) => setWanted(target.value as CountryCode | '')}
          >
            <option value="">{t('doctor-changes.choose')}</option>
            {LIVE_COUNTRIES.filter(({ code }) => code !== doctor.country).map(({ code }) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </Select>
        )}
        {wanted !== '' && !isBlocked && <Effects doctor={doctor} wanted={wanted} />}
        {fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{fault}</p>
          </Notice>
        )}
        {wanted !== '' && !isBlocked && (
          <Button type="submit" busy={busy}>
            {t('doctor-changes.country-do', { country: nameOf(wanted) })}
          </Button>
        )}
      </form>
    </section>
  );
}

function Effects({ doctor, wanted }: { doctor: DoctorStandingBody; wanted: CountryCode }) {
  const { t, language } = useTranslation();
  const nameOf = (code: CountryCode) => countryName(countryOf(code), language);
  const { appointments: count, requested } = doctor;
  const places = { country: nameOf(wanted), old: nameOf(doctor.country) };
  return (
    <ul className="doctor-changes-effects small">
      <li>{t('doctor-changes.country-appointments', { count })}</li>
      <li>{t('doctor-changes.country-lists', places)}</li>
      <li>{t('doctor-changes.country-money', { ...places, currency: countryOf(wanted).currency })}</li>
      <li>{t('doctor-changes.country-hours', places)}</li>
      <li>{t('doctor-changes.country-licence', places)}</li>
      <li>{t('doctor-changes.country-told')}</li>
      {requested.country !== null && <li>{t('doctor-changes.requested', { value: nameOf(requested.country) })}</li>}
    </ul>
  );
}
