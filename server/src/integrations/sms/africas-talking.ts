import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, sendRequest, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { readDeliveryReport } from './delivery-report.ts';
import type { SmsGateway, SmsOutcome, SmsRefusal, SmsRequest } from './port.ts';

export interface AfricasTalkingConfig {
  /** The base address with the version, e.g. 'https://api.africastalking.com/version1'. */
  url: string;
  username: string;
  apiKey: string;
  /** Null or empty: the provider's default sender is used. */
  senderId: string | null;
}

const Recipient = z.object({
  statusCode: z.number(),
  number: z.string().max(40),
  status: z.string().max(200),
  messageId: z.string().max(200).nullish(),
});

const Answer = z.object({
  SMSMessageData: z.object({ Message: z.string().max(1000), Recipients: z.array(Recipient).max(100) }),
});

const ACCEPTED = new Set([100, 101, 102]);

const REFUSALS: Readonly<Record<number, SmsRefusal>> = {
  401: 'blocked',
  402: 'invalid-sender',
  403: 'invalid-phone',
  404: 'unsupported-number',
  405: 'no-balance',
  406: 'blocked',
  407: 'no-route',
  409: 'blocked',
  502: 'no-route',
};

/**
 * The adapter for Africa's Talking bulk SMS: a form POST, answered with 201 and one recipient. An answer without
 * recipients is a refusal.
 */
export function africasTalking(
  config: AfricasTalkingConfig,
  options: { sandbox: boolean; timeoutMs?: number },
): SmsGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;

  async function sendSms(input: SmsRequest): Promise<SmsOutcome> {
    const form = new URLSearchParams({
      username: config.username,
      to: input.to,
      message: input.text,
      bulkSMSMode: '1',
    });
    if (config.senderId) form.set('from', config.senderId);
    const answer = await sendRequest({
      url: `${config.url}/messaging`,
      method: 'POST',
      headers: {
        apiKey: config.apiKey,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
      timeoutMs,
    });
    return readAnswer(answer);
  }

  return { name: 'africastalking', sandbox: options.sandbox, sendSms, readDeliveryReport };
}

function readAnswer(answer: HttpAnswer): SmsOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  if (answer.status === 401) return { kind: 'refused', reason: 'credentials', message: 'the provider refused our key' };
  if (answer.status === 429) return { kind: 'unknown', why: 'rate-limited', mayHaveReached: false };
  if (answer.status !== 201) return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  const read = Answer.safeParse(parseJson(answer.text));
  if (!read.success) return { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  const { Message, Recipients } = read.data.SMSMessageData;
  const recipient = Recipients[0];
  if (recipient === undefined) {
    return {
      kind: 'refused',
      reason: Message.includes('InvalidSenderId') ? 'invalid-sender' : 'other',
      message: Message,
    };
  }
  if (ACCEPTED.has(recipient.statusCode) && recipient.messageId)
    return { kind: 'accepted', messageId: recipient.messageId };
  return { kind: 'refused', reason: REFUSALS[recipient.statusCode] ?? 'other', message: recipient.status };
}
