import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIntention } from '../../api/intention.ts';
import { isProblem, problemText } from '../../api/problem-text.ts';
import { OWN_REVIEWS, replyToReview } from '../../api/reviews.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Asks for the one reply to a review and warns of what everybody will read. A refused reply stays in the field. */
export function ReplyForm({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useSpeech();
  const client = useQueryClient();
  const send = useIntention();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ busy: boolean; missing?: boolean; fault?: unknown }>({ busy: false });
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current ?? undefined).get('reply') ?? '').trim();
    setAttempt(attempt + 1);
    if (!text) return setState({ busy: false, missing: true });
    setState({ busy: true });
    try {
      await replyToReview(send, reviewId, text);
      await client.invalidateQueries(OWN_REVIEWS);
      onClose();
    } catch (fault) {
      setState({ busy: false, fault });
      // Given on another device meanwhile: show that one.
      if (isProblem(fault, 'already-replied')) void client.invalidateQueries(OWN_REVIEWS);
    }
  };
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <Notice tone="warning"><p>{t('day.reply-warning')}</p></Notice>
      <TextArea label={t('day.reply-label')} name="reply" rows={3} maxLength={1000} autoComplete="off" error={state.missing ? t('day.reply-missing') : undefined} />
      {state.fault !== undefined && <Notice tone="danger" announce><p>{problemText(state.fault, t, 'day.reply-failed')}</p></Notice>}
      <div className="own-reply-actions">
        <Button type="submit" busy={state.busy}>{t('day.reply-send')}</Button>
        <Button look="quiet" onClick={onClose}>{t('day.close')}</Button>
      </div>
    </form>
  );
}
