import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone, Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { clockText, wallClockAt } from '@tabibu/contract/clock-times';
import { announceDelay, delayQuery, overviewQuery, undoDelay } from '../../api/doctor-day.ts';
import type { DelayChoice, DelayMinutes, DoctorOverviewBody } from '../../api/doctor-day.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useSecondsUntil } from '../../components/countdown.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface RunningLateProps {
  delay: DoctorOverviewBody['delay'];
  zone: string;
}

/**
 * Lets the doctor announce a delay to the patients who still have an appointment today. The announcement can be undone
 * until the messages are sent, and changed afterwards.
 */
export function RunningLate({
  delay: { would_tell: count, may_withdraw: mayWithdraw, again_at: againAt, last },
  zone,
}: RunningLateProps) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const now = useNow();
  const [asks, setAsks] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: overviewQuery().queryKey });
  const silent = againAt !== null && Date.parse(againAt) > now;
  const mayTell = count > 0 || mayWithdraw;
  if (!mayTell && !last) return null;
  const time = (at: string) => clockText(language, wallClockAt(at, zone).time);
  const words = last?.minutes === 0 ? 'day.late-withdrawn' : 'day.late-told';
  return (
    <section className="running-late stack">
      {last?.state === 'waits' && <Waiting last={last} onChange={refresh} />}
      {last?.state === 'told' && (
        <p className="small" role="status">
          {t(words, { count: last.count, minutes: last.minutes, time: time(last.at) })}{' '}
          {last.still_come < last.count && `${t('day.late-still', { count: last.still_come })} `}
          {silent && t('day.late-again', { time: time(againAt) })}
        </p>
      )}
      {mayTell && !silent && last?.state !== 'waits' && (
        <div>
          <Button look="secondary" onClick={() => setAsks(true)}>
            <Icon node={Megaphone} size={20} />
            {t(mayWithdraw ? 'day.late-change' : 'day.late-tell')}
          </Button>
        </div>
      )}
      <Sheet open={asks} onClose={() => setAsks(false)} title={t('day.late-title')} closeLabel={t('day.close')}>
        <Question time={time} onClose={() => setAsks(false)} onChange={refresh} />
      </Sheet>
    </section>
  );
}

interface QuestionProps {
  time: (at: string) => string;
  onClose: () => void;
  onChange: () => Promise<void>;
}

/**
 * Asks how late the doctor is, and shows how many patients will be told and what the message says before it is sent.
 */
function Question({ time, onClose, onChange }: QuestionProps) {
  const { t } = useTranslation();
  const send = useIdempotentSend();
  const found = useQuery(delayQuery());
  const [minutes, setMinutes] = useState<DelayMinutes>();
  const tell = useMutation({
    mutationFn: (late: DelayMinutes) => announceDelay(send, late),
    onSettled: onChange,
    onSuccess: onClose,
  });
  const choices = found.data?.choices.filter(({ minutes: late, would_tell: count }) => late > 0 || count > 0);
  const chosen = choices?.find(({ minutes: late }) => late === minutes);
  return (
    <div className="stack">
      {choices && (
        <Choice
          legend={t('day.late-how')}
          name="late"
          value={minutes === undefined ? undefined : String(minutes)}
          items={choices.map(({ minutes: late, would_tell: count }) => ({
            value: String(late),
            title: t('day.late-minutes', { minutes: late }),
            disabled: count === 0,
          }))}
          onChoose={(value) => setMinutes(choices.find(({ minutes: late }) => String(late) === value)?.minutes)}
        />
      )}
      <p role="status">{choices ? chosen && <Preview choice={chosen} time={time} /> : t('day.late-counting')}</p>
      {choices?.every(({ would_tell: count }) => count === 0) && <p>{t('day.late-who', { count: 0 })}</p>}
      {(tell.isError || found.isError) && (
        <Notice tone="danger" announce>
          <p>{problemText(tell.error ?? found.error, t, 'day.failed')}</p>
        </Notice>
      )}
      <div className="day-dialog-actions">
        <Button look="secondary" onClick={onClose}>
          {t('day.late-no')}
        </Button>
        <Button
          busy={tell.isPending}
          disabled={!chosen?.would_tell}
          onClick={() => chosen && tell.mutate(chosen.minutes)}
        >
          {t('day.late-yes')}
        </Button>
      </div>
    </div>
  );
}

/** How many patients are told, and what the first of them reads, on the doctor's clock. */
function Preview({
  choice: { minutes, would_tell: count, first },
  time,
}: {
  choice: DelayChoice;
  time: QuestionProps['time'];
}) {
  const { t } = useTranslation();
  if (!first) return t('day.late-who', { count });
  const late = Math.round((Date.parse(first.expected_at) - Date.parse(first.starts_at)) / 60_000);
  const times = { start: time(first.starts_at), expected: time(first.expected_at) };
  return (
    <>
      {t('day.late-who', { count })}{' '}
      {minutes === 0 ? t('day.late-says-none', times) : t('day.late-says', { ...times, minutes: late })}
    </>
  );
}

/** The messages have not been sent yet: counts down the seconds in which they can be stopped. */
function Waiting({
  last,
  onChange,
}: {
  last: NonNullable<DoctorOverviewBody['delay']['last']>;
  onChange: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const left = useSecondsUntil(last.at);
  const undo = useMutation({ mutationFn: undoDelay, onSettled: onChange });
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    // The time is over: ask the server every two seconds until it says that the messages are sent.
    const timer = setInterval(() => void onChange(), 2_000);
    return () => clearInterval(timer);
    // Only the end of the countdown starts the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver]);
  return (
    <Notice tone="info">
      <p>{t('day.late-waits', { count: last.still_come, seconds: left ?? 30 })}</p>
      {undo.isError && <p role="alert">{problemText(undo.error, t, 'day.failed')}</p>}
      {left !== 0 && (
        <Button look="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
          <Icon node={Undo2} size={20} />
          {t('day.late-undo')}
        </Button>
      )}
    </Notice>
  );
}
