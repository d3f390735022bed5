import { CircleStop, Volume2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { AnswerBody } from '../../api/assistant.ts';
import { sentencesOf, useReadAloud } from '../../components/read-aloud.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { HelpfulButton } from './helpful-button.tsx';

/** What can be done with an answer: have it read aloud where the device can, and say that it helped. */
export function AnswerTools({ answer, helped }: { answer: AnswerBody; helped: boolean }) {
  const { t } = useTranslation();
  const words = [answer.answer, answer.question?.text ?? ''].join('\n\n');
  const { canRead, isReading, start, stop } = useReadAloud(
    t('assistant.urgency', { level: answer.urgency }),
    () => sentencesOf(words),
    answer.language,
  );
  return (
    <div className="answer-tools">
      {canRead && (
        <Button look="quiet" onClick={isReading ? stop : start}>
          {isReading ? <Icon node={CircleStop} size={20} /> : <Icon node={Volume2} size={20} />}
          {t(isReading ? 'assistant.stop' : 'assistant.listen')}
        </Button>
      )}
      <HelpfulButton conversationId={answer.conversation_id} helped={helped} />
    </div>
  );
}
