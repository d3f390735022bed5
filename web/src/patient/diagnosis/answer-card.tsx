import { useEffect, useRef } from 'react';
import { CalendarDays, Clock, House, Siren, Stethoscope } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AnswerParts, lengthOf } from './answer-parts.tsx';
import type { AnswerRestProps } from './answer-rest.tsx';
import type { Turn } from './conversation.ts';
import { EarlierAnswers } from './earlier-answers.tsx';
import { AnswerRest } from './lazy-answer-rest.ts';
import { QuestionCard } from './question-card.tsx';
import { QuickExit } from './quick-exit.tsx';
import { RingNumbers } from './ring-numbers.tsx';
import { useTyped } from './use-typed.ts';
import '../../ui/public/card.css';
import './answer-card.css';

const ICONS = { emergency: Siren, today: Clock, soon: CalendarDays, routine: Stethoscope, 'self-care': House } as const;

/** Subjects where another person, or the own thoughts, are the danger: whom to ring is shown at every urgency. */
const OF_DANGER = /^(?:suicide|rape|violence|child-abuse)$/;
/** Of these, a safe place helps as well as a hospital. */
const OF_SAFETY = /^(?:violence|child-abuse)$/;

/** Milliseconds per character while an answer is typed out, by frame (PAT-AI-04, PAT-AI-09). */
const TYPING = { web: 5, chat: 10 } as const;

export interface AnswerCardProps extends AnswerRestProps {
  /** It came while the person waited: it is typed out and gets the focus. */
  isNew: boolean;
  /** What was said and answered before. */
  earlier: readonly Turn[];
}

/**
 * The newest answer: how soon help is needed, whom to ring, the open question, what to do, and the doctors. An
 * emergency is shown whole from the beginning and offers neither doctors nor payment.
 */
export default function AnswerCard({ isNew, earlier, ...rest }: AnswerCardProps) {
  const { answer, carried, busy, onSay } = rest;
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const isEmergency = answer.urgency === 'emergency';
  const subject = answer.card ?? '';
  const parts = answer.parts.filter(({ kind }) => kind !== 'guidance');
  const length = lengthOf(parts);
  const pause = TYPING[isNew && isPhoneFrame() ? 'chat' : 'web'];
  const [shown, showAll] = useTyped(length, pause, isNew && !isEmergency);
  useEffect(() => {
    // The keyboard of a phone closes, and the answer comes into sight.
    if (isNew) card.current?.focus();
  }, [isNew]);
  const icon = ICONS[answer.urgency];
  return (
    // A tap anywhere shows the rest; the button below does the same for keyboards and screen readers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={card}
      className={`answer stack ${answer.urgency}`}
      tabIndex={-1}
      aria-labelledby="answer-urgency"
      onClick={showAll}
    >
      {answer.card !== null && <QuickExit />}
      <header>
        {!answer.final && !isEmergency && <p className="small">{t('assistant.so-far')}</p>}
        <h2 id="answer-urgency">
          <Icon node={icon} size={26} />
          {t('assistant.urgency', { level: isEmergency && OF_SAFETY.test(subject) ? 'safety' : answer.urgency })}
        </h2>
      </header>
      {answer.began_anew && <p className="small">{t('assistant.began-anew')}</p>}
      {(isEmergency || OF_DANGER.test(subject)) && <RingNumbers numbers={answer.emergency_numbers} />}
      {!isEmergency && <QuestionCard answer={answer} carried={carried} busy={busy} onSay={onSay} />}
      <div className="stack" lang={answer.language} aria-busy={shown < length || undefined}>
        <AnswerParts parts={parts} shown={shown} />
      </div>
      {shown < length && (
        <Button look="quiet" className="answer-show-all" onClick={showAll}>
          {t('assistant.show-all')}
        </Button>
      )}
      {isEmergency && <QuestionCard answer={answer} carried={carried} busy={busy} onSay={onSay} />}
      <AnswerRest.Part {...rest} />
      <EarlierAnswers turns={earlier} />
      {isEmergency && (
        <Link className="still-doctor" href="/emergency">
          {t('assistant.still-doctor')}
        </Link>
      )}
      <p className="small muted answer-standing">
        {answer.worded_by_model && `${t('assistant.by-model')} `}
        {t('assistant.guidance')} {!answer.is_reviewed && t('assistant.draft')}
      </p>
    </section>
  );
}
