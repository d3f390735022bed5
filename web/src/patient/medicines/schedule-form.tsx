import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { clockText } from '@tabibu/contract/clock-times';
import { SCHEDULE_LIMITS } from '@tabibu/contract/medication-times';
import { readSchedule } from '@tabibu/contract/schedule-form';
import type { ScheduleFault, TypedFields } from '@tabibu/contract/schedule-form';
import { NIGHT } from '@tabibu/contract/quiet-hours';
import { READING_KINDS } from '@tabibu/contract/reading-kinds';
import { saveSchedule } from '../../api/medication.ts';
import type { ScheduleBody } from '../../api/medication.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { randomId } from '../../api/device.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { Proposal } from './proposal.ts';
import { LengthFields, RhythmFields } from './rhythm-fields.tsx';
import { startFrom, startOf } from './schedule-start.ts';
import type { Start } from './schedule-start.ts';
import { TimeFields } from './time-fields.tsx';

interface FormProps {
  readonly personId: string;
  /** The schedule that is changed; absent for a new one. */
  readonly known?: ScheduleBody;
  readonly proposal?: Proposal;
  /** The server's answer when the form was sent without script, or before the script had loaded. */
  readonly reply?: FormReply | undefined;
  /** The page without the form. */
  readonly href: string;
  readonly onSaved: (schedule: ScheduleBody) => Promise<void>;
  readonly onCancel: () => void;
}

type Faults = Partial<Record<ScheduleFault, string>>;

/** Writes down or changes a schedule of a medicine or of measuring. */
export function ScheduleForm({ personId, known, proposal, reply, href, onSaved, onCancel }: FormProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [id] = useState(() => known?.id ?? randomId());
  const [faults, setFaults] = useState<Faults>(() => (reply?.refusal ? faultsIn(reply.values, t) : {}));
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ busy: boolean; refused?: unknown }>({ busy: false, refused: refusalIn(reply) });
  useErrorFocus(form, attempt);
  const [start] = useState(() => (reply ? startFrom(reply.values) : startOf(known, proposal)));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    );
    const found = faultsIn(fields, t);
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setState({ busy: true });
    try {
      await onSaved(
        await saveSchedule(personId, id, { version: known?.version ?? 0, ...readSchedule(fields).planned }),
      );
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
        <input type="hidden" name="person_id" value={personId} />
        <input type="hidden" name="schedule_id" value={known?.id ?? ''} />
        <input type="hidden" name="version" value={known?.version ?? 0} />
        <input type="hidden" name="kind" value={start.kind} />
        <DueFields start={start} fault={faults.name} />
        <TimeFields start={start.times} fault={faults.time} />
        <p className="small muted">
          {t('medicine.night', { from: clockText(language, NIGHT.begins), to: clockText(language, NIGHT.ends) })}
        </p>
        <RhythmFields start={start} fault={faults.weekdays} />
        <LengthFields start={start} fault={faults.days} />
        {state.refused !== undefined && Object.keys(faults).length === 0 && (
          <Notice tone="danger" announce>
            <p>{problemText(state.refused, t, 'medicine.failed')}</p>
          </Notice>
        )}
        <div className="row">
          <Button type="submit" busy={state.busy}>
            {t('medicine.save')}
          </Button>
          <ButtonLink
            look="quiet"
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onCancel();
            }}
          >
            {t('medicine.cancel')}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}

/** Returns what is wrong with the fields, in words. */
function faultsIn(fields: TypedFields, t: Translation['t']): Faults {
  const words: Readonly<Record<ScheduleFault, string>> = {
    name: t('medicine.fault-name'),
    time: t('medicine.fault-time'),
    weekdays: t('medicine.fault-weekdays'),
    days: t('medicine.fault-days', { most: SCHEDULE_LIMITS.days }),
  };
  return Object.fromEntries(readSchedule(fields).faults.map((name) => [name, words[name]]));
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
