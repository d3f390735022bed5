import { useQueryClient } from '@tanstack/react-query';
import { OWN_REVIEWS, changeReply, replyToReview } from '../../api/reviews.ts';
import { OneTextForm } from '../../components/one-text-form.tsx';

/**
 * A form for a reply to a review, or for a new text of an existing reply. It warns that everybody can read the reply.
 */
export function ReplyForm({ reviewId, reply, onClose }: { reviewId: string; reply?: string; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <OneTextForm
      name="reply"
      about={reviewId}
      words={{
        note: 'day.reply-warning',
        label: 'day.reply-label',
        missing: 'day.reply-missing',
        send: 'day.reply-send',
        failed: 'day.reply-failed',
      }}
      maxLength={1000}
      {...(reply === undefined ? {} : { text: reply })}
      onClose={onClose}
      onSend={async (send, text) => {
        try {
          await (reply === undefined ? replyToReview(send, reviewId, text) : changeReply(reviewId, text));
        } finally {
          // If it was refused, a reply may have been sent from another device meanwhile: load the reviews again.
          await client.invalidateQueries(OWN_REVIEWS);
        }
      }}
    />
  );
}
