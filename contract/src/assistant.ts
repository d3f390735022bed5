import { z } from 'zod';
import { READER_COOKIE } from './answer-headers.ts';
import { ANSWER_PARTS, ASSISTANT_CHANNELS } from './assistant-words.ts';
import { DoctorCard } from './doctors.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Cursor, Id, Instant, LanguageField, envelope } from './fields.ts';
import { LEVELS } from './triage/levels.ts';

const Urgency = z.enum(LEVELS);
/** A conversation as the server seals it. Callers send it back unchanged; nobody else can read it. */
const Sealed = z.string().min(1).max(40_000);
/** Something to press: callers send the id, people read the label. */
const Choice = z.strictObject({ id: z.string(), label: z.string() });
const Part = z.strictObject({ kind: z.enum(ANSWER_PARTS), heading: z.string(), sentences: z.array(z.string()) });
const Heard = z.strictObject({ id: z.string(), text: z.string() });
const EmergencyNumbers = z.array(z.strictObject({ label: z.string(), number: z.string() }));

const Question = z.strictObject({
  /**
   * What the person wrote. With `question_id` it may be the id of one of the choices, or `skip` to pass the question
   * over. Empty or longer than `QUESTION_LIMIT` is refused with the emergency numbers.
   */
  text: z.string().max(60_000),
  /** By default the language that the text is in. */
  language: LanguageField.optional(),
  /** By default the visitor's. */
  country: CountryField.optional(),
  /** That of the answer before; absent at the beginning. */
  conversation_id: Sealed.optional(),
  /** The question that `text` answers. `heard:<id>` with the text `no` takes back something that was heard. */
  question_id: z.string().max(120).optional(),
  age_days: z.int().min(0).max(45_000).optional(),
  age_years: z.int().min(0).max(120).optional(),
  sex: z.enum(['female', 'male']).optional(),
  pregnant: z.boolean().optional(),
  channel: z.enum(ASSISTANT_CHANNELS).default('web'),
  /**
   * The person has read to whom the text goes and agrees that a language model words the answer. Without it, or where
   * no model is set up, the built-in answers stand and nothing leaves.
   */
  use_model: z.boolean().default(false),
});

const Answer = z.strictObject({
  conversation_id: Sealed,
  /** The conversation that was sent is over or not ours: this answer knows this text only. */
  began_anew: z.boolean(),
  language: LanguageField,
  /** The best that is known so far. */
  urgency: Urgency,
  /** Nothing that may still be asked would change the urgency. */
  final: z.boolean(),
  /** Why, in sentences. */
  reasons: z.array(z.string()),
  /** What was understood. */
  heard: z.array(Heard),
  /** Plain text, at most 300 words on the web and 100 in the chat; paragraphs are separated by an empty line. */
  answer: z.string(),
  /** The same text by its parts. */
  parts: z.array(Part),
  /** At most one at a time; absent when there is nothing to ask. */
  question: z.strictObject({ id: z.string(), text: z.string(), choices: z.array(Choice) }).optional(),
  /** The health problems that the text is about, for the search of doctors. */
  problems: z.array(z.string()),
  /** Up to two who fit; none in an emergency. */
  doctors: z.array(DoctorCard),
  emergency_numbers: EmergencyNumbers,
  /** A subject that needs discretion, such as violence: the screen offers to leave quickly. */
  card: z.string().nullable(),
  /** A language model has worded the answer. Its level and its advice were checked. */
  worded_by_model: z.boolean(),
  /** False: no clinician has reviewed the answer yet. */
  is_reviewed: z.boolean(),
  /** The ids of the rules that decided, for whoever reports a wrong answer. */
  rules: z.array(z.string()),
});

const KeptHead = z.strictObject({
  id: Id,
  /** The first words of the person. */
  title: z.string(),
  language: LanguageField,
  urgency: Urgency,
  /** The appointment whose doctor reads it; null if it is attached to none. */
  booking_id: Id.nullable(),
  kept_at: Instant,
});

const Turn = z.strictObject({
  /** The question that was open; null for what the person said unasked. */
  asked: z.string().nullable(),
  said: z.string(),
});

const Told = {
  turns: z.array(Turn),
  reasons: z.array(z.string()),
  heard: z.array(z.string()),
  /** The last answer. */
  parts: z.array(Part),
  worded_by_model: z.boolean(),
};

const Kept = KeptHead.extend(Told);

/** A conversation as the doctor of the appointment reads it. */
const Attached = z.strictObject({ language: LanguageField, urgency: Urgency, kept_at: Instant, ...Told });

const oneKept = { owns: { kept_id: 'conversation' }, params: z.strictObject({ kept_id: Id }) } as const;

export const ask = endpoint({
  id: 'assistant.ask',
  method: 'POST',
  path: '/api/ai/ask',
  summary:
    'How soon somebody needs help and what to do, at once for each text (W31); a refusal carries the emergency numbers in `params`',
  access: ['anyone'],
  limit: 'ask',
  heavy: 'ask',
  body: Question,
  reply: envelope(Answer),
  problems: ['question-empty', 'question-too-long', 'invalid-input'],
});

export const readAssistant = endpoint({
  id: 'assistant.read-assistant',
  method: 'GET',
  path: '/api/ai',
  summary: 'Whether a language model may word answers, and to whom the texts then go; the emergency numbers',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: CountryAsked.optional(), language: LanguageField.optional() }),
  reply: envelope(
    z.strictObject({
      /** Null where none is set up or the country has none. */
      model: z.strictObject({ party: z.string() }).nullable(),
      emergency_numbers: EmergencyNumbers,
    }),
  ),
});

export const tellConversation = endpoint({
  id: 'assistant.tell-conversation',
  method: 'POST',
  path: '/api/ai/told',
  summary: 'What was said and answered so far, made again from a conversation as it travels; nothing is stored',
  access: ['anyone'],
  limit: 'read',
  body: z.strictObject({ conversation_id: Sealed }),
  // An answer that can no longer be made as it was read is null; the newest one is always there.
  reply: envelope(z.strictObject({ turns: z.array(Turn.extend({ answer: Answer.nullable() })) })),
  problems: ['conversation-over'],
});

export const markHelpful = endpoint({
  id: 'assistant.mark-helpful',
  method: 'POST',
  path: '/api/ai/helpful',
  summary: 'Say that an answer helped, once per account or browser and conversation, or take it back (W07)',
  access: ['anyone'],
  limit: 'write',
  body: z.strictObject({ conversation_id: Sealed, helpful: z.boolean() }),
  reply: envelope(z.strictObject({ helpful: z.boolean() })),
  headers: READER_COOKIE,
  problems: ['conversation-over'],
});

export const keepConversation = endpoint({
  id: 'assistant.keep-conversation',
  method: 'POST',
  path: '/api/ai/conversations',
  summary: 'Keep a conversation as it stands; kept again, it takes the place of what was kept of it before',
  access: ['patient'],
  limit: 'write',
  body: z.strictObject({ conversation_id: Sealed }),
  reply: envelope(Kept),
  status: 201,
  problems: ['conversation-over', 'conversations-full'],
});

export const listConversations = endpoint({
  id: 'assistant.list-conversations',
  method: 'GET',
  path: '/api/ai/conversations',
  summary: 'My kept conversations, newest first',
  access: ['patient'],
  limit: 'read',
  query: z.strictObject({
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: envelope(z.strictObject({ conversations: z.array(KeptHead), next_cursor: z.string().nullable() })),
});

export const readConversation = endpoint({
  id: 'assistant.read-conversation',
  method: 'GET',
  path: '/api/ai/conversations/:kept_id',
  summary: 'One of my kept conversations',
  access: ['patient'],
  limit: 'read',
  ...oneKept,
  reply: envelope(Kept),
  problems: ['not-found'],
});

export const deleteConversation = endpoint({
  id: 'assistant.delete-conversation',
  method: 'DELETE',
  path: '/api/ai/conversations/:kept_id',
  summary: 'Delete one of my kept conversations; the doctor of its appointment no longer sees it',
  access: ['patient'],
  limit: 'write',
  ...oneKept,
  reply: envelope(z.strictObject({ id: Id })),
  problems: ['not-found'],
});

export const attachConversation = endpoint({
  id: 'assistant.attach-conversation',
  method: 'PUT',
  path: '/api/ai/conversations/:kept_id/booking',
  summary: 'Show a kept conversation to the doctor of an appointment of mine, in place of another one, or to nobody',
  access: ['patient'],
  limit: 'write',
  ...oneKept,
  body: z.strictObject({ booking_id: Id.nullable() }),
  reply: envelope(KeptHead),
  problems: ['not-found', 'conversation-not-attachable'],
});

export const readAttached = endpoint({
  id: 'assistant.read-attached',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/conversation',
  summary: 'The conversation that the patient has attached to an appointment of mine; null if there is none',
  access: ['doctor'],
  limit: 'read',
  owns: { booking_id: 'booking' },
  params: z.strictObject({ booking_id: Id }),
  reply: envelope(Attached.nullable()),
  problems: ['not-found'],
});

export type AnswerBody = z.infer<typeof Answer>;
export type QuestionBody = z.input<typeof Question>;
export type KeptHeadBody = z.infer<typeof KeptHead>;
export type KeptBody = z.infer<typeof Kept>;
export type AttachedBody = z.infer<typeof Attached>;
export type AssistantBody = z.infer<typeof readAssistant.reply>['data'];
