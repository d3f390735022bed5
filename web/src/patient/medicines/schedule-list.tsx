import { useState } from 'react';
import { stopSchedule } from '../../api/medication.ts';
import type { ScheduleBody } from '../../api/medication.ts';
import { problemText } from '../../api/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { dueText } from './due-words.ts';

interface ListProps {
  readonly personId: string;
  readonly schedules: readonly ScheduleBody[];
  readonly onAdd: (kind: 'medicine' | 'measuring') => void;
  readonly onChange: (schedule: ScheduleBody) => void;
  readonly onStopped: (schedule: ScheduleBody) => Promise<void>;
}

/** What the person is reminded of, first what stands and then what ended, and the buttons to add to it. */
export function ScheduleList({ schedules, onAdd, ...rest }: ListProps) {
  const { t } = useTranslation();
  const [live, over] = [true, false].map((stands) => schedules.filter(({ state }) => (state === 'live') === stands));
  return (
    <section className="card stack" aria-labelledby="schedules">
      <h2 id="schedules">{t('medicine.schedules')}</h2>
      {schedules.length === 0 && <p>{t('medicine.nothing')}</p>}
      <ul className="dose-list">
        {[...live!, ...over!].map((schedule) => (
          <Row key={schedule.id} schedule={schedule} {...rest} />
        ))}
      </ul>
      <div className="row">
        <Button look="secondary" onClick={() => onAdd('medicine')}>
          {t('medicine.add')}
        </Button>
        <Button look="secondary" onClick={() => onAdd('measuring')}>
          {t('medicine.add-measuring')}
        </Button>
      </div>
    </section>
  );
}

function Row({
  personId,
  schedule,
  onChange,
  onStopped,
}: Pick<ListProps, 'personId' | 'onChange' | 'onStopped'> & { schedule: ScheduleBody }) {
  const speech = useTranslation();
  const { t, clock, day } = speech;
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState<{ busy: boolean; refused?: unknown }>({ busy: false });
  const { id, times, every_days: days, last_day: last } = schedule;
  const stop = async () => {
    setState({ busy: true });
    try {
      await onStopped(await stopSchedule(personId, id));
      setState({ busy: false });
    } catch (refused) {
      setState({ busy: false, refused });
    }
  };
  const rhythm = [
    t('medicine.every', { days }),
    times.map(clock).join(', '),
    ...(last ? [t('medicine.until', { day: day(last) })] : []),
  ].join(' · ');
  return (
    <li className="dose-row">
      <strong className="dose-what">{dueText(schedule, speech)}</strong>
      <span className="small muted">{rhythm}</span>
      {schedule.state !== 'live' && <span className="dose-state">{t(`medicine.${schedule.state}`)}</span>}
      {state.refused !== undefined && (
        <p role="alert" className="danger-text">
          {problemText(state.refused, t, 'medicine.failed')}
        </p>
      )}
      {schedule.state !== 'stopped' && (
        <div className="row">
          {asked && schedule.state === 'live' ? (
            <>
              <Button look="danger" busy={state.busy} onClick={() => void stop()}>
                {t('medicine.stop-sure')}
              </Button>
              <Button look="quiet" onClick={() => setAsked(false)}>
                {t('medicine.keep')}
              </Button>
            </>
          ) : (
            <>
              <Button look="quiet" onClick={() => onChange(schedule)}>
                {t('medicine.change')}
                <span className="visually-hidden"> {dueText(schedule, speech)}</span>
              </Button>
              {schedule.state === 'live' && (
                <Button look="quiet" onClick={() => setAsked(true)}>
                  {t('medicine.stop')}
                  <span className="visually-hidden"> {dueText(schedule, speech)}</span>
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}
