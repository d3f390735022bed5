import { z } from 'zod';
import type { MailOutcome, MailRefusal } from './port.ts';

/** What the library says of an exchange that failed. */
const Failure = z.object({
  code: z.string().catch(''),
  /** The command that was answered, such as 'RCPT TO'. */
  command: z.string().catch(''),
  /** The three digits of the server's answer; 0 if it gave none. */
  responseCode: z.number().catch(0),
  response: z.string().catch(''),
});

/** Failures of the library before it asks the server: there is nobody to ask, or what is sent cannot be a message. */
const OWN_REFUSALS: ReadonlyMap<string, MailRefusal> = new Map([
  ['EENVELOPE', 'recipient'],
  ['EMESSAGE', 'content'],
  ['EAUTH', 'credentials'],
]);

/** Reads why a message was not accepted. `isHandedOver`: the server had asked for the message itself. */
export function readFailure(error: unknown, isHandedOver: boolean): MailOutcome {
  const { code, command, responseCode, response } = Failure.parse(error ?? {});
  if (responseCode >= 500) return { kind: 'refused', reason: refusalOf(command, response) };
  if (responseCode >= 400) return { kind: 'unknown', why: 'later', mayHaveReached: false };
  const own = isHandedOver ? undefined : OWN_REFUSALS.get(code);
  if (own !== undefined) return { kind: 'refused', reason: own };
  return { kind: 'unknown', why: code === 'ETIMEDOUT' ? 'timeout' : 'transport', mayHaveReached: isHandedOver };
}

/** Says what a 5xx answer refuses, by the command and the enhanced status code, e.g. '550 5.1.1' (RFC 3463). */
function refusalOf(command: string, response: string): MailRefusal {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (command.startsWith('AUTH') || command === 'API') return 'credentials';
  if (subject === '7') return 'policy';
  if (command === 'MAIL FROM' || (subject === '1' && (detail === '7' || detail === '8'))) return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' ? 'content' : 'other';
}
