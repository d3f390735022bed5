import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { cleanPersonName } from '@tabibu/contract/person-name';
import { beginAssisted, sendAssistedCode } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody, BegunBody } from '../../api/assisted-bookings.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useLiveCountry } from '../../components/live-country.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useStep } from './use-step.ts';

interface FormProps {
  /** What was begun, whose number is corrected or whose code is sent again. */
  assisted?: AssistedBookingBody;
  onSent: (begun: BegunBody) => void;
}

interface Faults {
  phone?: SentenceKey | undefined;
  name?: SentenceKey | undefined;
}

/** Number, name, country and language of the caller, to whom the code is sent. */
export function CallerForm({ assisted, onSent }: FormProps) {
  const { t, language: own } = useTranslation();
  const home = useLiveCountry();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState<CountryCode>(() => assisted?.caller.country ?? home);
  const [language, setLanguage] = useState<Language>(assisted?.caller.language ?? 'sw');
  const [phone, setPhone] = useState(() => (assisted ? readableNumber(countryOf(country), assisted.caller.phone) : ''));
  const [name, setName] = useState(assisted?.caller.full_name ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const { busy, fault, run } = useStep();
  useErrorFocus(form, attempt);
  useReplayEarlyInput(form);
  useFirstFocus(form, 'input');
  const { phoneExample: example, dialCode: dial } = countryOf(country);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(country, phone, name);
    setFaults(found);
    setAttempt(attempt + 1);
    if (found.phone || found.name) return;
    const caller = { phone, full_name: name, country, language };
    void run(async () => onSent(await (assisted ? sendAssistedCode(assisted.id, caller) : beginAssisted(caller))));
  };
  return (
    <form ref={form} method="post" className="card stack caller-form" noValidate onSubmit={send}>
      <h2>{t('caller-booking.who')}</h2>
      <TextField
        label={t('caller-booking.phone')}
        hint={t('sign-in.phone-hint', { example, dial })}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={faults.phone && t(faults.phone)}
        onChange={({ target }) => setPhone(target.value)}
      />
      <TextField
        label={t('caller-booking.name')}
        name="full_name"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={120}
        value={name}
        error={faults.name && t(faults.name)}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="caller-pair">
        <Select
          label={t('caller-booking.country')}
          name="country"
          value={country}
          onChange={({ target }) => setCountry(target.value as CountryCode)}
        >
          {LIVE_COUNTRIES.map((one) => (
            <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, own)}`}</option>
          ))}
        </Select>
        <Select
          label={t('caller-booking.language')}
          name="language"
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {Object.entries(LANGUAGES).map(([code, word]) => (
            <option key={code} value={code} lang={code}>
              {word}
            </option>
          ))}
        </Select>
      </div>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        {t('caller-booking.send-code')}
      </Button>
    </form>
  );
}

function faultsOf(country: CountryCode, phone: string, name: string): Faults {
  const isNumber = toInternational(countryOf(country), phone) !== undefined;
  return {
    phone: phone.trim() === '' ? 'sign-in.phone-required' : isNumber ? undefined : 'sign-in.phone-invalid',
    name: cleanPersonName(name) === '' ? 'sign-in.name-needs-letters' : undefined,
  };
}
