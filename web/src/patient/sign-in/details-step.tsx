import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { DEFAULT_COUNTRY, LIVE_COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { isProblem, problemText } from '../../api/problem-text.ts';
import { requestCode } from '../../api/identity.ts';
import type { CodeChallenge, SignInWish } from '../../api/identity.ts';
import { countryName } from '../../parts/country-name.ts';
import { useKeptDraft } from '../../parts/kept-draft.ts';
import { toInternational } from '../../parts/phone-number.ts';
import { usePreferences } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';

interface DetailsProps {
  role: SignInWish['role'];
  /** What is said of a failure for which the server gives no words. */
  failed: SentenceKey;
  /** What was typed before, when the person comes back to change the number. */
  typed: SignInWish | undefined;
  onSent: (wish: SignInWish, challenge: CodeChallenge) => void;
}

interface Faults {
  name?: SentenceKey | undefined;
  phone?: SentenceKey | undefined;
  form?: string | undefined;
}

/** Name, phone, country and language; all visible, none of them an email (PAT-SHELL-38…42). */
export function DetailsStep({ role, failed, typed, onSent }: DetailsProps) {
  const { t, language } = useSpeech();
  const preferences = usePreferences();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState(typed?.country ?? liveOr(preferences.country.code));
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  useErrorFocus(form, attempt);
  const chosen = countryOf(country);
  const forget = useKeptDraft('signInDraft', 'visitor', () => ({ name: read(form.current, 'name'), tel: read(form.current, 'tel'), country }), (draft) => {
    setCountry(draft.country);
    write(form.current, 'name', draft.name);
    write(form.current, 'tel', draft.tel);
  });

  const check = (): Faults => ({ name: nameFault(read(form.current, 'name')), phone: phoneFault(country, read(form.current, 'tel')) });
  // Checked on leaving; once wrong, on each key, so that nothing moves under a finger that presses the button.
  const recheck = (field: 'name' | 'phone') => setFaults((before) => ({ ...before, [field]: check()[field] }));
  const whenLeft = (field: 'name' | 'phone') => (event: FocusEvent<HTMLInputElement>) => event.target.value && recheck(field);
  const whenTyped = (field: 'name' | 'phone') => () => faults[field] && recheck(field);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setFaults(found);
    setAttempt(attempt + 1);
    if (found.name || found.phone) return;
    const wish = { full_name: read(form.current, 'name'), phone: toInternational(chosen, read(form.current, 'tel')) ?? '', country, language, role };
    setBusy(true);
    try {
      const challenge = await requestCode(wish);
      forget();
      onSent(wish, challenge);
    } catch (error) {
      setFaults(faultsOf(error, (refusal) => problemText(refusal, t, failed)));
      setAttempt(attempt + 2);
    } finally {
      setBusy(false);
    }
  };
  const speak = (wanted: Language) => preferences.choose({ language: wanted }).catch(() => setFaults({ form: t('more.not-saved') }));

  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void send(event)}>
      {faults.form && <Notice tone="danger" announce>{faults.form}</Notice>}
      <TextField label={t('sign-in.name')} name="name" autoComplete="name" autoCapitalize="words" maxLength={120} required defaultValue={typed?.full_name}
        error={faults.name && t(faults.name)} onBlur={whenLeft('name')} onChange={whenTyped('name')} />
      <TextField label={t('sign-in.phone')} name="tel" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} required defaultValue={typed?.phone} 
        hint={t('sign-in.phone-hint', { example: chosen.phoneExample, dial: chosen.dialCode })} error={faults.phone && t(faults.phone)}
        onBlur={whenLeft('phone')} onChange={whenTyped('phone')} />
      <div className="sign-in-pair">
        <Select label={t('sign-in.country')} name="country" autoComplete="country" value={country} onChange={(event) => setCountry(event.target.value as CountryCode)}>
          {LIVE_COUNTRIES.map((one) => <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, language)}`}</option>)}
        </Select>
        <Select label={t('sign-in.language')} name="language" value={language} onChange={(event) => void speak(event.target.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => <option key={code} value={code} lang={code}>{name}</option>)}
        </Select>
      </div>
      <Button type="submit" wide busy={busy}>{t('sign-in.send-code')}</Button>
      <p className="small muted">{t('sign-in.why-code')}</p>
    </form>
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

function nameFault(name: string): SentenceKey | undefined {
  return name ? undefined : 'sign-in.full-name-required';
}

function phoneFault(country: CountryCode, typed: string): SentenceKey | undefined {
  if (!typed) return 'sign-in.phone-required';
  return toInternational(countryOf(country), typed) ? undefined : 'sign-in.phone-invalid';
}

function faultsOf(error: unknown, words: (error: unknown) => string): Faults {
  if (isProblem(error, 'full-name-required')) return { name: 'sign-in.full-name-required' };
  if (isProblem(error, 'phone-required')) return { phone: 'sign-in.phone-required' };
  if (isProblem(error, 'phone-invalid')) return { phone: 'sign-in.phone-invalid' };
  return { form: words(error) };
}

function liveOr(code: CountryCode): CountryCode {
  return countryOf(code).status === 'live' ? code : DEFAULT_COUNTRY;
}
