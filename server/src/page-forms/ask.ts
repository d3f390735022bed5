import type { AnswerBody, KeptBody } from '@tabibu/contract/assistant';
import { statedPerson } from '@tabibu/contract/assistant-person';
import type { AssistantTurn } from '@tabibu/contract/page-forms';
import type { FormOutcome, PageForm, SentForm } from '../platform/http/page-form.ts';

/**
 * Asks the symptom assistant: the person's words, the choice of a question, or that something was understood wrongly.
 * The page comes back with the answer; the conversation goes along in a hidden field, sealed by the API.
 */
export const ask: PageForm = {
  name: 'ask',
  fields: [
    'text',
    'conversation_id',
    'question_id',
    'language',
    'choice',
    'not-meant',
    'age',
    'age-unit',
    'sex',
    'pregnant',
    'use-model',
  ],
  async answer(sent) {
    const { values } = sent;
    const { text = '', conversation_id: conversation, question_id: question, choice, 'not-meant': notMeant } = values;
    const { language, age, 'age-unit': unit, sex } = values;
    const answer = await sent.call<AnswerBody>('POST', '/api/ai/ask', {
      text: notMeant === undefined ? (choice ?? text.trim()) : 'no',
      ...(conversation === undefined ? {} : { conversation_id: conversation }),
      ...(notMeant === undefined ? {} : { question_id: `heard:${notMeant}` }),
      ...(notMeant !== undefined || question === undefined ? {} : { question_id: question }),
      ...(language === undefined ? {} : { language }),
      ...statedPerson({ age, unit, sex, pregnant: values['pregnant'] === 'true' }),
      use_model: values['use-model'] === 'true',
    });
    return { answer: { form: 'ask', values: kept(values), assistant: { turns: await toldTo(sent, answer) } } };
  },
};

/** What the page shows again besides the answer: who is ill. */
function kept(values: Readonly<Record<string, string>>): Record<string, string> {
  const names = ['age', 'age-unit', 'sex', 'pregnant', 'use-model'];
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Marks the newest answer as helpful, or takes that back; the page comes back with the conversation. */
export const helpful: PageForm = {
  name: 'helpful',
  fields: ['conversation_id', 'helpful'],
  async answer(sent) {
    const { conversation_id: conversation = '', helpful: wanted } = sent.values;
    const body = { conversation_id: conversation, helpful: wanted === 'true' };
    const marked = await sent.call<{ helpful: boolean }>('POST', '/api/ai/helpful', body);
    const assistant = { turns: await told(sent, conversation), helpful: marked.helpful };
    return { answer: { form: 'helpful', values: {}, assistant } };
  },
};

/** Keeps a conversation and opens it. It is sent to the page of kept conversations, where a visitor signs in first. */
export const keepConversation: PageForm = {
  name: 'keep-conversation',
  fields: ['conversation_id'],
  async answer(sent) {
    const { values } = sent;
    if (sent.isSignedIn) return keepPending(sent, values);
    return {
      answer: { form: 'keep-conversation', values: {}, step: 'sign-in' },
      state: { waiting: { form: 'keep-conversation', values } },
    };
  },
};

/** Keeps the conversation that waited for its person to sign in. */
export async function keepPending(sent: SentForm, values: SentForm['values']): Promise<FormOutcome> {
  const { id } = await sent.call<KeptBody>('POST', '/api/ai/conversations', {
    conversation_id: values['conversation_id'] ?? '',
  });
  return { goTo: `/diagnosis/kept/${id}` };
}

/** The whole conversation with a new answer at its end, also if what was before cannot be told. */
async function toldTo(sent: SentForm, answer: AnswerBody): Promise<readonly AssistantTurn[]> {
  const turns = await told(sent, answer.conversation_id);
  return [...turns.slice(0, -1), { asked: null, said: '', ...turns.at(-1), answer }];
}

async function told(sent: SentForm, conversation: string): Promise<readonly AssistantTurn[]> {
  const body = { conversation_id: conversation };
  return (await sent.call<{ turns: AssistantTurn[] }>('POST', '/api/ai/told', body)).turns;
}
