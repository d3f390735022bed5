import { codeIn } from './code-in.ts';
import type { TestProduct } from './harness.ts';
import type { Person, Reply, Visitor } from './visitor.ts';

/** Returns the texts that the SMS sandbox received for a number, oldest first. */
export async function messagesTo(product: TestProduct, phone: string): Promise<string[]> {
  const reply = await fetch(`${product.sandboxUrl}/sandbox/outbox?phone=${encodeURIComponent(phone)}`);
  const { messages } = (await reply.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text).toReversed();
}

/** Asks for a code as the sign-in form does. The reply may be a refusal. */
export function askForCode(visitor: Visitor, person: Partial<Person> & { role?: string } = {}): Promise<Reply> {
  return visitor.post('/api/auth/code', {
    phone: '+255754000111',
    full_name: 'Asha Juma',
    country: 'TZ',
    language: 'sw',
    ...person,
  });
}

export interface Challenge {
  readonly id: string;
  readonly phone: string;
  readonly code: string;
}

/** Asks for a code and reads it from the SMS sandbox. */
export async function receiveCode(
  product: TestProduct,
  visitor: Visitor,
  person: Partial<Person> & { role?: string } = {},
): Promise<Challenge> {
  const asked = await askForCode(visitor, person);
  if (asked.status !== 202) throw new Error(`no code was sent: ${asked.status} ${asked.text}`);
  await product.settle();
  const { challenge_id: id, phone } = asked.body.data;
  const code = codeIn((await messagesTo(product, phone)).toReversed());
  if (code === undefined) throw new Error('the message holds no code');
  return { id, phone, code };
}

/** Sends a code as the sign-in form does. */
export function typeCode(visitor: Visitor, challengeId: string, code: string): Promise<Reply> {
  return visitor.post('/api/auth/verify', { challenge_id: challengeId, code });
}

/** Returns a six-digit code that differs from the given one. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}
