import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from './use-days.ts';

/** Every move of an application, question and answer: who, when, from where to where, with the note (W60). */
export function MoveHistory({ application }: { application: ReviewedApplicationBody }) {
  const { t } = useTranslation();
  const days = useDays();
  return (
    <section className="card stack" aria-labelledby="review-history">
      <h2 id="review-history">{t('review.history')}</h2>
      <ol className="review-history">
        {application.history.map(({ kind, from, to, at, note, by }, place) => (
          <li key={`${at} ${place}`}>
            <p>
              <strong>
                {kind === 'moved'
                  ? t('review.moved', { from: t(`review.status-${from}`), to: t(`review.status-${to}`) })
                  : t(`review.moved-${kind}`)}
              </strong>{' '}
              <span className="small muted">
                {t(`review.by-${by.kind}`, { name: by.name })} · {days.moment(at)}
              </span>
            </p>
            {note && <p className="review-words">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
