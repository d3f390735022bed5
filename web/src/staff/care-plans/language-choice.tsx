import { useState } from 'react';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';

/** The language in which texts are edited; first that of the administrator. */
export function useEditedLanguage() {
  const { language } = useTranslation();
  return useState<Language>(language);
}

interface LanguageChoiceProps {
  value: Language;
  onChoose: (language: Language) => void;
}

/** Chooses the language of the texts below. A text that is missing in one is shown to patients in another. */
export function LanguageChoice({ value, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="plan-languages">
      <legend>{t('plans.language')}</legend>
      <div className="chips">
        {(Object.keys(LANGUAGES) as Language[]).map((code) => (
          <ChipChoice
            key={code}
            type="radio"
            name="plan-language"
            checked={code === value}
            onChange={() => onChoose(code)}
          >
            <span lang={code}>{LANGUAGES[code]}</span>
          </ChipChoice>
        ))}
      </div>
      <p className="small muted">{t('plans.language-hint')}</p>
    </fieldset>
  );
}
