import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarOff, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { addTimeOff, bookedHours, removeTimeOff, timeOffQuery } from '../../api/doctor-practice.ts';
import type { TimeOffBody, TimeOffList } from '../../api/doctor-practice.ts';
import { setAnswer } from '../../api/query.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { BookedQuestion } from './booked-question.tsx';
import { SaveFailure } from './save-failure.tsx';

interface SavingState {
  readonly busy: string | undefined;
  readonly fault?: unknown;
}

/**
 * The doctor's time off: whole days that cannot be booked, and single slots that the doctor closed. The list, and a
 * form that adds days. Each change is saved at once.
 */
export function DaysOff({ zone }: { zone: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(timeOffQuery());
  const [days, setDays] = useState({ from: '', to: '' });
  const [state, setState] = useState<SavingState>({ busy: undefined });
  const today = wallClockAt(useNow(), zone).day;
  const change = async (name: string, ask: () => Promise<TimeOffList>) => {
    setState({ busy: name });
    try {
      await setAnswer(client, timeOffQuery().queryKey, await ask());
      setState({ busy: undefined });
      return true;
    } catch (fault) {
      setState({ busy: undefined, fault });
      return false;
    }
  };
  const add = async (keepBooked: boolean) => {
    if (await change('add', () => addTimeOff(days.from, days.to || days.from, keepBooked)))
      setDays({ from: '', to: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(false);
  };
  const asked = bookedHours(state.fault);
  return (
    <section className="card stack" aria-labelledby="days-off">
      <h2 id="days-off" className="row">
        <Icon node={CalendarOff} size={22} />
        {t('off.title')}
      </h2>
      <p className="muted">{t('off.lead')}</p>
      {!data &&
        (isError ? (
          <LoadFailure words={t('availability.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      {data?.time_off.length === 0 && <p>{t('off.none')}</p>}
      {data && data.time_off.length > 0 && (
        <ul className="off-list">
          {data.time_off.map((absence) => (
            <Absence
              key={absence.starts_at + absence.ends_at}
              absence={absence}
              busy={state.busy === absence.starts_at}
              onRemove={() => void change(absence.starts_at, () => removeTimeOff(absence))}
            />
          ))}
        </ul>
      )}
      <form method="post" className="off-form" onSubmit={submit}>
        <TextField
          label={t('off.from')}
          type="date"
          required
          min={today}
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <TextField
          label={t('off.to')}
          aside={t('profile.optional')}
          type="date"
          min={days.from || today}
          value={days.to}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
        <Button type="submit" look="secondary" busy={state.busy === 'add'} disabled={days.from === ''}>
          {t('off.add')}
        </Button>
      </form>
      {state.fault !== undefined && !asked && <SaveFailure error={state.fault} words="availability.save-failed" />}
      <BookedQuestion
        asked={asked}
        onOpenHours={() => setState((now) => (now.fault === undefined ? now : { busy: undefined }))}
        onCloseHours={() => void add(true)}
      />
    </section>
  );
}

function Absence({
  absence: { from, to, time },
  busy,
  onRemove,
}: {
  absence: TimeOffBody;
  busy: boolean;
  onRemove: () => void;
}) {
  const { t, day, clock } = useTranslation();
  const words = time
    ? `${day(from)}, ${clock(time)}`
    : from === to
      ? day(from)
      : t('off.span', { from: day(from), to: day(to) });
  return (
    <li>
      <strong>{words}</strong>
      <Button look="quiet" round busy={busy} aria-label={t('off.remove', { days: words })} onClick={onRemove}>
        <Icon node={Trash2} size={20} />
      </Button>
    </li>
  );
}
