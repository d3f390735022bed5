import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { giveReview, ownReviewQuery } from '../../api/reviews.ts';
import type { ReviewBody } from '../../api/reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { ReviewReply } from './review-reply.tsx';
import './reviews.css';

const STARS = [1, 2, 3, 4, 5];

/**
 * Asks for a review of a completed appointment, or shows the review that was given. Renders nothing until the server
 * has said whether the appointment may be reviewed.
 */
export function ReviewForm({ bookingId }: { bookingId: string }) {
  const [sent, setSent] = useState(false);
  const found = useQuery(ownReviewQuery(bookingId));
  if (found.data?.review) return <Given review={found.data.review} sent={sent} />;
  return found.data?.may_review ? <Ask bookingId={bookingId} onSent={() => setSent(true)} /> : null;
}

function Given({ review, sent }: { review: ReviewBody; sent: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="card stack">
      <h2>{t('review.yours')}</h2>
      {sent && (
        <Notice tone="success" announce>
          <p>{t('review.thanks')}</p>
        </Notice>
      )}
      <p className="row">
        <Stars rating={review.stars} />
        <span className="numbers">{review.stars}</span>
      </p>
      {review.comment && <p className="prose">{review.comment}</p>}
      {review.reply && <ReviewReply text={review.reply} />}
    </section>
  );
}

function Ask({ bookingId, onSent }: { bookingId: string; onSent: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState(0);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; unchosen?: boolean }>({ busy: false });
  const { queryKey } = ownReviewQuery(bookingId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) return setState({ busy: false, unchosen: true });
    setState({ busy: true });
    try {
      const comment = String(new FormData(form.current ?? undefined).get('comment') ?? '').trim();
      await setAnswer(client, queryKey, await giveReview(send, bookingId, stars, comment));
      onSent();
    } catch (fault) {
      setState({ busy: false, fault });
      // A review was sent from another device meanwhile: load and show it.
      if (isProblem<'POST /api/appointments/:booking_id/review'>(fault, 'already-reviewed'))
        void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <form ref={form} method="post" className="card stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('review.title')}</h2>
      <p className="muted">{t('review.lead')}</p>
      <StarPicker stars={stars} onPick={setStars} />
      <TextArea
        label={t('review.comment')}
        aside={t('review.optional')}
        hint={t('review.comment-hint')}
        name="comment"
        rows={2}
        maxLength={1000}
        autoComplete="off"
      />
      {state.unchosen && stars === 0 && (
        <Notice tone="warning" announce>
          <p>{t('review.choose')}</p>
        </Notice>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'review.failed')}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('review.send')}
      </Button>
    </form>
  );
}

/** Five radio buttons that look like stars, so that arrow keys, touch and screen readers work. */
function StarPicker({ stars, onPick }: { stars: number; onPick: (stars: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="star-picker">
      <legend>{t('review.stars')}</legend>
      {STARS.map((count) => (
        <label key={count} className={count <= stars ? 'star on' : 'star'}>
          <input
            type="radio"
            name="stars"
            value={count}
            checked={count === stars}
            onChange={() => onPick(count)}
            aria-label={t('review.one', { count })}
          />
          <span aria-hidden="true">{count <= stars ? '★' : '☆'}</span>
        </label>
      ))}
    </fieldset>
  );
}
