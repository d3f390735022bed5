import { useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { deleteSchedule, stopSchedule } from '../../api/medication.ts';
import type { ScheduleBody } from '../../api/medication.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dueText, rhythmText } from './due-words.ts';

/** A question that is asked before something ends or goes. */
export interface Asked {
  readonly what: 'stop' | 'delete';
  readonly id: string;
}

interface ListProps {
  readonly personId: string;
  /** The page itself. Its links also work without script. */
  readonly href: string;
  /** The question that the address asks. */
  readonly asked: Asked | undefined;
  readonly schedules: readonly ScheduleBody[];
  readonly onAdd: (kind: 'medicine' | 'measuring') => void;
  readonly onChange: (schedule: ScheduleBody) => void;
  readonly onStopped: (schedule: ScheduleBody) => Promise<void>;
  readonly onDeleted: (id: string) => Promise<void>;
}

/** Does something in the page where there is script; without it the link is followed. */
const inPage = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** What the person is reminded of, first what stands and then what ended, and the links to add to it. */
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
        <ButtonLink look="secondary" href={`${rest.href}?add=medicine`} onClick={inPage(() => onAdd('medicine'))}>
          {t('medicine.add')}
        </ButtonLink>
        <ButtonLink look="secondary" href={`${rest.href}?add=measuring`} onClick={inPage(() => onAdd('measuring'))}>
          {t('medicine.add-measuring')}
        </ButtonLink>
      </div>
    </section>
  );
}

type RowProps = Omit<ListProps, 'schedules' | 'onAdd'> & { readonly schedule: ScheduleBody };

function Row({ personId, href, asked: first, schedule, onChange, onStopped, onDeleted }: RowProps) {
  const speech = useTranslation();
  const { t, clock, day } = speech;
  const { id, times, last_day: last } = schedule;
  const reply = useFormReply();
  const isSent = reply?.values['schedule_id'] === id && /^(stop|delete)-schedule$/.test(reply.form);
  const [asked, setAsked] = useState(first?.id === id ? first.what : undefined);
  const [state, setState] = useState<{ busy: boolean; refused?: unknown }>({
    busy: false,
    refused: isSent ? refusalIn(reply) : undefined,
  });
  const act = async () => {
    setState({ busy: true });
    try {
      if (asked === 'delete') {
        await deleteSchedule(personId, id);
        return await onDeleted(id);
      }
      await onStopped(await stopSchedule(personId, id));
      setState({ busy: false });
      setAsked(undefined);
    } catch (refused) {
      setState({ busy: false, refused });
    }
  };
  const rhythm = [
    rhythmText(schedule, speech),
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
      {asked === undefined || (asked === 'stop' && schedule.state !== 'live') ? (
        <Choices {...{ href, schedule, onChange, onAsk: setAsked }} />
      ) : (
        <Question
          {...{ personId, href, schedule, asked, busy: state.busy }}
          onYes={act}
          onNo={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}

/** What can be done with a schedule. */
function Choices({
  href,
  schedule,
  onChange,
  onAsk,
}: Pick<RowProps, 'href' | 'schedule' | 'onChange'> & { readonly onAsk: (what: Asked['what']) => void }) {
  const speech = useTranslation();
  const { t } = speech;
  const { id, state } = schedule;
  const words = <span className="visually-hidden"> {dueText(schedule, speech)}</span>;
  return (
    <div className="row dose-choices">
      {state !== 'stopped' && (
        <ButtonLink look="quiet" href={`${href}?change=${id}`} onClick={inPage(() => onChange(schedule))}>
          {t('medicine.change')}
          {words}
        </ButtonLink>
      )}
      {state === 'live' && (
        <ButtonLink look="quiet" href={`${href}?stop=${id}`} onClick={inPage(() => onAsk('stop'))}>
          {t('medicine.stop')}
          {words}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" href={`${href}?delete=${id}`} onClick={inPage(() => onAsk('delete'))}>
        {t('medicine.delete')}
        {words}
      </ButtonLink>
    </div>
  );
}

interface QuestionProps extends Pick<RowProps, 'personId' | 'href' | 'schedule'> {
  readonly asked: Asked['what'];
  readonly busy: boolean;
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}

/** Asks once before a schedule ends or goes. The server takes the answer without script too. */
function Question({ personId, href, schedule, asked, busy, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onYes();
  };
  return (
    <form name={`${asked}-schedule`} method="post" className="stack" onSubmit={send}>
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="schedule_id" value={schedule.id} />
      {asked === 'delete' && <p>{t('medicine.delete-what')}</p>}
      <div className="row">
        <Button type="submit" look="danger" busy={busy}>
          {t(`medicine.${asked}-sure`)}
        </Button>
        <ButtonLink look="quiet" href={href} onClick={inPage(onNo)}>
          {t('medicine.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}
