import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '@tabibu/contract/languages';
import { profileQuery, saveProfile } from '../../api/doctor-practice.ts';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { isProblem } from '../../api/problem-text.ts';
import { askNumberCode } from '../../api/second-factor.ts';
import { useKeptHere } from '../../parts/kept-here.ts';
import { learnSentences } from '../../shell/catalogues.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { TextArea, TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { NumberProof } from '../security/number-proof.tsx';
import type { UnprovenNumber } from '../security/number-proof.tsx';
import { LanguageChips } from './language-chips.tsx';
import { draftOf, faultsOf, inputOf, refusedFields } from './profile-draft.ts';
import type { ProfileDraft, ProfileFaults } from './profile-draft.ts';
import { CountryOptions, SpecialtyOptions, useRequestHint } from './requested-fields.tsx';
import { SaveFailure } from './save-failure.tsx';

interface SavingState {
  readonly busy: boolean;
  readonly attempt: number;
  readonly faults: ProfileFaults;
  readonly fault?: unknown;
  readonly saved?: boolean;
  /** A new number that has to be proven before everything is saved. */
  readonly unproven?: UnprovenNumber;
}

/** Who the doctor is, for patients and for the office (DOC-DASH-23 to 26). What is typed stays until it is saved, whatever is looked at meanwhile. */
export function ProfileForm({ profile }: { profile: DoctorProfileBody }) {
  const { t, language } = useSpeech();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useKeptHere<ProfileDraft>('profile');
  const [state, setState] = useState<SavingState>({ busy: false, attempt: 0, faults: {} });
  useErrorFocus(form, state.attempt);
  const draft = typed ?? draftOf(profile);
  const change = (part: Partial<ProfileDraft>) => {
    setTyped({ ...draft, ...part });
    if (state.saved) setState({ ...state, saved: false });
  };
  const save = async () => {
    const faults = faultsOf(draft);
    const attempt = state.attempt + 1;
    if (Object.keys(faults).length > 0) return setState({ busy: false, attempt, faults });
    setState({ busy: true, attempt: state.attempt, faults: {} });
    try {
      client.setQueryData(profileQuery().queryKey, await saveProfile(inputOf(draft)));
      setTyped(undefined);
      setState({ busy: false, attempt: state.attempt, faults: {}, saved: true });
    } catch (fault) {
      if (isProblem(fault, 'number-unproven')) return prove(attempt);
      setState({ busy: false, attempt, faults: isProblem(fault, 'invalid-input') ? refusedFields(fault.params['fields'], draft) : {}, fault });
    }
  };
  const prove = async (attempt: number) => {
    const { phone = draft.phone } = inputOf(draft);
    try {
      const [challenge] = await Promise.all([askNumberCode(phone), learnSentences(language, ['sign-in'])]);
      setState({ busy: false, attempt, faults: {}, unproven: { phone, challenge } });
    } catch (fault) {
      setState({ busy: false, attempt, faults: {}, fault });
    }
  };
  return (
    <>
      <Sheet open={state.unproven !== undefined} onClose={() => setState({ busy: false, attempt: state.attempt, faults: {} })} title={t('profile.prove-number')} closeLabel={t('profile.close')}>
        {state.unproven && <NumberProof number={state.unproven} country={profile.country} lead={t('profile.prove-number-lead')} onProven={save} />}
      </Sheet>
      <form ref={form} className="stack" noValidate onSubmit={(event) => { event.preventDefault(); void save(); }}>
        <fieldset className="card stack profile-fields" disabled={state.busy}>
          <legend className="visually-hidden">{t('profile.information')}</legend>
          <PersonFields profile={profile} draft={draft} faults={state.faults} onChange={change} />
          <WorkFields draft={draft} faults={state.faults} onChange={change} />
        </fieldset>
        {state.fault !== undefined && <SaveFailure error={state.fault} words="profile.save-failed" />}
        {state.saved && <Notice tone="success" announce title={t('profile.saved')} />}
        <Button type="submit" busy={state.busy} className="profile-save">{t('profile.save')}</Button>
      </form>
    </>
  );
}

interface FieldsProps { draft: ProfileDraft; faults: ProfileFaults; onChange: (part: Partial<ProfileDraft>) => void }

/** A field's name, value, change and error, from the draft. */
function useBinding({ draft, faults, onChange }: FieldsProps) {
  const { t } = useSpeech();
  const errorOf = (field: keyof ProfileDraft) => (faults[field] ? t(faults[field]) : undefined);
  const bind = (field: 'full_name' | 'email' | 'location' | 'specialty' | 'country' | 'phone' | 'licence' | 'experience_years' | 'video_consultation_fee' | 'phone_consultation_fee') => ({
    name: field, value: draft[field], error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [field]: event.target.value }),
  });
  return { bind, errorOf };
}

function PersonFields({ profile, ...fields }: FieldsProps & { profile: DoctorProfileBody }) {
  const { t } = useSpeech();
  const { bind } = useBinding(fields);
  const hint = useRequestHint(profile);
  return (
    <>
      <TextField label={t('profile.name')} {...bind('full_name')} hint={t('profile.name-hint')} maxLength={100} autoComplete="name" />
      <div className="profile-pair">
        <TextField label={t('profile.phone')} {...bind('phone')} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" hint={hint('phone')} />
        <TextField label={t('profile.email')} aside={t('profile.optional')} type="email" inputMode="email" {...bind('email')} maxLength={254} autoComplete="email" hint={t('profile.email-hint')} />
      </div>
      <div className="profile-pair">
        <Select label={t('profile.country')} {...bind('country')} hint={hint('country')}><CountryOptions /></Select>
        <TextField label={t('profile.location')} aside={t('profile.optional')} {...bind('location')} maxLength={80} autoComplete="off" />
      </div>
      <div className="profile-pair">
        <Select label={t('profile.specialty')} {...bind('specialty')} hint={hint('specialty')}><SpecialtyOptions /></Select>
        <TextField label={t('profile.licence')} aside={t('profile.optional')} {...bind('licence')} maxLength={60} autoComplete="off" hint={hint('licence')} />
      </div>
      <div className="profile-pair">
        <TextField label={t('profile.years')} inputMode="numeric" {...bind('experience_years')} maxLength={2} autoComplete="off" />
      </div>
    </>
  );
}

/** In their own names, like the switch of the frame. */
const BIO_LANGUAGES: readonly (readonly [Language, string])[] = [['sw', 'Kiswahili'], ['en', 'English'], ['fr', 'Français']];

function WorkFields(fields: FieldsProps) {
  const { t } = useSpeech();
  const { draft, onChange } = fields;
  const { bind, errorOf } = useBinding(fields);
  const turn = (type: 'phone' | 'video') =>
    onChange({ call_types: draft.call_types.includes(type) ? draft.call_types.filter((other) => other !== type) : [...draft.call_types, type] });
  return (
    <>
      <LanguageChips languages={draft.spoken_languages} error={errorOf('spoken_languages')} onChange={(spoken) => onChange({ spoken_languages: spoken })} />
      <fieldset className="stack profile-part" aria-describedby="profile-bio-note">
        <legend>{t('profile.bio')}</legend>
        <p id="profile-bio-note" className="field-hint">{t('profile.bio-hint')}</p>
        {BIO_LANGUAGES.map(([code, name]) => (
          <TextArea key={code} label={name} lang={code} rows={3} maxLength={2000} value={draft.bio[code]} error={errorOf('bio')}
            onChange={(event) => onChange({ bio: { ...draft.bio, [code]: event.target.value } })} />
        ))}
      </fieldset>
      <fieldset className="stack profile-part">
        <legend>{t('profile.calls')}</legend>
        <div className="chips">
          <ChipChoice checked={draft.call_types.includes('phone')} aria-invalid={errorOf('call_types') ? true : undefined} onChange={() => turn('phone')}>{t('profile.call-phone')}</ChipChoice>
          <ChipChoice checked={draft.call_types.includes('video')} onChange={() => turn('video')}>{t('profile.call-video')}</ChipChoice>
        </div>
        {errorOf('call_types') && <p className="danger-text small">{errorOf('call_types')}</p>}
      </fieldset>
      <fieldset className="stack profile-part" aria-describedby="profile-fees-note">
        <legend>{t('profile.fees')}</legend>
        <p id="profile-fees-note" className="field-hint">{t('profile.fees-hint')}</p>
        <div className="profile-pair">
          <TextField label={t('profile.fee-video')} inputMode="numeric" {...bind('video_consultation_fee')} maxLength={4} autoComplete="off" />
          <TextField label={t('profile.fee-phone')} inputMode="numeric" {...bind('phone_consultation_fee')} maxLength={4} autoComplete="off" />
        </div>
      </fieldset>
    </>
  );
}
