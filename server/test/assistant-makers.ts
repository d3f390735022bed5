import type { Visitor } from './visitor.ts';

/** What somebody asks the assistant in tests. */
export const SAID = 'nina kikohozi na homa kidogo';

/** Asks the assistant something. Returns the conversation as it travels. */
export async function talk(who: Visitor, text = SAID): Promise<string> {
  const { status, body, text: reply } = await who.post('/api/ai/ask', { text, age_years: 30 });
  if (status !== 200) throw new Error(`not answered: ${status} ${reply}`);
  return body.data.conversation_id as string;
}

/** Asks the assistant something and keeps the conversation. Returns its id. */
export async function aKeptConversation(who: Visitor, text = SAID): Promise<string> {
  const {
    status,
    body,
    text: reply,
  } = await who.post('/api/ai/conversations', { conversation_id: await talk(who, text) });
  if (status !== 201) throw new Error(`not kept: ${status} ${reply}`);
  return body.data.id as string;
}

/** Shows a kept conversation to the doctor of an appointment. */
export async function attach(who: Visitor, kept: string, bookingId: string): Promise<void> {
  const { status, text } = await who.put(`/api/ai/conversations/${kept}/booking`, { booking_id: bookingId });
  if (status !== 200) throw new Error(`not attached: ${status} ${text}`);
}
