import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, sendRequest, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import type { BridgeOutcome, BridgeRefusal, BridgeRequest, JoinRequest, VoiceGateway } from './port.ts';
import { readVoiceCallback } from './voice-callback.ts';

export interface AfricasTalkingVoiceConfig {
  /** For example 'https://voice.africastalking.com'. */
  url: string;
  username: string;
  apiKey: string;
  /** Our voice number, E.164. */
  number: string;
}

const Entry = z.object({
  phoneNumber: z.string().max(40).nullish(),
  status: z.string().max(200),
  sessionId: z.string().max(200).nullish(),
});
const Answer = z.object({ entries: z.array(Entry).max(100).nullish(), errorMessage: z.string().max(1000).nullish() });

const REFUSALS: readonly (readonly [name: string, reason: BridgeRefusal])[] = [
  ['InvalidPhoneNumber', 'invalid-number'],
  ['DestinationNotSupported', 'not-supported'],
  ['InsufficientCredit', 'no-credit'],
];

/**
 * The adapter for Africa's Talking voice. A form POST rings the first phone. When it is picked up, the provider asks
 * our callback address what to do next.
 */
export function africasTalkingVoice(
  config: AfricasTalkingVoiceConfig,
  options: { sandbox: boolean; timeoutMs?: number },
): VoiceGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;

  async function startBridge({ first, clientRequestId }: BridgeRequest): Promise<BridgeOutcome> {
    const form = new URLSearchParams({ username: config.username, from: config.number, to: first, clientRequestId });
    return readAnswer(
      await sendRequest({
        url: `${config.url}/call`,
        method: 'POST',
        headers: {
          apiKey: config.apiKey,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
        timeoutMs,
      }),
    );
  }

  return {
    name: 'africastalking',
    sandbox: options.sandbox,
    number: config.number,
    startBridge,
    readCallback: readVoiceCallback,
    joinSecond: (input) => joinXml(config.number, input),
    refuseCall: () => xml('<Reject/>'),
  };
}

function readAnswer(answer: HttpAnswer): BridgeOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  if (answer.status === 401) return { kind: 'refused', reason: 'credentials', message: 'the provider refused our key' };
  if (answer.status === 429) return { kind: 'unknown', why: 'rate-limited', mayHaveReached: false };
  if (answer.status !== 200 && answer.status !== 201)
    return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  const read = Answer.safeParse(parseJson(answer.text));
  if (!read.success) return { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  const [entry] = read.data.entries ?? [];
  if (entry === undefined) return refusal(read.data.errorMessage ?? '');
  if (entry.status === 'Queued' && entry.sessionId && entry.sessionId !== 'None')
    return { kind: 'accepted', sessionId: entry.sessionId };
  return refusal(entry.status);
}

/** Converts an error to a refusal. The text is an entry's status, or the error message of an answer without entries. */
function refusal(message: string): BridgeOutcome {
  const [known, reason] = REFUSALS.find(([name]) => message.includes(name)) ?? ['not queued', 'other'];
  return { kind: 'refused', reason, message: known };
}

/**
 * Returns the answer that connects the second phone, which sees our number. Never records, because nobody has
 * consented.
 */
function joinXml(number: string, { say, second, maxSeconds }: JoinRequest): string {
  const seconds = String(Math.max(1, Math.floor(maxSeconds)));
  return xml(
    `<Say>${escaped(say)}</Say><Dial phoneNumbers="${escaped(second)}" callerId="${escaped(number)}" record="false" maxDuration="${seconds}"/>`,
  );
}

function xml(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response>${inside}</Response>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
