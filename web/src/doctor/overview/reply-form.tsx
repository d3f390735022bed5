import { useQueryClient } from '@tanstack/react-query';
import { OWN_REVIEWS, replyToReview } from '../../api/reviews.ts';
import { OneTextForm } from '../../parts/one-text-form.tsx';

/** Asks for the one reply to a review and warns of what everybody will read. */
export function ReplyForm({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <OneTextForm name="reply" about={reviewId} words={{ note: 'day.reply-warning', label: 'day.reply-label', missing: 'day.reply-missing', send: 'day.reply-send', failed: 'day.reply-failed' }} maxLength={1000} onClose={onClose}
      onSend={async (send, text) => {
        try {
          await replyToReview(send, reviewId, text);
        } finally {
          // A refused one may have been given on another device meanwhile: show that one.
          await client.invalidateQueries(OWN_REVIEWS);
        }
      }} />
  );
}
