import { z } from 'zod';
import type { Circuit } from '../circuit.ts';
import { REQUEST_TIMEOUT_MS, parseJson, sendRequest } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { outcomeOfError } from './cloud-api-errors.ts';
import type { WhatsAppGateway, WhatsAppOutcome, WhatsAppRequest } from './port.ts';
import { readStatusReports } from './status-reports.ts';

export interface WhatsAppConfig {
  /** The base address with the version, e.g. 'https://graph.facebook.com/v23.0'. */
  readonly url: string;
  /** Meta's id of our number, not the number itself. */
  readonly phoneNumberId: string;
  readonly token: string;
  /** The secret of the app, with which Meta signs what it reports. */
  readonly appSecret: string;
  /** The name of the approved message. */
  readonly template: string;
}

const Taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });
const Failed = z.object({ error: z.object({ code: z.int() }) });

/**
 * The adapter for WhatsApp's Cloud API: one approved template, whose single value is an address of ours. A person may
 * write to us at any time or never, so nothing is sent as free text.
 */
export function cloudApi(
  config: WhatsAppConfig,
  { sandbox, circuit, timeoutMs = REQUEST_TIMEOUT_MS }: { sandbox: boolean; circuit: Circuit; timeoutMs?: number },
): WhatsAppGateway {
  return {
    name: 'whatsapp',
    sandbox,
    async sendNotice(input) {
      if (circuit.isPaused()) return { kind: 'unknown', why: 'paused', mayHaveReached: false };
      const answer = await sendRequest({
        url: `${config.url}/${encodeURIComponent(config.phoneNumberId)}/messages`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${config.token}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify(messageOf(config.template, input)),
        timeoutMs,
      });
      const outcome = readAnswer(answer);
      circuit.note(outcome.kind !== 'unknown' || outcome.why === 'busy');
      return outcome;
    },
    readReports: (raw, headers) => readStatusReports(config, raw, headers),
  };
}

function messageOf(template: string, { to, language, link }: WhatsAppRequest) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [{ type: 'body', parameters: [{ type: 'text', text: link }] }],
    },
  };
}

function readAnswer(answer: HttpAnswer): WhatsAppOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  const body = parseJson(answer.text);
  if (answer.status === 200) {
    const taken = Taken.safeParse(body);
    return taken.success
      ? { kind: 'accepted', messageId: taken.data.messages[0]!.id }
      : { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  }
  const failed = Failed.safeParse(body);
  return outcomeOfError(failed.success ? failed.data.error.code : null, answer.status);
}
