import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import type { IdempotentSend } from '../../api/idempotent-send.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Failure } from './failure.tsx';

interface QuestionProps {
  /** Says in which language the person reads it, and how the answer arrives. */
  hint: string;
  /** Sends the question and shows what became of it. */
  onSend: (send: IdempotentSend, question: string) => Promise<unknown>;
  onDone: () => void;
}

/** Asks an applicant or a doctor something. */
export function QuestionForm({ hint, onSend, onDone }: QuestionProps) {
  const { t } = useTranslation();
  const send = useIdempotentSend();
  const [question, setQuestion] = useState('');
  const [state, setState] = useState<{ busy: boolean; empty?: true; error?: unknown }>({ busy: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return setState({ busy: false, empty: true });
    setState({ busy: true });
    try {
      await onSend(send, question);
      onDone();
    } catch (error) {
      setState({ busy: false, error });
    }
    return undefined;
  };
  return (
    <form name="question" method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('review.question')}
        hint={hint}
        name="question"
        rows={4}
        maxLength={2000}
        value={question}
        error={state.empty ? t('review.fault-question') : undefined}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {state.error !== undefined && <Failure what="review.fail-ask" error={state.error} />}
      <Button type="submit" busy={state.busy}>
        {t('review.ask-send')}
      </Button>
    </form>
  );
}
