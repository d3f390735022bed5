import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../api/forms/problem-text.ts';
import { OWN_REVIEWS, ownReviewsQuery, removeReply } from '../../api/reviews.ts';
import type { ReviewBody } from '../../api/reviews.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { ReplyForm } from './reply-form.tsx';
import './own-reviews.css';

/** The reviews of this doctor, each with the doctor's public reply. */
export function OwnReviews() {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="own-reviews">
      <div>
        <h2 id="own-reviews">{t('day.reviews')}</h2>
        <p className="small muted">{t('day.reviews-note')}</p>
      </div>
      <ReviewPage />
    </section>
  );
}

/** One page of the reviews. "Show more" renders the next page below it. */
function ReviewPage({ cursor }: { cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(ownReviewsQuery(cursor));
  if (!data)
    return isError ? (
      <LoadFailure words={t('day.reviews-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  if (data.reviews.length === 0) return <p className="muted">{t('day.reviews-none')}</p>;
  return (
    <>
      <ul className="cards own-reviews">
        {data.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <ReviewPage cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('day.more')}
          </Button>
        ))}
    </>
  );
}

/** Buttons that change the doctor's reply or delete it after a confirmation. */
function ReplyActions({ reviewId, onChange }: { reviewId: string; onChange: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const remove = async () => {
    setState({ busy: true });
    try {
      await removeReply(reviewId);
    } catch (fault) {
      return setState({ busy: false, fault });
    }
    await client.invalidateQueries(OWN_REVIEWS);
  };
  return (
    <>
      {asked && (
        <Notice tone="warning" announce>
          <p>{t('day.reply-remove-note')}</p>
          <Button look="danger" busy={state.busy} onClick={() => void remove()}>
            {t('day.reply-remove')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t('day.close')}
          </Button>
        </Notice>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'day.reply-failed')}</p>
        </Notice>
      )}
      {!asked && (
        <p className="row">
          <Button look="quiet" onClick={onChange}>
            {t('day.reply-change')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(true)}>
            {t('day.reply-remove')}
          </Button>
        </p>
      )}
    </>
  );
}

function Review({ review: { id, stars, comment, month, reply } }: { review: ReviewBody }) {
  const { t, language } = useTranslation();
  const [open, setOpen] = useState(false);
  const when = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <li className="card">
      <p className="row spread">
        <span className="row">
          <Stars rating={stars} />
          <span className="numbers">{stars}</span>
        </span>
        <span className="muted" suppressHydrationWarning>
          {when}
        </span>
      </p>
      {comment ? <p className="prose">{comment}</p> : <p className="muted">{t('day.review-silent')}</p>}
      {reply && !open && (
        <div className="own-reply">
          <p className="small muted">{t('day.reply-yours')}</p>
          <p className="prose">{reply}</p>
          <ReplyActions reviewId={id} onChange={() => setOpen(true)} />
        </div>
      )}
      {reply && open && <ReplyForm reviewId={id} reply={reply} onClose={() => setOpen(false)} />}
      {!reply &&
        (open ? (
          <ReplyForm reviewId={id} onClose={() => setOpen(false)} />
        ) : (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('day.reply')}
            <span className="visually-hidden"> {t('day.reply-to', { count: stars, when })}</span>
          </Button>
        ))}
    </li>
  );
}
