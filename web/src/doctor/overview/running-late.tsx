import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { clockText, wallClockAt } from '@tabibu/contract/clock-times';
import { announceDelay, overviewQuery } from '../../api/doctor-day.ts';
import type { DoctorOverviewBody } from '../../api/doctor-day.ts';
import { useIntention } from '../../api/intention.ts';
import { problemText } from '../../api/problem-text.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** One tap tells everybody of later today by text message that it takes longer; hidden while there is nobody to tell. */
export function RunningLate({ delay: { would_tell: count, again_at: againAt }, zone }: { delay: DoctorOverviewBody['delay']; zone: string }) {
  const { t, language } = useSpeech();
  const client = useQueryClient();
  const send = useIntention();
  const now = useNow();
  const tell = useMutation({
    mutationFn: () => announceDelay(send),
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
  });
  const silent = againAt !== null && Date.parse(againAt) > now;
  if (count === 0 && !tell.isSuccess) return null;
  return (
    <section className="running-late">
      {tell.isSuccess && <Notice tone="success" announce><p>{t('day.late-told', { count: tell.data.told })}</p></Notice>}
      {tell.isError && <Notice tone="danger" announce><p>{problemText(tell.error, t, 'day.failed')}</p></Notice>}
      {silent
        ? <p className="small muted">{t('day.late-again', { time: clockText(language, wallClockAt(againAt, zone).time) })}</p>
        : count > 0 && (
          <div className="row">
            <Button look="secondary" busy={tell.isPending} onClick={() => tell.mutate()}><Megaphone size={20} aria-hidden="true" />{t('day.late-tell')}</Button>
            <span className="small muted">{t('day.late-who', { count })}</span>
          </div>
        )}
    </section>
  );
}
