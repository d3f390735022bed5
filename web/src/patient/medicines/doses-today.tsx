import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { LATE_AFTER_MINUTES } from '@tabibu/contract/medication-times';
import type { DoseAnswer } from '@tabibu/contract/medication-times';
import { ApiProblem } from '../../api/client.ts';
import { answerDose, doseMonthQuery, schedulesQuery } from '../../api/medication.ts';
import type { DoseBody, ScheduleBody, SchedulesBody } from '../../api/medication.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { keepChanged } from '../../components/kept-from.tsx';
import type { Kept } from '../../components/kept-from.tsx';
import type { Unsent } from '../../components/reading-outbox.ts';
import { useOutbox } from '../../components/use-outbox.ts';
import { useCountry, useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { dueText } from './due-words.ts';

interface TodayProps {
  readonly personId: string;
  readonly ownId: string;
  readonly schedules: SchedulesBody;
  /** Since when this device has the doses, where they come from it. */
  readonly kept: Kept | undefined;
}

/** What is due today, and what of the hours before has no answer yet. Without a network answers wait on the device. */
export function DosesToday({ personId, ownId, kept, schedules: { today, doses, schedules } }: TodayProps) {
  const { t, day } = useTranslation();
  const client = useQueryClient();
  const { outbox, unsent } = useOutbox();
  const own = unsent.filter((one) => one.personId === personId && one.dose !== undefined);
  const waitingOf = (dose: DoseBody) => own.find(({ id, refusal }) => id === nameOf(dose) && refusal === undefined);
  const isOpenedAway = useMe()?.id === '';
  const reply = useFormReply();
  const [refused, setRefused] = useState<unknown>(() => refusalIn(reply?.form === 'answer-dose' ? reply : undefined));
  const answer = async (dose: DoseBody, wanted: DoseAnswer) => {
    setRefused(undefined);
    const wait = () => outbox().put({ personId, id: nameOf(dose), reading: null, dose: { ...dose, answer: wanted } });
    // What waits goes first, or it would overwrite this answer later.
    if (isOpenedAway || waitingOf(dose)) return wait();
    try {
      const answered = await answerDose(personId, dose, wanted);
      await setAnswer(
        client,
        schedulesQuery(personId).queryKey,
        (known) => known && { ...known, doses: known.doses.map((one) => (isSame(one, answered) ? answered : one)) },
      );
      void keepChanged(client, schedulesQuery(personId).queryKey);
      void client.invalidateQueries(doseMonthQuery(personId, today.slice(0, 7)));
    } catch (fault) {
      if (fault instanceof ApiProblem && fault.code === 'offline') await wait();
      else setRefused(fault);
    }
  };
  const isOfToday = kept === undefined || kept.today === today;
  return (
    <section className="card stack" aria-labelledby="doses-today">
      <h2 id="doses-today">{isOfToday ? t('medicine.today') : day(today)}</h2>
      {!isOfToday && <p>{t('medicine.not-of-today')}</p>}
      {refused !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(refused, t, 'medicine.failed')}</p>
        </Notice>
      )}
      <NotSent refused={own.filter(({ refusal }) => refusal !== undefined)} onDrop={(one) => void outbox().drop(one)} />
      {doses.length === 0 && isOfToday && <p>{t('medicine.nothing-today')}</p>}
      <ul className="dose-list">
        {doses.map((dose) => {
          const schedule = schedules.find(({ id }) => id === dose.schedule_id);
          return (
            schedule && (
              <Dose
                key={`${dose.schedule_id} ${dose.due_at}`}
                personId={personId}
                ownId={ownId}
                dose={waitingOf(dose)?.dose ?? dose}
                waits={waitingOf(dose) !== undefined}
                schedule={schedule}
                onAnswer={(wanted) => answer(dose, wanted)}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

const isSame = (one: DoseBody, other: DoseBody) =>
  one.schedule_id === other.schedule_id && Date.parse(one.due_at) === Date.parse(other.due_at);

/** The name under which what was said of a dose waits on the device: one answer for each dose. */
const nameOf = ({ schedule_id: id, due_at: dueAt }: DoseBody) => `${id}-${Date.parse(dueAt)}`;

/** Answers that waited and that the server did not take. */
function NotSent({ refused, onDrop }: { refused: readonly Unsent[]; onDrop: (one: Unsent) => void }) {
  const { t } = useTranslation();
  return refused.map((one) => (
    <Notice key={one.id} tone="warning">
      <p>{t('medicine.not-sent', { why: one.refusal ?? '' })}</p>
      <Button look="quiet" onClick={() => onDrop(one)}>
        {t('medicine.not-sent-seen')}
      </Button>
    </Notice>
  ));
}

interface DoseProps {
  readonly personId: string;
  readonly ownId: string;
  readonly dose: DoseBody;
  /** Its answer waits on this device for the network. */
  readonly waits: boolean;
  readonly schedule: ScheduleBody;
  readonly onAnswer: (answer: DoseAnswer) => Promise<void>;
}

function Dose({ personId, ownId, dose, waits, schedule, onAnswer }: DoseProps) {
  const speech = useTranslation();
  const { t, clock } = speech;
  const now = useNow();
  const isLate = dose.answer === null && now > Date.parse(dose.due_at) + LATE_AFTER_MINUTES * 60_000;
  const isMeasured = schedule.due.kind === 'measuring';
  const { time } = wallClockAt(dose.due_at, useCountry().timeZone ?? 'UTC');
  const words = t('medicine.for', { what: dueText(schedule, speech), time: clock(time) });
  return (
    <li className="dose-row">
      <div className="dose-line">
        <strong className="numbers">{clock(time)}</strong>
        <span className="dose-what">{dueText(schedule, speech)}</span>
        {isLate && <span className="dose-state late">{t('medicine.late')}</span>}
        {dose.answer && <span className={`dose-state ${dose.answer}`}>{t(`medicine.said-${dose.answer}`)}</span>}
      </div>
      {waits && (
        <p className="small dose-waits" role="status">
          <Icon node={CloudOff} size={18} />
          {t('medicine.waits')}
        </p>
      )}
      <div className="row">
        {isMeasured && dose.answer === null && (
          <ButtonLink look="secondary" href={personId === ownId ? '/readings' : `/readings/${personId}`}>
            {t('medicine.measure')}
          </ButtonLink>
        )}
        {dose.answer !== 'taken' && (
          <AnswerForm personId={personId} dose={dose} answer="taken" onAnswer={onAnswer}>
            {t(isMeasured ? 'medicine.measured' : 'medicine.take')}
            <span className="visually-hidden"> {words}</span>
          </AnswerForm>
        )}
        {dose.answer !== 'skipped' && (
          <AnswerForm personId={personId} dose={dose} answer="skipped" onAnswer={onAnswer}>
            {t('medicine.skip')}
            <span className="visually-hidden"> {words}</span>
          </AnswerForm>
        )}
      </div>
    </li>
  );
}

interface AnswerProps extends Pick<DoseProps, 'personId' | 'dose' | 'onAnswer'> {
  readonly answer: DoseAnswer;
  readonly children: ReactNode;
}

/** One button with a form of its own, which the server takes without script too. */
function AnswerForm({ personId, dose, answer, onAnswer, children }: AnswerProps) {
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    await onAnswer(answer);
    setBusy(false);
  };
  return (
    <form name="answer-dose" method="post" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="schedule_id" value={dose.schedule_id} />
      <input type="hidden" name="due_at" value={dose.due_at} />
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" look={answer === 'taken' ? 'secondary' : 'quiet'} busy={busy}>
        {children}
      </Button>
    </form>
  );
}
