import type { AnswerBody } from '../../api/assistant.ts';
import { AnswerTools } from './answer-tools.tsx';
import type { Carried } from './ask-fields.tsx';
import { HeardChips } from './heard-chips.tsx';
import { KeepConversation } from './keep-conversation.tsx';
import { OfferedDoctors } from './offered-doctors.tsx';
import type { Wish } from './use-conversation.ts';

export interface AnswerRestProps {
  answer: AnswerBody;
  /** The person has marked it as helpful without script. */
  helped: boolean;
  reason: string;
  carried: Carried;
  busy: boolean;
  onSay: (wish: Wish) => void;
}

/**
 * What stands below an answer: the doctors who fit, what was understood, reading aloud and keeping. Nobody in danger
 * waits for it; an emergency offers no doctors.
 */
export default function AnswerRest({ answer, helped, reason, carried, busy, onSay }: AnswerRestProps) {
  return (
    <>
      {answer.urgency !== 'emergency' && (
        <OfferedDoctors doctors={answer.doctors} problems={answer.problems} reason={reason} />
      )}
      <HeardChips answer={answer} carried={carried} busy={busy} onSay={onSay} />
      <AnswerTools answer={answer} helped={helped} />
      <KeepConversation conversationId={answer.conversation_id} />
    </>
  );
}
