import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reviewsQuery } from '../../api/reviews.ts';
import type { ReviewBody } from '../../api/reviews.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { ReviewReply } from './review-reply.tsx';
import './reviews.css';

/** One page of the reviews of a doctor. "Show more" renders the next page below it. Renders nothing without reviews. */
export function DoctorReviews({ doctorId, cursor }: { doctorId: string; cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(reviewsQuery(doctorId, cursor));
  if (!data) return isError ? <LoadFailure words={t('review.list-failed')} onRetry={() => void refetch()} /> : null;
  if (data.reviews.length === 0) return null;
  return (
    <>
      <ul className="review-list">
        {data.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <DoctorReviews doctorId={doctorId} cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('review.more')}
          </Button>
        ))}
    </>
  );
}

function Review({ review: { stars, comment, month, reply } }: { review: ReviewBody }) {
  const { t, language } = useTranslation();
  const when = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <li className="card">
      <p className="row spread">
        <span>
          <Stars rating={stars} />
          <span className="visually-hidden">{t('review.one', { count: stars })}</span>
        </span>
        <span className="muted" suppressHydrationWarning>
          {when}
        </span>
      </p>
      {comment && <p className="prose">{comment}</p>}
      {reply && <ReviewReply text={reply} />}
    </li>
  );
}
