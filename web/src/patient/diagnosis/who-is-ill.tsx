import { AGE_UNITS } from '@tabibu/contract/assistant-person';
import type { TypedPerson } from '@tabibu/contract/assistant-person';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const SEXES = ['', 'female', 'male'] as const;

/** Age, sex and pregnancy of who is ill, folded: the words alone are enough. */
export function WhoIsIll({ person, onChange }: { person: TypedPerson; onChange: (person: TypedPerson) => void }) {
  const { t } = useTranslation();
  const { age = '', unit = 'years', sex = '', pregnant = false } = person;
  return (
    <details className="who-is-ill">
      <summary>{t('assistant.who')}</summary>
      <div className="stack">
        <div className="who-age">
          <TextField
            label={t('assistant.age')}
            name="age"
            inputMode="numeric"
            autoComplete="off"
            value={age}
            onChange={({ target }) => onChange({ ...person, age: target.value })}
          />
          <Select
            label={t('assistant.age-unit')}
            name="age-unit"
            value={unit}
            onChange={({ target }) => onChange({ ...person, unit: target.value })}
          >
            {AGE_UNITS.map((each) => (
              <option key={each} value={each}>
                {t('assistant.unit', { unit: each })}
              </option>
            ))}
          </Select>
        </div>
        <fieldset className="chips" aria-label={t('assistant.sex')}>
          {SEXES.map((each) => (
            <ChipChoice
              key={each}
              type="radio"
              name="sex"
              value={each}
              checked={sex === each}
              onChange={() => onChange({ ...person, sex: each })}
            >
              {t('assistant.sex-of', { sex: each })}
            </ChipChoice>
          ))}
        </fieldset>
        {sex !== 'male' && (
          <label className="tick-line">
            <input
              type="checkbox"
              name="pregnant"
              value="true"
              checked={pregnant}
              onChange={({ target }) => onChange({ ...person, pregnant: target.checked })}
            />
            {t('assistant.pregnant')}
          </label>
        )}
      </div>
    </details>
  );
}
