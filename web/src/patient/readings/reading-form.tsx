import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { fieldsOf, readValues, sureOf, unitIn } from '@tabibu/contract/reading-form';
import type { SugarUnit, TypedReading, ValueFault } from '@tabibu/contract/reading-form';
import { CLOCK_SLACK_MS, OLDEST_READING_DAYS } from '@tabibu/contract/reading-kinds';
import type { ReadingKind, ValueName } from '@tabibu/contract/reading-kinds';
import type { ReadingBody, ReadingInputBody } from '../../api/readings.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { instantOnDevice, serverNow } from '../../api/device.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { KindChoice, KnownFields, ShowFields, SugarChoices } from './reading-choices.tsx';

interface ReadingFormProps {
  /** The reading that is corrected; absent for a new one. */
  known?: ReadingBody | undefined;
  /** Resolves once the reading is kept, here or on the server. */
  onSave: (reading: ReadingInputBody) => Promise<void>;
  /** Leaves a correction; absent for a new one. */
  onCancel?: (() => void) | undefined;
  /** Whose reading it is. */
  personId: string;
  /** The page without a correction. */
  href: string;
  /** The server's answer when the form was sent without script, or before the script had loaded. */
  reply?: FormReply | undefined;
  kind: ReadingKind;
  onKind: (kind: ReadingKind) => void;
}

type Faults = Partial<Record<ValueName | 'time', string>>;
type Translate = ReturnType<typeof useTranslation>['t'];

const NOTHING: TypedReading = {};

/** Writes down or corrects one reading. What is impossible is refused at its field; what is unusual is asked about. */
export function ReadingForm({ personId, href, known, onSave, onCancel, kind, onKind, reply }: ReadingFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [typed, setTyped] = useState<TypedReading>(reply?.values ?? NOTHING);
  const refused = typed === NOTHING ? undefined : refusalIn(reply);
  const [unit, setUnit] = useState<SugarUnit>(() =>
    typed === NOTHING && known?.values.mg_dl !== undefined ? 'mg_dl' : unitIn(typed),
  );
  const [faults, setFaults] = useState<Faults>(() =>
    refused ? faultsIn(typed, { kind, unit, isTimeWrong: refused.code === 'reading-time-invalid', t }) : {},
  );
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(() =>
    refused?.code === 'reading-unusual' ? sureOf(readValues(typed, { kind, unit }).values) : '',
  );
  const [busy, setBusy] = useState(false);
  const [saves, setSaves] = useState(0);
  useErrorFocus(form, attempt);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, text(value)]),
    );
    const { values, meal, isUnusual } = readValues(fields, { kind, unit });
    const at = timeIn(fields, known);
    const found = faultsIn(fields, { kind, unit, isTimeWrong: at === null, t });
    setFaults(found);
    setAttempt(attempt + 1);
    if (at === null || Object.keys(found).length > 0) return setAsked('');
    if (isUnusual && asked !== sureOf(values)) return setAsked(sureOf(values));
    setBusy(true);
    await onSave({
      version: known?.version ?? 0,
      kind,
      values,
      ...(meal === undefined ? {} : { meal }),
      measured_at: new Date(at).toISOString(),
      ...(isUnusual ? { sure: true } : {}),
    });
    setBusy(false);
    setAsked('');
    setTyped(NOTHING);
    if (known === undefined) setSaves(saves + 1);
  };
  // After the drawing: what the server had put back into the fields is then no longer what an empty form shows.
  useEffect(() => {
    if (saves > 0) form.current?.reset();
  }, [saves]);
  const isSaid = Object.keys(faults).length > 0 || asked !== '';
  return (
    <form
      ref={form}
      name={known === undefined ? 'add-reading' : 'correct-reading'}
      method="post"
      className="stack reading-form"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="person_id" value={personId} />
      {known && <KnownFields known={known} />}
      {asked !== '' && <input type="hidden" name="sure" value={asked} />}
      {known === undefined && <KindChoice kind={kind} onKind={onKind} />}
      {kind === 'blood-sugar' && <SugarChoices unit={unit} onUnit={setUnit} meal={typed['meal'] ?? known?.meal} />}
      {(known === undefined || kind === 'blood-sugar') && <ShowFields />}
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
            defaultValue={typed[name] ?? known?.values[name] ?? ''}
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
          defaultValue={typed['measured_at'] ?? ''}
          error={faults.time}
        />
      )}
      {asked !== '' && (
        <Notice tone="warning" title={t('reading.sure-title')} announce>
          <p>{t('reading.sure')}</p>
        </Notice>
      )}
      {refused && !isSaid && (
        <Notice tone="danger" announce>
          <p>{problemText(refused, t, 'reading.failed')}</p>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" wide={onCancel === undefined} busy={busy}>
          {t('reading.save')}
        </Button>
        {onCancel && (
          <ButtonLink
            look="quiet"
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onCancel();
            }}
          >
            {t('reading.cancel')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

const text = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : '');

interface FormFacts {
  readonly kind: ReadingKind;
  readonly unit: SugarUnit;
  readonly isTimeWrong: boolean;
  readonly t: Translate;
}

/** Returns what is wrong with the fields, in words. */
function faultsIn(fields: TypedReading, { kind, unit, isTimeWrong, t }: FormFacts): Faults {
  const { faults } = readValues(fields, { kind, unit });
  const words = (fault: ValueFault) => (fault === 'missing' ? t('reading.missing') : t('reading.wrong', { ...fault }));
  return {
    ...Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, words(fault)])),
    ...(isTimeWrong ? { time: t('reading.time-wrong') } : {}),
  };
}

/** Returns when it was measured in milliseconds; null for a time that cannot be. */
function timeIn(fields: TypedReading, known: ReadingBody | undefined): number | null {
  const when = fields['measured_at'] ?? '';
  const at = known ? Date.parse(known.measured_at) : when === '' ? serverNow() : instantOnDevice(when);
  return at <= serverNow() + CLOCK_SLACK_MS && at >= serverNow() - OLDEST_READING_DAYS * 86_400_000 ? at : null;
}
