import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Plus, X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldFrame } from '../../ui/forms/field.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { MOST_LANGUAGES, withLanguage } from './profile-draft.ts';

/** Suggestions while typing; any other language can be typed. */
const KNOWN = [
  'Kiswahili',
  'English',
  'Français',
  'Kinyarwanda',
  'Kirundi',
  'Luganda',
  'isiZulu',
  'isiXhosa',
  'Afrikaans',
  'Lingala',
  'العربية',
  'Gikuyu',
  'Dholuo',
  'Kihaya',
  'Kisukuma',
];

interface ChipsProps {
  languages: readonly string[];
  error?: string | undefined;
  onChange: (languages: readonly string[]) => void;
}

/** The spoken languages as chips that can be removed, and a field to add one (W64). */
export function LanguageChips({ languages, error, onChange }: ChipsProps) {
  const { t, tongue } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const full = languages.length >= MOST_LANGUAGES;
  const add = () => {
    const next = withLanguage(languages, typed);
    if (next === languages) {
      setSaid(t('profile.language-not-added'));
      return;
    }
    onChange(next);
    setSaid(t('profile.language-added', { language: typed.trim() }));
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the language and must not submit the surrounding form.
    event.preventDefault();
    add();
  };
  const remove = (language: string) => {
    onChange(languages.filter((other) => other !== language));
    setSaid(t('profile.language-removed', { language: tongue(language) }));
  };
  const hint = t(full ? 'profile.languages-full' : 'profile.languages-hint');
  return (
    <FieldFrame id={id} label={t('profile.languages')} hint={hint} error={error}>
      <ul className="language-chips">
        {languages.map((language) => (
          <li key={language} className="language-chip">
            {tongue(language)}
            <button
              type="button"
              aria-label={t('profile.language-remove', { language: tongue(language) })}
              onClick={() => remove(language)}
            >
              <Icon node={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div className="language-add">
        <span className={full ? 'field-box off' : 'field-box'}>
          <input
            id={id}
            list={`${id}-known`}
            value={typed}
            maxLength={40}
            disabled={full}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            placeholder={t('profile.language-example')}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={addOnEnter}
          />
        </span>
        <datalist id={`${id}-known`}>
          {KNOWN.filter((language) => !languages.includes(language)).map((language) => (
            <option key={language} value={language}>
              {language}
            </option>
          ))}
        </datalist>
        <Button look="secondary" disabled={full || typed.trim() === ''} onClick={add}>
          <Icon node={Plus} size={20} />
          {t('profile.language-add')}
        </Button>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </FieldFrame>
  );
}
