import type { TypedPerson } from '@tabibu/contract/assistant-person';
import type { AnswerBody } from '../../api/assistant.ts';

/** What a form of the assistant carries along where there is no script. */
export interface Carried {
  readonly person: TypedPerson;
  readonly usesModel: boolean;
}

/** Changes what a form carries along. Several fields may report before the screen is drawn anew. */
export type CarriedChange = (change: (before: Carried) => Carried) => void;

interface AskFieldsProps {
  answer: (Pick<AnswerBody, 'conversation_id' | 'question'> & Partial<Pick<AnswerBody, 'language'>>) | undefined;
  carried?: Carried;
}

/** The hidden fields with which a form goes on with the conversation where there is no script. */
export function AskFields({ answer, carried }: AskFieldsProps) {
  const { age, unit, sex, pregnant } = carried?.person ?? {};
  const fields: readonly [string, string | undefined][] = [
    ['conversation_id', answer?.conversation_id],
    ['question_id', answer?.question?.id],
    // With words of their own the words decide; a chip is in no language.
    ['language', carried === undefined ? undefined : answer?.language],
    ['age', age],
    ['age-unit', age === undefined ? undefined : unit],
    ['sex', sex],
    ['pregnant', pregnant === true ? 'true' : undefined],
    ['use-model', carried?.usesModel === true ? 'true' : undefined],
  ];
  return fields.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
