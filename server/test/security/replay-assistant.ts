import type { Ids, ReplayCase } from './replay-case.ts';

const BASE = '/api/ai/conversations';
const one = (endpoint: string, rest: string, body?: (ids: Ids) => unknown): ReplayCase => ({
  endpoint: `assistant.${endpoint}`,
  at: 'path kept_id',
  request: (ids) => ({ path: `${BASE}/${ids.kept}${rest}`, body: body?.(ids) }),
});

/**
 * Cases for conversations with the assistant. An answer holds a new seal each time, so that two answers never agree:
 * here asking is refused for its empty text, and `ask-assistant.test.ts` says who goes on with whose conversation.
 * Deleting comes last, because for the owner it ends what the other cases need.
 */
export const ASSISTANT_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'assistant.ask',
    at: 'body conversation_id',
    status: 422,
    request: ({ talk }) => ({ path: '/api/ai/ask', body: { text: '', conversation_id: talk } }),
  },
  {
    endpoint: 'assistant.ask',
    at: 'body question_id',
    status: 422,
    request: ({ kept }) => ({ path: '/api/ai/ask', body: { text: '', question_id: kept } }),
  },
  {
    endpoint: 'assistant.tell-conversation',
    at: 'body conversation_id',
    status: 409,
    request: ({ talk }) => ({ path: '/api/ai/told', body: { conversation_id: talk } }),
  },
  {
    endpoint: 'assistant.mark-helpful',
    at: 'body conversation_id',
    status: 409,
    request: ({ talk }) => ({ path: '/api/ai/helpful', body: { conversation_id: talk, helpful: true } }),
  },
  {
    endpoint: 'assistant.keep-conversation',
    at: 'body conversation_id',
    status: 409,
    request: ({ talk }) => ({ path: BASE, body: { conversation_id: talk } }),
  },
  {
    endpoint: 'assistant.list-conversations',
    at: 'query cursor',
    status: 200,
    request: ({ kept }) => {
      const place = `2999-01-01T00:00:00.000Z ${kept}`;
      return { path: `${BASE}?cursor=${Buffer.from(place).toString('base64url')}` };
    },
  },
  one('read-conversation', ''),
  one('attach-conversation', '/booking', () => ({ booking_id: null })),
  {
    endpoint: 'assistant.attach-conversation',
    at: 'body booking_id',
    request: ({ booking }, { kept }) => ({ path: `${BASE}/${kept}/booking`, body: { booking_id: booking } }),
  },
  {
    endpoint: 'assistant.read-attached',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}/conversation` }),
  },
  one('delete-conversation', ''),
];
