import type { MouseEvent } from 'react';
import type { AnswerBody } from '../../api/assistant.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { AskFields } from './ask-fields.tsx';
import type { Carried } from './ask-fields.tsx';
import type { Wish } from './use-conversation.ts';

interface QuestionCardProps {
  answer: AnswerBody;
  carried: Carried;
  busy: boolean;
  onSay: (wish: Wish) => void;
}

/** The id with which a question is passed over. */
const SKIP = 'skip';

/** The one question that would change the answer most, with its answers as chips. It may be passed over. */
export function QuestionCard({ answer, carried, busy, onSay }: QuestionCardProps) {
  const { t } = useTranslation();
  const { question } = answer;
  if (question === undefined) return null;
  const say = (event: MouseEvent, id: string, label: string) => {
    event.preventDefault();
    onSay({ text: id, said: id === SKIP ? '' : label, question });
  };
  const choices = question.choices.filter(({ id }) => id !== SKIP);
  return (
    <form method="post" name="ask" className="answer-question stack" aria-labelledby="question">
      <AskFields answer={answer} carried={carried} />
      <h3 id="question">
        <span className="small muted">{t('assistant.question')}</span>
        <span lang={answer.language}>{question.text}</span>
      </h3>
      <div className="chips">
        {choices.map(({ id, label }) => (
          <button
            key={id}
            type="submit"
            name="choice"
            value={id}
            className="chip"
            disabled={busy}
            onClick={(event) => say(event, id, label)}
          >
            <span lang={answer.language}>{label}</span>
          </button>
        ))}
        <button
          type="submit"
          name="choice"
          value={SKIP}
          className="chip dashed"
          disabled={busy}
          onClick={(event) => say(event, SKIP, '')}
        >
          {t('assistant.skip')}
        </button>
      </div>
      <p className="small muted">{t('assistant.or-write')}</p>
    </form>
  );
}
