import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { likeArticle, likeQuery } from '../../api/articles.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * Likes an article, once per person or browser, and says how many do (W07). It is a form, so that it works without
 * script.
 */
export function LikeButton({ id, likes }: { id: string; likes: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wanted = likeQuery(id);
  const own = useQuery(wanted).data ?? { liked: false, likes };
  const refused = refusalIn(useFormReply())?.detail;
  const [state, setState] = useState<{ busy: boolean; fault?: string | undefined }>({ busy: false, fault: refused });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      await setAnswer(client, wanted.queryKey, await likeArticle(id, !own.liked));
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'learnings.like-failed') });
    }
  };
  return (
    <form method="post" name="like" className="like" onSubmit={(event) => void send(event)}>
      <Button
        type="submit"
        look="secondary"
        busy={state.busy}
        name="liked"
        value={String(!own.liked)}
        aria-pressed={own.liked}
        className="like-button"
      >
        {!state.busy && <Icon node={Heart} size={20} />}
        {t('learnings.like')}
      </Button>
      <p className="small muted" role="status">
        {state.fault ?? (own.likes > 0 ? t('learnings.likes', { count: own.likes }) : '')}
      </p>
    </form>
  );
}
