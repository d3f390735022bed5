import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { answersUnder } from '../../api/answers-under.ts';
import { keepConversation } from '../../api/assistant.ts';
import { isProblem, problemText } from '../../api/problem-text.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link, useHref } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskFields } from './ask-fields.tsx';
import { SignInToKeep } from './lazy-sign-in.ts';

type State =
  | { readonly step: 'open' | 'busy' | 'sign-in' }
  | { readonly step: 'kept'; readonly id: string }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * Keeps the conversation for somebody who is signed in; a visitor signs in over it first. Without script the page of
 * kept conversations does both.
 */
export function KeepConversation({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const page = useHref('/diagnosis/kept');
  const [state, setState] = useState<State>({ step: 'open' });
  if (me !== null && me.role !== 'patient') return null;
  const keep = async () => {
    setState({ step: 'busy' });
    try {
      const { id } = await keepConversation(conversationId);
      setState({ step: 'kept', id });
      void client.invalidateQueries(answersUnder('GET /api/ai/conversations'));
    } catch (error) {
      setState(isProblem(error, 'not-signed-in') ? { step: 'sign-in' } : { step: 'failed', error });
    }
  };
  if (state.step === 'kept') return <Kept id={state.id} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === null) setState({ step: 'sign-in' });
    else void keep();
  };
  return (
    <div className="keep-conversation">
      <form method="post" name="keep-conversation" action={page} onSubmit={send}>
        <AskFields answer={{ conversation_id: conversationId }} />
        <Button type="submit" look="secondary" busy={state.step === 'busy'}>
          {state.step !== 'busy' && <Bookmark size={20} aria-hidden="true" />}
          {t('assistant.keep')}
        </Button>
      </form>
      <p className="small muted">{t('assistant.keep-note')}</p>
      {state.step === 'failed' && (
        <Notice tone="danger" announce>
          <p>{problemText(state.error, t, 'assistant.not-saved')}</p>
        </Notice>
      )}
      {state.step === 'sign-in' && (
        <SignInToKeep.Part onClose={() => setState({ step: 'open' })} onDone={() => void keep()} />
      )}
    </div>
  );
}

/** Says that it is kept. The link takes the focus of the button that is gone, for who uses the keyboard only. */
function Kept({ id }: { id: string }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.querySelector('a')?.focus(), []);
  return (
    <Notice tone="success" announce>
      <p ref={words}>
        {t('assistant.kept-now')} <Link href={`/diagnosis/kept/${id}`}>{t('assistant.kept')}</Link>
      </p>
    </Notice>
  );
}
