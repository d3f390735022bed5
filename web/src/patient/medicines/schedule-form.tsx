import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { clockText } from '@tabibu/contract/clock-times';
import { SCHEDULE_LIMITS } from '@tabibu/contract/medication-times';
import { NIGHT } from '@tabibu/contract/quiet-hours';
import { READING_KINDS } from '@tabibu/contract/reading-kinds';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import { saveSchedule } from '../../api/medication.ts';
import type { ScheduleBody, ScheduleInputBody } from '../../api/medication.ts';
import { problemText } from '../../api/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import type { Proposal } from './proposal.ts';
import { TimeFields } from './time-fields.tsx';

interface FormProps {
  readonly personId: string;
  /** The schedule that is changed; absent for a new one. */
  readonly known?: ScheduleBody;
  readonly proposal?: Proposal;
  readonly onSaved: (schedule: ScheduleBody) => Promise<void>;
  readonly onCancel: () => void;
}

type Faults = Partial<Record<'name' | 'time' | 'days', string>>;

/** How often something is due is chosen among these. */
const RHYTHMS = [1, 2, 3, 7, 14, 28];

/** Writes down or changes a schedule of a medicine or of measuring. */
export function ScheduleForm({ personId, known, proposal, onSaved, onCancel }: FormProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [id] = useState(() => known?.id ?? crypto.randomUUID());
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ busy: boolean; refused?: unknown }>({ busy: false });
  useErrorFocus(form, attempt);
  const start = startOf(known, proposal);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = read(new FormData(event.currentTarget), start.kind);
    const found: Faults = {
      ...(start.kind === 'medicine' && wish.name === '' ? { name: t('medicine.fault-name') } : {}),
      ...(wish.areTimesGood ? {} : { time: t('medicine.fault-time') }),
      ...(wish.areDaysGood ? {} : { days: t('medicine.fault-days', { most: SCHEDULE_LIMITS.days }) }),
    };
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setState({ busy: true });
    try {
      await onSaved(await saveSchedule(personId, id, { version: known?.version ?? 0, ...wish.planned }));
    } catch (refused) {
      setState({ busy: false, refused });
    }
  };
  return (
    <section className="card stack" aria-labelledby="schedule-form">
      <h2 id="schedule-form">{t(known ? 'medicine.change' : 'medicine.new')}</h2>
      {proposal?.isRead !== undefined && (
        <p role="status">{t(proposal.isRead ? 'medicine.proposed' : 'medicine.not-read')}</p>
      )}
      <form
        ref={form}
        name="schedule"
        method="post"
        className="stack schedule-form"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <DueFields start={start} fault={faults.name} />
        <TimeFields start={start.times} fault={faults.time} />
        <p className="small muted">
          {t('medicine.night', { from: clockText(language, NIGHT.begins), to: clockText(language, NIGHT.ends) })}
        </p>
        <LengthFields start={start} fault={faults.days} />
        {state.refused !== undefined && (
          <Notice tone="danger" announce>
            <p>{problemText(state.refused, t, 'medicine.failed')}</p>
          </Notice>
        )}
        <div className="row">
          <Button type="submit" busy={state.busy}>
            {t('medicine.save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('medicine.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface Start {
  readonly kind: 'medicine' | 'measuring';
  readonly name: string;
  readonly dose: string;
  readonly reading: ReadingKind;
  readonly times: readonly string[];
  readonly everyDays: number;
  readonly days: number | null;
  readonly refill: boolean;
}

function startOf(known: ScheduleBody | undefined, proposal: Proposal | undefined): Start {
  const due = known?.due;
  return {
    kind: due?.kind ?? proposal?.kind ?? 'medicine',
    name: due?.kind === 'medicine' ? due.name : (proposal?.name ?? ''),
    dose: due?.kind === 'medicine' ? due.dose : (proposal?.dose ?? ''),
    reading: due?.kind === 'measuring' ? due.reading : 'blood-pressure',
    times: known?.times ?? proposal?.times ?? [''],
    everyDays: known?.every_days ?? proposal?.every_days ?? 1,
    days: known ? known.days : (proposal?.days ?? null),
    refill: known?.refill ?? proposal?.refill ?? false,
  };
}

function DueFields({ start, fault }: { start: Start; fault: string | undefined }) {
  const { t } = useTranslation();
  if (start.kind === 'measuring')
    return (
      <Select label={t('medicine.what')} name="reading" defaultValue={start.reading}>
        {READING_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`reading.${kind}`)}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      <TextField
        label={t('medicine.name')}
        name="name"
        autoComplete="off"
        maxLength={SCHEDULE_LIMITS.name}
        defaultValue={start.name}
        error={fault}
      />
      <TextField
        label={t('medicine.dose')}
        aside={t('reading.optional')}
        name="dose"
        autoComplete="off"
        maxLength={SCHEDULE_LIMITS.name}
        defaultValue={start.dose}
      />
    </>
  );
}

function LengthFields({ start, fault }: { start: Start; fault: string | undefined }) {
  const { t } = useTranslation();
  const rhythms = [...new Set([...RHYTHMS, start.everyDays])].sort((one, other) => one - other);
  return (
    <>
      <Select label={t('medicine.how-often')} name="every_days" defaultValue={start.everyDays}>
        {rhythms.map((days) => (
          <option key={days} value={days}>
            {t('medicine.every', { days })}
          </option>
        ))}
      </Select>
      <TextField
        label={t('medicine.days')}
        hint={t('medicine.days-hint')}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={start.days ?? ''}
        error={fault}
      />
      {start.kind === 'medicine' && (
        <label className="medicine-box">
          <input type="checkbox" name="refill" defaultChecked={start.refill} />
          <span>{t('medicine.refill')}</span>
        </label>
      )}
    </>
  );
}

/** Reads the form. What is wrong is said of it, and `planned` is then not sent. */
function read(data: FormData, kind: Start['kind']) {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const times = data.getAll('time').filter((time): time is string => typeof time === 'string' && time !== '');
  const days = text('days');
  const length = days === '' ? null : Number(days);
  const due: ScheduleInputBody['due'] =
    kind === 'medicine'
      ? { kind, name: text('name'), dose: text('dose') }
      : { kind, reading: text('reading') as ReadingKind };
  return {
    name: text('name'),
    areTimesGood: times.length > 0 && new Set(times).size === times.length,
    areDaysGood: length === null || (Number.isInteger(length) && length >= 1 && length <= SCHEDULE_LIMITS.days),
    planned: {
      due,
      times: times.sort(),
      every_days: Number(text('every_days')),
      days: length,
      refill: data.has('refill'),
    },
  };
}
