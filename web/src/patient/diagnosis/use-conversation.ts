import { useEffect, useRef, useState } from 'react';
import { statedPerson } from '@tabibu/contract/assistant-person';
import type { TypedPerson } from '@tabibu/contract/assistant-person';
import { askAssistant } from '../../api/assistant.ts';
import type { QuestionInput } from '../../api/assistant.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { refusalIn } from '../../components/forms/form-reply.ts';
import { usePageDraft } from '../../components/forms/page-draft.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import type { Turn } from './conversation.ts';
import { ANSWER_SENTENCES } from './speech-of.tsx';

/** What is asked next: words, the choice of a question, or that something was understood wrongly. */
export interface Wish {
  /** The words or the id of a choice. */
  readonly text: string;
  /** The same as the person reads it. */
  readonly said: string;
  /** The question that it answers. One without a text takes back what was understood. */
  readonly question?: { readonly id: string; readonly text?: string } | undefined;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  /** What is being asked now; undefined while nothing is (PAT-AI-01: idle, thinking, answered). */
  readonly asking: Wish | undefined;
  /** Why the last attempt failed, and what was asked. */
  readonly failed: { readonly error: unknown; readonly wish?: Wish } | undefined;
  /** How many answers this page has got by script: each is read out once. */
  readonly answers: number;
  /** Asks and resolves with whether an answer came. */
  readonly ask: (wish: Wish, given: Given) => Promise<boolean>;
  readonly startAgain: () => void;
}

interface Given {
  readonly person: TypedPerson;
  readonly usesModel: boolean;
}

const NOTHING: readonly Turn[] = [];

/**
 * Holds a conversation with the assistant. It stays while this page is open, also when the person looks at a doctor and
 * comes back, and is written nowhere. `sent` is the answer to a form that was sent without script.
 */
export function useConversation(sent: FormReply | undefined): Conversation {
  const [kept, keep, latest] = usePageDraft<readonly Turn[]>('assistant');
  const [first] = useState(sent?.assistant?.turns);
  const turns = kept ?? first ?? NOTHING;
  const refusal = refusalIn(sent);
  const [state, setState] = useState<Pick<Conversation, 'asking' | 'failed' | 'answers'>>({
    asking: undefined,
    failed: refusal && { error: refusal },
    answers: 0,
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask: Conversation['ask'] = async (wish, given) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState(({ answers }) => ({ asking: wish, failed: undefined, answers }));
    const before = latest() ?? first ?? NOTHING;
    try {
      const answer = await askAssistant(bodyOf(wish, before.at(-1), given), mine.signal);
      // Headings and buttons of the answer are in its language too.
      await loadSentences(answer.language, ANSWER_SENTENCES).catch(() => undefined);
      if (mine.signal.aborted) return false;
      const turn: Turn = { asked: wish.question?.text, said: wish.said, answer };
      keep(answer.began_anew ? [{ ...turn, asked: undefined }] : [...before, turn]);
      setState(({ answers }) => ({ asking: undefined, failed: undefined, answers: answers + 1 }));
      return true;
    } catch (error) {
      if (!mine.signal.aborted) setState(({ answers }) => ({ asking: undefined, failed: { error, wish }, answers }));
      return false;
    }
  };
  const startAgain = () => {
    running.current?.abort();
    keep([]);
    setState({ asking: undefined, failed: undefined, answers: 0 });
  };
  return { turns, ...state, ask, startAgain };
}

function bodyOf(wish: Wish, last: Turn | undefined, { person, usesModel }: Given): QuestionInput {
  const before = last?.answer ?? undefined;
  return {
    text: wish.text,
    ...(before === undefined ? {} : { conversation_id: before.conversation_id }),
    ...(wish.question === undefined ? {} : { question_id: wish.question.id }),
    // The id of a choice is in no language.
    ...(before === undefined || wish.text === wish.said ? {} : { language: before.language }),
    ...statedPerson(person),
    channel: isPhoneFrame() ? 'chat' : 'web',
    use_model: usesModel,
  };
}
