import { useQuery } from '@tanstack/react-query';
import { ownComplaintsQuery } from '../../api/complaints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/**
 * The messages that this person sent to us, each with our answer or a note that it is awaited. Renders nothing if there
 * are none.
 */
export function OwnComplaints({ zone }: { zone: string }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const found = useQuery(ownComplaintsQuery());
  if (found.isError) return <LoadFailure words={t('contact.yours-failed')} onRetry={() => void found.refetch()} />;
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('contact.yours')}</h2>
      <ul className="stack contact-letters">
        {found.data.map((letter) => (
          <li key={letter.id} className="card stack">
            <p className="small muted">
              {t('contact.number', { number: letter.number, when: moment(letter.created_at, zone, now) })}
            </p>
            <h3>{letter.subject}</h3>
            <p className="prose">{letter.message}</p>
            {letter.response === null ? (
              <p className="muted">{t('contact.waiting')}</p>
            ) : (
              <>
                <h4>{t('contact.answer')}</h4>
                <p className="prose">{letter.response}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
