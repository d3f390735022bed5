import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone, Undo2 } from 'lucide-react';
import { clockText, wallClockAt } from '@tabibu/contract/clock-times';
import { announceDelay, delayQuery, overviewQuery, takeBackDelay } from '../../api/doctor-day.ts';
import type { DoctorOverviewBody } from '../../api/doctor-day.ts';
import { useIntention } from '../../api/intention.ts';
import { problemText } from '../../api/problem-text.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface RunningLateProps {
  delay: DoctorOverviewBody['delay'];
  zone: string;
}

/** Tells those who wait for their turn today that it takes longer: asks first, can be taken back until the messages go out, and stays as told. */
export function RunningLate({ delay: { would_tell: count, again_at: againAt, last }, zone }: RunningLateProps) {
  const { t, language } = useSpeech();
  const client = useQueryClient();
  const now = useNow();
  const [asks, setAsks] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: overviewQuery().queryKey });
  const silent = againAt !== null && Date.parse(againAt) > now;
  if (count === 0 && !last) return null;
  const time = (at: string) => clockText(language, wallClockAt(at, zone).time);
  return (
    <section className="running-late stack">
      {last?.state === 'waits' && <Waiting last={last} onChange={refresh} />}
      {last?.state === 'told' && <p className="small" role="status">{t('day.late-told', { count: last.count, minutes: last.minutes, time: time(last.at) })} {silent && t('day.late-again', { time: time(againAt) })}</p>}
      {count > 0 && !silent && last?.state !== 'waits' && <div><Button look="secondary" onClick={() => setAsks(true)}><Megaphone size={20} aria-hidden="true" />{t('day.late-tell')}</Button></div>}
      <Sheet open={asks} onClose={() => setAsks(false)} title={t('day.late-title')} closeLabel={t('day.close')}>
        <Question onClose={() => setAsks(false)} onChange={refresh} />
      </Sheet>
    </section>
  );
}

/** How many would hear of it, before anything is sent. */
function Question({ onClose, onChange }: { onClose: () => void; onChange: () => Promise<void> }) {
  const { t } = useSpeech();
  const send = useIntention();
  const found = useQuery(delayQuery());
  const tell = useMutation({ mutationFn: () => announceDelay(send), onSettled: onChange, onSuccess: onClose });
  const count = found.data?.would_tell;
  return (
    <div className="stack">
      <p role="status">{count === undefined ? t('day.late-counting') : t('day.late-who', { count })}</p>
      {(tell.isError || found.isError) && <Notice tone="danger" announce><p>{problemText(tell.error ?? found.error, t, 'day.failed')}</p></Notice>}
      <div className="day-dialog-actions">
        <Button look="secondary" onClick={onClose}>{t('day.late-no')}</Button>
        <Button busy={tell.isPending} disabled={!count} onClick={() => tell.mutate()}>{t('day.late-yes')}</Button>
      </div>
    </div>
  );
}

/** The messages have not gone out: how long they can still be stopped. */
function Waiting({ last, onChange }: { last: NonNullable<DoctorOverviewBody['delay']['last']>; onChange: () => Promise<void> }) {
  const { t } = useSpeech();
  const [left, setLeft] = useState<number>();
  const undo = useMutation({ mutationFn: takeBackDelay, onSettled: onChange });
  useEffect(() => {
    const count = () => {
      const seconds = Math.ceil((Date.parse(last.at) - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      // Sent by now: what the server says of it is asked for until it says so.
      if (seconds <= 0 && seconds % 2 === 0) void onChange();
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
    // The time of sending alone begins another count.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last.at]);
  return (
    <Notice tone="info">
      <p>{t('day.late-waits', { count: last.count, seconds: left ?? 30 })}</p>
      {undo.isError && <p role="alert">{problemText(undo.error, t, 'day.failed')}</p>}
      {left !== 0 && <Button look="secondary" busy={undo.isPending} onClick={() => undo.mutate()}><Undo2 size={20} aria-hidden="true" />{t('day.late-undo')}</Button>}
    </Notice>
  );
}
