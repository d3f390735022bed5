import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  PREGNANCIES,
  SEXES,
  WEIGHT_KG,
  birthDateOfAge,
  isBirthDate,
  isPregnancyOld,
  isWeight,
  isWeightOld,
  mayBePregnant,
  plainFacts,
} from '@tabibu/contract/patient-facts';
import type { FactName, PatientFacts, Sex } from '@tabibu/contract/patient-facts';
import type { StatedFactsBody, StatedFactsInputBody } from '@tabibu/contract/stated-facts';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { ChipChoice } from '../ui/public/chip.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Select } from '../ui/forms/select.tsx';

interface FormProps {
  facts: StatedFactsBody;
  side: 'patient' | 'doctor';
  /** The facts are about somebody in the reader's family. */
  isAboutOther?: boolean | undefined;
  /** Rejects when the server refuses. What was typed stays. */
  onSend: (wish: StatedFactsInputBody) => Promise<void>;
  onClose: () => void;
}

const WITHHELD = 'withheld';
type AgeUnit = 'date' | 'years' | 'months';
interface Typed {
  birth: AgeUnit;
  day: string;
  month: string;
  year: string;
  age: string;
  noBirth: boolean;
  sex: string;
  weight: string;
  noWeight: boolean;
  pregnancy: string;
}
type Errors = Partial<Record<'birth_date' | 'weight_kg', string>>;

const digits = (text: string) => text.replace(/\D/g, '');
const asChoice = (said: { value: string | null } | null) => (said ? (said.value ?? WITHHELD) : '');

function firstOf(facts: StatedFactsBody): Typed {
  const [year = '', month = '', day = ''] = (facts.birth_date?.value ?? '').split('-');
  return {
    birth: 'date',
    day,
    month,
    year,
    age: '',
    noBirth: facts.birth_date?.value === null,
    sex: asChoice(facts.sex),
    weight: facts.weight_kg?.value?.toString() ?? '',
    noWeight: facts.weight_kg?.value === null,
    // An old answer is asked again. Filling it in would give it today's date when the person only saves the weight.
    pregnancy: isPregnancyOld(plainFacts(facts), facts.today) ? '' : asChoice(facts.pregnancy),
  };
}

/** Returns the typed birth date, whole or in part, or that of a typed age; undefined if nothing was typed. */
function birthOf({ birth, day, month, year, age }: Typed, today: string): string | undefined {
  if (birth !== 'date') return age === '' ? undefined : birthDateOfAge(Number(age), birth, today);
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].filter(Boolean).join('-') || undefined;
}

const weightOf = ({ weight }: Typed) => (weight.trim() === '' ? undefined : Number(weight.trim().replace(',', '.')));

/**
 * Returns the facts to save: those that changed and old ones that are stated again. Saving a fact sets its date to
 * today.
 */
function wishOf(typed: Typed, facts: StatedFactsBody, asks: boolean): StatedFactsInputBody {
  const { today, version } = facts;
  const [birth, weight] = [typed.noBirth ? null : birthOf(typed, today), typed.noWeight ? null : weightOf(typed)];
  const changed = <Value,>(name: FactName, value: Value | null | undefined) =>
    value !== undefined && (facts[name] === null || facts[name].value !== value);
  const choice = (text: string) => (text === '' ? undefined : text === WITHHELD ? null : text);
  const [sex, pregnancy] = [choice(typed.sex), choice(typed.pregnancy)];
  return {
    version,
    ...(changed('birth_date', birth) ? { birth_date: birth } : {}),
    ...(changed('sex', sex) ? { sex: sex as Sex | null } : {}),
    ...(changed('weight_kg', weight) || (typeof weight === 'number' && isWeightOld(plainFacts(facts), today))
      ? { weight_kg: weight }
      : {}),
    ...(asks &&
    (changed('pregnancy', pregnancy) || (pregnancy !== undefined && isPregnancyOld(plainFacts(facts), today)))
      ? { pregnancy: pregnancy as NonNullable<StatedFactsInputBody['pregnancy']> | null }
      : {}),
  };
}

/** The form for age, sex, weight and, where it applies, pregnancy. Each may stay empty or be withheld. */
export function FactsForm({ facts, side, isAboutOther = false, onSend, onClose }: FormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => firstOf(facts));
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  useErrorFocus(form, attempt);
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const refuse = side === 'patient' ? t('fact.rather-not') : t('fact.patient-rather-not');
  const birth = typed.noBirth ? undefined : birthOf(typed, facts.today);
  const now: PatientFacts = {
    ...(birth !== undefined && isBirthDate(birth, facts.today) ? { birthDate: birth } : {}),
    ...((SEXES as readonly string[]).includes(typed.sex) ? { sex: typed.sex as Sex } : {}),
  };
  const asks = mayBePregnant(now, facts.today);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const weight = typed.noWeight ? undefined : weightOf(typed);
    const wrong: Errors = {
      ...(birth !== undefined && !isBirthDate(birth, facts.today) ? { birth_date: t('fact.birth-wrong') } : {}),
      ...(weight !== undefined && !isWeight(weight) ? { weight_kg: t('fact.weight-wrong', WEIGHT_KG) } : {}),
    };
    setErrors(wrong);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length > 0) return setState({ busy: false });
    setState({ busy: true });
    try {
      await onSend(wishOf(typed, facts, asks));
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form method="post" ref={form} className="facts-form" noValidate onSubmit={(event) => void send(event)}>
      {side === 'patient' && !isAboutOther && <p className="small muted">{t('fact.whose')}</p>}
      <BirthFields typed={typed} error={errors.birth_date} refuse={refuse} onChange={change} />
      <Select
        label={t('fact.sex')}
        name="sex"
        value={typed.sex}
        onChange={(event) => change({ sex: event.target.value })}
      >
        <option value="">{t('fact.choose')}</option>
        {SEXES.map((sex) => (
          <option key={sex} value={sex}>
            {t(`fact.sex-${sex}`)}
          </option>
        ))}
        <option value={WITHHELD}>{refuse}</option>
      </Select>
      <div className="facts-line">
        <TextField
          label={t('fact.weight-kg')}
          name="weight_kg"
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          disabled={typed.noWeight}
          value={typed.noWeight ? '' : typed.weight}
          error={errors.weight_kg}
          onChange={(event) => change({ weight: event.target.value.replace(/[^\d.,]/g, '') })}
        />
        <ChipChoice checked={typed.noWeight} onChange={(event) => change({ noWeight: event.target.checked })}>
          {refuse}
        </ChipChoice>
      </div>
      {asks && (
        <Select
          label={t(side === 'patient' && !isAboutOther ? 'fact.pregnant-you' : 'fact.pregnant-patient')}
          name="pregnancy"
          value={typed.pregnancy}
          onChange={(event) => change({ pregnancy: event.target.value })}
        >
          <option value="">{t('fact.choose')}</option>
          {PREGNANCIES.map((answer) => (
            <option key={answer} value={answer}>
              {t(`fact.pregnancy-${answer}`)}
            </option>
          ))}
          <option value={WITHHELD}>{refuse}</option>
        </Select>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'fact.failed')}</p>
        </Notice>
      )}
      <div className="facts-actions">
        <Button type="submit" busy={state.busy}>
          {t('fact.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('fact.close')}
        </Button>
      </div>
    </form>
  );
}

/** The fields for a birth date, whose month and day may be unknown, or for an age. */
function BirthFields({
  typed,
  error,
  refuse,
  onChange,
}: {
  typed: Typed;
  error: string | undefined;
  refuse: string;
  onChange: (changes: Partial<Typed>) => void;
}) {
  const { t } = useTranslation();
  const number = (name: 'day' | 'month' | 'year' | 'age', maxLength: number) => ({
    name,
    maxLength,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    disabled: typed.noBirth,
    value: typed.noBirth ? '' : typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: digits(event.target.value) }),
  });
  return (
    <fieldset className="facts-birth">
      <legend>{t('fact.birth')}</legend>
      <Select
        label={t('fact.birth-known')}
        name="birth"
        value={typed.birth}
        disabled={typed.noBirth}
        onChange={(event) => onChange({ birth: event.target.value as AgeUnit })}
      >
        <option value="date">{t('fact.birth-date')}</option>
        <option value="years">{t('fact.age-years')}</option>
        <option value="months">{t('fact.age-months')}</option>
      </Select>
      {typed.birth === 'date' ? (
        <div className="facts-date">
          <TextField label={t('fact.day')} aside={t('fact.if-known')} {...number('day', 2)} />
          <TextField label={t('fact.month')} aside={t('fact.if-known')} {...number('month', 2)} />
          <TextField label={t('fact.year')} {...number('year', 4)} error={error} />
        </div>
      ) : (
        <TextField
          label={t(typed.birth === 'years' ? 'fact.how-many-years' : 'fact.how-many-months')}
          {...number('age', 3)}
          error={error}
        />
      )}
      <ChipChoice checked={typed.noBirth} onChange={(event) => onChange({ noBirth: event.target.checked })}>
        {refuse}
      </ChipChoice>
    </fieldset>
  );
}
