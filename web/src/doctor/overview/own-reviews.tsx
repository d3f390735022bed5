import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownReviewsQuery } from '../../api/reviews.ts';
import type { ReviewBody } from '../../api/reviews.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ReplyForm } from './reply-form.tsx';
import './own-reviews.css';

/** What patients said of the doctor, each with the one reply that everybody reads. */
export function OwnReviews() {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="own-reviews">
      <div><h2 id="own-reviews">{t('day.reviews')}</h2><p className="small muted">{t('day.reviews-note')}</p></div>
      <ReviewPage />
    </section>
  );
}

/** One page; 'show more' puts the next page below it. */
function ReviewPage({ cursor }: { cursor?: string }) {
  const { t } = useSpeech();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(ownReviewsQuery(cursor));
  if (!data) return isError ? <LoadFailure words={t('day.reviews-failed')} onRetry={() => void refetch()} /> : <CardSkeletons count={1} />;
  if (data.reviews.length === 0) return <p className="muted">{t('day.reviews-none')}</p>;
  return (
    <>
      <ul className="cards own-reviews">{data.reviews.map((review) => <Review key={review.id} review={review} />)}</ul>
      {data.next_cursor && (more ? <ReviewPage cursor={data.next_cursor} /> : <Button look="secondary" wide onClick={() => setMore(true)}>{t('day.more')}</Button>)}
    </>
  );
}

function Review({ review: { id, stars, comment, month, reply } }: { review: ReviewBody }) {
  const { t, language } = useSpeech();
  const [open, setOpen] = useState(false);
  const when = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <li className="card">
      <p className="row spread"><span className="row"><Stars rating={stars} /><span className="numbers">{stars}</span></span><span className="muted" suppressHydrationWarning>{when}</span></p>
      {comment ? <p className="prose">{comment}</p> : <p className="muted">{t('day.review-silent')}</p>}
      {reply && <div className="own-reply"><p className="small muted">{t('day.reply-yours')}</p><p className="prose">{reply}</p></div>}
      {!reply && (open
        ? <ReplyForm reviewId={id} onClose={() => setOpen(false)} />
        : <Button look="secondary" onClick={() => setOpen(true)}>{t('day.reply')}<span className="visually-hidden"> {t('day.reply-to', { count: stars, when })}</span></Button>)}
    </li>
  );
}
