import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { KEPT_CONVERSATIONS, keepConversation } from '../../api/kept-conversations.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { KeepStep } from './keep-conversation.tsx';
import { SignInToKeep } from './lazy-sign-in.ts';

export interface KeepingProps {
  conversationId: string;
  /** Called when the button has to change. */
  onStep: (step: KeepStep) => void;
}

type State =
  | { readonly step: 'busy' | 'sign-in' | 'closed' }
  | { readonly step: 'kept'; readonly id: string }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * Keeps the conversation at once for somebody who is signed in; a visitor signs in over it first. Says that it is kept,
 * or why it is not.
 */
export default function Keeping({ conversationId, onStep }: KeepingProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isVisitor] = useState(useMe() === null);
  const [state, setState] = useState<State>({ step: isVisitor ? 'sign-in' : 'busy' });
  const keep = async () => {
    setState({ step: 'busy' });
    onStep('busy');
    try {
      const { id } = await keepConversation(conversationId);
      setState({ step: 'kept', id });
      onStep('kept');
      void client.invalidateQueries(KEPT_CONVERSATIONS);
    } catch (error) {
      setState(isProblem(error, 'not-signed-in') ? { step: 'sign-in' } : { step: 'failed', error });
      onStep('open');
    }
  };
  const begin = useRef(() => (isVisitor ? onStep('open') : void keep()));
  useEffect(() => begin.current(), []);
  switch (state.step) {
    case 'kept':
      return <Kept id={state.id} />;
    case 'failed':
      return (
        <Notice tone="danger" announce>
          <p>{problemText(state.error, t, 'assistant.not-saved')}</p>
        </Notice>
      );
    case 'sign-in':
      return <SignInToKeep.Part onClose={() => setState({ step: 'closed' })} onDone={() => void keep()} />;
    default:
      return null;
  }
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
