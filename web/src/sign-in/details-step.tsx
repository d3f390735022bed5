import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import { cleanPersonName } from '@tabibu/contract/person-name';
import type { Language } from '@tabibu/contract/languages';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { requestCode } from '../api/identity.ts';
import type { CodeChallenge, CodeRequest } from '../api/identity.ts';
import { useCodeWait } from '../components/code-wait.ts';
import { minutesAndSeconds } from '../components/countdown.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useLiveCountry } from '../components/live-country.ts';
import { useKeptDraft } from '../components/use-kept-draft.ts';
import { readableNumber, toInternational } from '../components/phone-number.ts';
import { deviceLanguages, deviceZone } from '../api/device.ts';
import { countryOfDevice } from '../shell/first-visit.ts';
import { useReplayEarlyInput } from '../ui/early-input.ts';
import { usePreferences } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Select } from '../ui/forms/select.tsx';
import { NameField, useMayOmitName } from './name-field.tsx';

interface DetailsProps {
  role: CodeRequest['role'];
  /** The sentence about a failure for which the server sends none. */
  failed: SentenceKey;
  /** What was typed before, if the person comes back to change the number. */
  typed: CodeRequest | undefined;
  /** The refusal of a form that was sent without script, or before the script had loaded. */
  refused?: unknown;
  onSent: (wish: CodeRequest, challenge: CodeChallenge) => void;
}

interface Faults {
  name?: SentenceKey | undefined;
  phone?: SentenceKey | undefined;
  form?: string | undefined;
}

/**
 * The first step of signing in: name, phone number, country and language. All fields are visible and none asks for an
 * email address (PAT-SHELL-38…42). A name is needed for a new account only: doctors have one, and where somebody signed
 * in before, the server knows whether it was with this number.
 */
export function DetailsStep({ role, failed, typed, refused, onSent }: DetailsProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [picked, setCountry] = useState(typed?.country);
  const country = useLiveCountry(picked);
  const [faults, setFaults] = useState<Faults>(() =>
    refused === undefined ? {} : faultsOf(refused, (refusal) => problemText(refusal, t, failed)),
  );
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const mayOmitName = useMayOmitName(role);
  const [doubt, setDoubt] = useState<{ tel: string; countries: readonly CountryCode[] }>();
  const wait = useCodeWait();
  useErrorFocus(form, attempt);
  useReplayEarlyInput(form);
  const chosen = countryOf(country);
  const forget = useKeptDraft(
    'signInDraft',
    'visitor',
    () => ({ name: read(form.current, 'name'), tel: read(form.current, 'tel'), country: picked }),
    (draft) => {
      setCountry(draft.country);
      write(form.current, 'name', draft.name);
      write(form.current, 'tel', draft.tel);
    },
  );

  const check = (): Faults => ({
    name: nameFault(read(form.current, 'name'), mayOmitName),
    phone: phoneFault(country, read(form.current, 'tel')),
  });
  // A field is checked when it loses the focus; once it is wrong, on every keystroke. So no error message appears and
  // moves the button while it is being pressed.
  const recheck = (field: 'name' | 'phone') => setFaults((before) => ({ ...before, [field]: check()[field] }));
  const whenLeft = (field: 'name' | 'phone') => (event: FocusEvent<HTMLInputElement>) =>
    event.target.value && recheck(field);
  const whenTyped = (field: 'name' | 'phone') => () => {
    if (field === 'phone') wait.end();
    if (faults[field]) recheck(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setFaults(found);
    setAttempt(attempt + 1);
    if (found.name || found.phone) return;
    const tel = read(form.current, 'tel');
    const other = otherHome(country, tel);
    setDoubt(other === undefined ? undefined : { tel, countries: [country, other] });
    if (other === undefined) void send(country);
  };
  const send = async (home: CountryCode) => {
    setCountry(home);
    setDoubt(undefined);
    const wish = {
      full_name: read(form.current, 'name'),
      phone: toInternational(countryOf(home), read(form.current, 'tel')) ?? '',
      country: home,
      language,
      role,
    };
    setBusy(true);
    try {
      const challenge = await requestCode(wish);
      forget();
      onSent(wish, challenge);
    } catch (error) {
      // When the person has to wait, the button counts down, and a sentence about it would be out of date.
      setFaults(wait.startAfter(error) ? {} : faultsOf(error, (refusal) => problemText(refusal, t, failed)));
      setAttempt(attempt + 2);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} name="sign-in" method="post" className="stack" noValidate onSubmit={submit}>
      <input type="hidden" name="role" value={role} />
      <WhyNotSent fault={faults.form} waits={wait.left > 0} />
      <NameField
        role={role}
        mayOmit={mayOmitName}
        defaultValue={typed?.full_name}
        error={faults.name && t(faults.name)}
        onBlur={whenLeft('name')}
        onChange={whenTyped('name')}
      />
      <TextField
        label={t('sign-in.phone')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        defaultValue={typed?.phone}
        hint={t('sign-in.phone-hint', { example: chosen.phoneExample, dial: chosen.dialCode })}
        error={faults.phone && t(faults.phone)}
        onBlur={whenLeft('phone')}
        onChange={whenTyped('phone')}
      />
      <CountryAndLanguage
        country={country}
        onCountry={(code) => {
          setCountry(code);
          setDoubt(undefined);
        }}
        onLanguageNotSaved={() => setFaults({ form: t('more.not-saved') })}
      />
      {doubt && <WhichCountry {...doubt} onChoose={(code) => void send(code)} />}
      <Button type="submit" wide busy={busy} disabled={wait.left > 0}>
        {wait.left > 0 ? t('sign-in.resend-in', { time: minutesAndSeconds(wait.left) }) : t('sign-in.send-code')}
      </Button>
      <p className="small muted">{t('sign-in.why-code')}</p>
    </form>
  );
}

/** Why no code went out, or not yet. */
function WhyNotSent({ fault, waits }: { fault: string | undefined; waits: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {fault && (
        <Notice tone="danger" announce>
          {fault}
        </Notice>
      )}
      {waits && (
        <Notice tone="warning" announce>
          {t('sign-in.wait')}
        </Notice>
      )}
    </>
  );
}

interface WhichCountryProps {
  tel: string;
  countries: readonly CountryCode[];
  onChoose: (country: CountryCode) => void;
}

/** A number that fits two countries: whose it is, asked before a code goes to a stranger. */
function WhichCountry({ tel, countries, onChoose }: WhichCountryProps) {
  const { t, language } = useTranslation();
  const number = (code: CountryCode) => readableNumber(countryOf(code), toInternational(countryOf(code), tel) ?? '');
  return (
    <Notice tone="warning" announce title={t('sign-in.which-country')}>
      {countries.map((code) => (
        <Button key={code} look="secondary" wide onClick={() => onChoose(code)}>
          {`${countryName(countryOf(code), language)} · ${number(code)}`}
        </Button>
      ))}
    </Notice>
  );
}

interface CountryAndLanguageProps {
  country: CountryCode;
  onCountry: (country: CountryCode) => void;
  onLanguageNotSaved: () => void;
}

/** The country is sent with the form; the language changes the page at once. */
function CountryAndLanguage({ country, onCountry, onLanguageNotSaved }: CountryAndLanguageProps) {
  const { t, language } = useTranslation();
  const preferences = usePreferences();
  const chooseLanguage = (wanted: Language) =>
    preferences.choose({ language: wanted }).catch(() => onLanguageNotSaved());
  return (
    <div className="sign-in-pair">
      <Select
        label={t('sign-in.country')}
        name="country"
        autoComplete="country"
        value={country}
        onChange={(event) => onCountry(event.target.value as CountryCode)}
      >
        {LIVE_COUNTRIES.map((one) => (
          <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, language)}`}</option>
        ))}
      </Select>
      <Select
        label={t('sign-in.language')}
        name="language"
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function read(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : '';
  return typeof value === 'string' ? value.trim() : '';
}

function write(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && value) field.value = value;
}

function nameFault(name: string, mayOmit: boolean): SentenceKey | undefined {
  if (!name) return mayOmit ? undefined : 'sign-in.full-name-required';
  return cleanPersonName(name) ? undefined : 'sign-in.name-needs-letters';
}

function phoneFault(country: CountryCode, typed: string): SentenceKey | undefined {
  if (!typed) return 'sign-in.phone-required';
  return toInternational(countryOf(country), typed) ? undefined : 'sign-in.phone-invalid';
}

function faultsOf(error: unknown, words: (error: unknown) => string): Faults {
  if (isProblem<'POST /api/auth/code'>(error, 'full-name-required')) return { name: 'sign-in.full-name-required' };
  if (isProblem<'POST /api/auth/code'>(error, 'name-needs-letters')) return { name: 'sign-in.name-needs-letters' };
  if (isProblem<'POST /api/auth/code'>(error, 'phone-required')) return { phone: 'sign-in.phone-required' };
  if (isProblem<'POST /api/auth/code'>(error, 'phone-invalid')) return { phone: 'sign-in.phone-invalid' };
  return { form: words(error) };
}

/**
 * Returns the country of the device if the number, typed without a country code, is a number there too and another one
 * is chosen. The code would go to a stranger.
 */
function otherHome(chosen: CountryCode, typed: string): CountryCode | undefined {
  const home = countryOfDevice({ zone: deviceZone(), languages: deviceLanguages() });
  if (home === undefined || home === chosen) return undefined;
  const [here, there] = [chosen, home].map((code) => toInternational(countryOf(code), typed));
  return there === undefined || here === there ? undefined : home;
}
