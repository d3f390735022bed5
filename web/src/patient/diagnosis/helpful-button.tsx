import { useState } from 'react';
import type { FormEvent } from 'react';
import { ThumbsUp } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { markHelpful } from '../../api/assistant.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { AskFields } from './ask-fields.tsx';

interface HelpfulProps {
  conversationId: string;
  helped: boolean;
}

/** Says that the answer helped, or takes it back (PAT-AI-05, W07). */
export function HelpfulButton({ conversationId, helped }: HelpfulProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<{ helpful: boolean; busy?: boolean; fault?: string }>({ helpful: helped });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ helpful: state.helpful, busy: true });
    try {
      setState(await markHelpful(conversationId, !state.helpful));
    } catch (error) {
      setState({ helpful: state.helpful, fault: problemText(error, t, 'assistant.not-saved') });
    }
  };
  return (
    <form method="post" name="helpful" className="answer-tools" onSubmit={(event) => void send(event)}>
      <AskFields answer={{ conversation_id: conversationId }} />
      <Button
        type="submit"
        look="quiet"
        name="helpful"
        value={String(!state.helpful)}
        busy={state.busy}
        aria-pressed={state.helpful}
      >
        {!state.busy && <Icon node={ThumbsUp} size={20} />}
        {t('assistant.helpful')}
      </Button>
      <p className="small muted" role="status">
        {state.fault ?? (state.helpful ? t('assistant.helped') : '')}
      </p>
    </form>
  );
}
