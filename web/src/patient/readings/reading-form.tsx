import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  CLOCK_SLACK_MS,
  MEALS,
  OLDEST_READING_DAYS,
  READING_FIELDS,
  READING_KINDS,
  faultOf,
} from '@tabibu/contract/reading-kinds';
import type { Meal, ReadingKind, ValueName } from '@tabibu/contract/reading-kinds';
import type { ReadingBody, ReadingInputBody } from '../../api/readings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';

interface ReadingFormProps {
  /** The reading that is corrected; absent for a new one. */
  known?: ReadingBody | undefined;
  /** Resolves once the reading is kept, here or on the server. */
  onSave: (reading: ReadingInputBody) => Promise<void>;
  /** Leaves a correction; absent for a new one. */
  onCancel?: (() => void) | undefined;
  kind: ReadingKind;
  onKind: (kind: ReadingKind) => void;
}

/** Which of its values a kind asks for now: of blood sugar only the one in the unit of the device. */
const fieldsOf = (kind: ReadingKind, unit: ValueName) =>
  READING_FIELDS[kind].filter(({ name }) => kind !== 'blood-sugar' || name === unit);

type Faults = Partial<Record<ValueName | 'time', string>>;

/** Writes down or corrects one reading. What is impossible is refused at its field; what is unusual is asked about. */
export function ReadingForm({ known, onSave, onCancel, kind, onKind }: ReadingFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [unit, setUnit] = useState<'mmol_l' | 'mg_dl'>(known?.values.mg_dl === undefined ? 'mmol_l' : 'mg_dl');
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState('');
  const [busy, setBusy] = useState(false);
  useErrorFocus(form, attempt);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { reading, faults: found, isUnusual } = readForm(data, { kind, unit, known, t });
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return setAsked('');
    const same = JSON.stringify(reading.values);
    if (isUnusual && asked !== same) return setAsked(same);
    setBusy(true);
    await onSave(isUnusual ? { ...reading, sure: true } : reading);
    setBusy(false);
    setAsked('');
    if (known === undefined) form.current?.reset();
  };
  return (
    <form
      ref={form}
      name={known === undefined ? 'add-reading' : 'correct-reading'}
      method="post"
      className="stack reading-form"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {known === undefined && <KindChoice kind={kind} onKind={onKind} />}
      {kind === 'blood-sugar' && <SugarChoices unit={unit} onUnit={setUnit} meal={known?.meal} />}
      <div className="reading-values">
        {fieldsOf(kind, unit).map(({ name, decimals, isOptional }) => (
          <TextField
            key={name}
            label={t(`reading.field-${name}`)}
            aside={isOptional && kind !== 'blood-sugar' ? t('reading.optional') : undefined}
            name={name}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={6}
            defaultValue={known?.values[name]}
            error={faults[name]}
          />
        ))}
      </div>
      {known === undefined && (
        <TextField
          label={t('reading.time')}
          hint={t('reading.time-hint')}
          name="measured_at"
          type="datetime-local"
          error={faults.time}
        />
      )}
      {asked !== '' && (
        <Notice tone="warning" title={t('reading.sure-title')} announce>
          <p>{t('reading.sure')}</p>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" wide={onCancel === undefined} busy={busy}>
          {t('reading.save')}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('reading.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function KindChoice({ kind, onKind }: Pick<ReadingFormProps, 'kind' | 'onKind'>) {
  const { t } = useTranslation();
  return (
    <fieldset className="reading-kinds">
      <legend>{t('reading.what')}</legend>
      {READING_KINDS.map((one) => (
        <ChipChoice key={one} type="radio" name="kind" value={one} checked={one === kind} onChange={() => onKind(one)}>
          {t(`reading.${one}`)}
        </ChipChoice>
      ))}
    </fieldset>
  );
}

interface SugarProps {
  readonly unit: 'mmol_l' | 'mg_dl';
  readonly onUnit: (unit: 'mmol_l' | 'mg_dl') => void;
  readonly meal: Meal | undefined;
}

/** The unit of the device, and whether the person had eaten. */
function SugarChoices({ unit, onUnit, meal }: SugarProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="reading-kinds">
        <legend>{t('reading.unit')}</legend>
        {(['mmol_l', 'mg_dl'] as const).map((one) => (
          <ChipChoice
            key={one}
            type="radio"
            name="unit"
            value={one}
            checked={one === unit}
            onChange={() => onUnit(one)}
          >
            {one === 'mmol_l' ? 'mmol/L' : 'mg/dL'}
          </ChipChoice>
        ))}
      </fieldset>
      <Select label={t('reading.meal')} name="meal" defaultValue={meal ?? 'fasting'}>
        {MEALS.map((one) => (
          <option key={one} value={one}>
            {t(`reading.meal-${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

interface FormFacts {
  readonly kind: ReadingKind;
  readonly unit: ValueName;
  readonly known: ReadingBody | undefined;
  readonly t: ReturnType<typeof useTranslation>['t'];
}

const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim().replace(',', '.') : '';
};

/** Returns the reading that the fields say, and what is wrong with it. */
function readForm(data: FormData, { kind, unit, known, t }: FormFacts) {
  const fields = fieldsOf(kind, unit);
  const typed = fields.flatMap(({ name }) => {
    const text = textOf(data, name);
    return text === '' ? [] : [[name, Number(text)] as const];
  });
  const values: ReadingInputBody['values'] = Object.fromEntries(typed);
  const faults: Faults = {};
  for (const { name, isOptional } of fields)
    if (values[name] === undefined && (kind === 'blood-sugar' || !isOptional)) faults[name] = t('reading.missing');
  const fault = Object.keys(faults).length > 0 ? null : faultOf(kind, values);
  if (fault && fault.problem !== 'reading-unusual')
    faults[fault.name] = t('reading.wrong', { min: fault.min, max: fault.max });
  const when = textOf(data, 'measured_at');
  const at = known ? Date.parse(known.measured_at) : when === '' ? Date.now() : Date.parse(when);
  const isPossible = at <= Date.now() + CLOCK_SLACK_MS && at >= Date.now() - OLDEST_READING_DAYS * 86_400_000;
  if (!isPossible) faults.time = t('reading.time-wrong');
  const meal = textOf(data, 'meal') as Meal;
  const reading: ReadingInputBody = {
    version: known?.version ?? 0,
    kind,
    values,
    ...(kind === 'blood-sugar' ? { meal } : {}),
    measured_at: isPossible ? new Date(at).toISOString() : '',
  };
  return { reading, faults, isUnusual: fault?.problem === 'reading-unusual' };
}
