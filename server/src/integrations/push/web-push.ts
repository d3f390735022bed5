import { CALL_TIMEOUT_MS, callOutside, type OutgoingAnswer } from '../outgoing-call.ts';
import type { PushMessage, PushOutcome, PushSender } from './port.ts';
import { hasKeys, isKnownService } from './push-address.ts';

export interface WebPushConfig {
  /** Who we are to push services (VAPID, RFC 8292), P-256, base64url. Another pair makes every subscription void. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may ask when something is wrong: 'https:' or 'mailto:'. */
  readonly contact: string;
}

/**
 * Web Push with encryption (RFC 8291) and identification (RFC 8292) by the library, and the request by our own caller: bounded, without
 * redirects, and to known hosts only. `sandboxUrl`: where the stand-in listens, null when it may not be used.
 */
export function webPush(config: WebPushConfig, options: { sandboxUrl: string | null; timeoutMs?: number }): PushSender {
  const { sandboxUrl, timeoutMs = CALL_TIMEOUT_MS } = options;
  const vapidDetails = { subject: config.contact, publicKey: config.publicKey, privateKey: config.privateKey };

  async function sendPush({ to, text, ttl, urgency, topic }: PushMessage): Promise<PushOutcome> {
    if (!isKnownService(to.endpoint, sandboxUrl)) return { kind: 'refused', status: 0 };
    // Read when the first message is sent: a start of the product does not wait for it.
    const { default: library } = await import('web-push');
    const { headers, body } = library.generateRequestDetails(to, text, { vapidDetails, TTL: ttl, urgency, topic, contentEncoding: 'aes128gcm' });
    // Its length is for `fetch` to say.
    const { 'Content-Length': _length, ...sent } = headers;
    return readAnswer(await callOutside({ url: to.endpoint, method: 'POST', headers: { ...sent, TTL: String(ttl) }, body: new Uint8Array(body), timeoutMs }));
  }

  return { publicKey: config.publicKey, accepts: (address) => isKnownService(address.endpoint, sandboxUrl) && hasKeys(address), sendPush };
}

function readAnswer(answer: OutgoingAnswer): PushOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why };
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429) return { kind: 'unknown', why: 'rate-limited' };
  return status >= 500 ? { kind: 'unknown', why: 'http-error' } : { kind: 'refused', status };
}
