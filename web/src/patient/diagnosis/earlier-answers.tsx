import { useTranslation } from '../../shell/translation.tsx';
import { AnswerParts } from './answer-parts.tsx';
import type { Turn } from './conversation.ts';

/** What was answered before, folded, each below the words that it answered. */
export function EarlierAnswers({ turns }: { turns: readonly Turn[] }) {
  const { t } = useTranslation();
  const answered = turns.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return null;
  return (
    <details className="earlier-answers">
      <summary>{t('assistant.earlier')}</summary>
      <div className="stack">
        {answered.map(({ said, answer }, place) => (
          // Words may repeat, and never change their place.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={place} className="stack" lang={answer!.language}>
            <h3>{said}</h3>
            <p>{t('assistant.urgency', { level: answer!.urgency })}</p>
            <AnswerParts parts={answer!.parts.filter(({ kind }) => kind !== 'guidance')} />
          </section>
        ))}
      </div>
    </details>
  );
}
