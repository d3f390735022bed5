import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { markAnswersRead, ownComplaintsQuery, unreadAnswersQuery } from '../../api/complaints.ts';
import type { OwnComplaintBody } from '../../api/complaints.ts';
import { setAnswer } from '../../api/query.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { LazyOpenRecords } from '../../security/record-lock/lazy-record-lock.ts';
import { ReplyForm } from './reply-form.tsx';

/**
 * The messages that this person sent to us, each with our answers, what the person said to them, and a field to write
 * more. An answer that comes meanwhile appears by itself. Renders nothing if there are none.
 */
export function OwnComplaints({ zone }: { zone: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const found = useQuery(ownComplaintsQuery());
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'answer') void client.invalidateQueries({ queryKey: ownComplaintsQuery().queryKey });
  });
  useMarkRead(found.data);
  if (me?.records_closed) return <LazyOpenRecords.Part />;
  if (found.isError) return <LoadFailure words={t('contact.yours-failed')} onRetry={() => void found.refetch()} />;
  if (!found.data || found.data.length === 0) return null;
  return (
    <section id="answers" className="stack">
      <h2>{t('contact.yours')}</h2>
      <ul className="stack contact-letters">
        {found.data.map((letter) => (
          <li key={letter.id} className="card stack">
            <Letter letter={letter} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells the server which answers are on the screen, so that no other page announces them any more. */
function useMarkRead(letters: readonly OwnComplaintBody[] | undefined): void {
  const client = useQueryClient();
  const newest = letters
    ?.flatMap(({ turns }) => turns.flatMap(({ by, at }) => (by === 'staff' ? [at] : [])))
    .reduce((latest, at) => (at > latest ? at : latest), '');
  useEffect(() => {
    if (!newest) return;
    // Without a network the answers stay announced until the page is opened again.
    markAnswersRead(newest).then(
      (left) => setAnswer(client, unreadAnswersQuery().queryKey, left),
      () => undefined,
    );
  }, [client, newest]);
}

function Letter({ letter, zone }: { letter: OwnComplaintBody; zone: string }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  return (
    <>
      <p className="small muted">
        {t('contact.number', { number: letter.number, when: moment(letter.created_at, zone, now) })}
      </p>
      <h3>{letter.subject}</h3>
      <p className="prose as-typed">{letter.message}</p>
      {letter.turns.map(({ by, text, at }) => (
        <div key={at} className={`contact-turn ${by}`}>
          <h4>{t(by === 'staff' ? 'contact.answer' : 'contact.your-message')}</h4>
          <p className="small muted">{moment(at, zone, now)}</p>
          <p className="prose as-typed">{text}</p>
        </div>
      ))}
      {letter.status !== 'resolved' && (
        <p className="muted">{t(letter.status === 'pending' ? 'contact.waiting' : 'contact.working')}</p>
      )}
      <ReplyForm letter={letter} />
    </>
  );
}
