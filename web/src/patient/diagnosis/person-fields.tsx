import { useRef } from 'react';
import { AGE_UNITS } from '@tabibu/contract/assistant-person';
import type { TypedPerson } from '@tabibu/contract/assistant-person';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { Carried, CarriedChange } from './ask-fields.tsx';

export interface PersonFieldsProps {
  carried: Carried;
  onCarried: CarriedChange;
}

const SEXES = ['', 'female', 'male'] as const;

/** Age, sex and pregnancy of who is ill. */
export default function PersonFields({ carried, onCarried }: PersonFieldsProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  useReplayEarlyInput(fields);
  const { age = '', unit = 'years', sex = '', pregnant = false } = carried.person;
  const change = (changes: TypedPerson) =>
    onCarried((before) => ({ ...before, person: { ...before.person, ...changes } }));
  return (
    <div ref={fields} className="stack">
      <div className="who-age">
        <TextField
          label={t('assistant.age')}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          value={age}
          onChange={({ target }) => change({ age: target.value })}
        />
        <Select
          label={t('assistant.age-unit')}
          name="age-unit"
          value={unit}
          onChange={({ target }) => change({ unit: target.value })}
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
            onChange={() => change({ sex: each })}
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
            onChange={({ target }) => change({ pregnant: target.checked })}
          />
          {t('assistant.pregnant')}
        </label>
      )}
    </div>
  );
}
