import type { Language } from '@tabibu/contract/languages';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { useFieldBinding } from './field-binding.ts';
import type { ProfileFieldsProps } from './field-binding.ts';
import { LanguageChips } from './language-chips.tsx';

/** Each language has its own name, as in the language switch. */
const BIO_LANGUAGES: readonly (readonly [Language, string])[] = [
  ['sw', 'Kiswahili'],
  ['en', 'English'],
  ['fr', 'Français'],
];

/** The fields about the doctor's work: languages, description, kinds of call and fees. */
export function WorkFields(fields: ProfileFieldsProps) {
  const { t } = useTranslation();
  const { draft, onChange } = fields;
  const { bind, errorOf } = useFieldBinding(fields);
  const turn = (type: 'phone' | 'video') =>
    onChange({
      call_types: draft.call_types.includes(type)
        ? draft.call_types.filter((other) => other !== type)
        : [...draft.call_types, type],
    });
  return (
    <>
      <LanguageChips
        languages={draft.spoken_languages}
        error={errorOf('spoken_languages')}
        onChange={(spoken) => onChange({ spoken_languages: spoken })}
      />
      <fieldset className="stack profile-part" aria-describedby="profile-bio-note">
        <legend>{t('profile.bio')}</legend>
        <p id="profile-bio-note" className="field-hint">
          {t('profile.bio-hint')}
        </p>
        {BIO_LANGUAGES.map(([code, name]) => (
          <TextArea
            key={code}
            label={name}
            lang={code}
            rows={3}
            maxLength={2000}
            value={draft.bio[code]}
            error={errorOf('bio')}
            onChange={(event) => onChange({ bio: { ...draft.bio, [code]: event.target.value } })}
          />
        ))}
      </fieldset>
      <fieldset className="stack profile-part">
        <legend>{t('profile.calls')}</legend>
        <div className="chips">
          <ChipChoice
            checked={draft.call_types.includes('phone')}
            aria-invalid={errorOf('call_types') ? true : undefined}
            onChange={() => turn('phone')}
          >
            {t('profile.call-phone')}
          </ChipChoice>
          <ChipChoice checked={draft.call_types.includes('video')} onChange={() => turn('video')}>
            {t('profile.call-video')}
          </ChipChoice>
        </div>
        {errorOf('call_types') && <p className="danger-text small">{errorOf('call_types')}</p>}
      </fieldset>
      <fieldset className="stack profile-part" aria-describedby="profile-fees-note">
        <legend>{t('profile.fees')}</legend>
        <p id="profile-fees-note" className="field-hint">
          {t('profile.fees-hint')}
        </p>
        <div className="profile-pair">
          <TextField
            label={t('profile.fee-video')}
            inputMode="numeric"
            {...bind('video_consultation_fee')}
            maxLength={4}
            autoComplete="off"
          />
          <TextField
            label={t('profile.fee-phone')}
            inputMode="numeric"
            {...bind('phone_consultation_fee')}
            maxLength={4}
            autoComplete="off"
          />
        </div>
      </fieldset>
    </>
  );
}
