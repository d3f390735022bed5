import type { MouseEvent } from 'react';
import { X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { AnswerBody } from '../../api/assistant.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { AskFields } from './ask-fields.tsx';
import type { Carried } from './ask-fields.tsx';
import type { Wish } from './use-conversation.ts';

interface HeardChipsProps {
  answer: AnswerBody;
  carried: Carried;
  busy: boolean;
  onSay: (wish: Wish) => void;
}

/** What was understood. Pressing one says that it is not so, and the answer is made anew. */
export function HeardChips({ answer, carried, busy, onSay }: HeardChipsProps) {
  const { t } = useTranslation();
  if (answer.heard.length === 0) return null;
  const correct = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onSay({ text: 'no', said: '', question: { id: `heard:${id}` } });
  };
  return (
    <form method="post" name="ask" className="answer-heard">
      <AskFields answer={{ ...answer, question: undefined }} carried={carried} />
      <p className="small muted">{t('assistant.heard')}</p>
      <div className="chips">
        {answer.heard.map(({ id, text }) => (
          <button
            key={id}
            type="submit"
            name="not-meant"
            value={id}
            className="chip"
            disabled={busy}
            aria-label={t('assistant.not-meant', { what: text })}
            onClick={(event) => correct(event, id)}
          >
            {text}
            <Icon node={X} size={16} />
          </button>
        ))}
      </div>
    </form>
  );
}
