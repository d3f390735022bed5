import { REQUEST_TIMEOUT_MS, sendRequest } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import type { PushMessage, PushDelivery, PushSender } from './port.ts';
import { hasKeys, isKnownService } from './push-address.ts';

export interface WebPushConfig {
  /**
   * Our key pair for push services (VAPID, RFC 8292), P-256, base64url. A new pair makes every subscription invalid.
   */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Address for the operators of push services: 'https:' or 'mailto:'. */
  readonly contact: string;
}

/**
 * The Web Push adapter. The library encrypts (RFC 8291) and identifies us (RFC 8292). `sendRequest` sends the request:
 * with limits, without redirects, and to known hosts only. `sandboxUrl` is the sandbox's address; null when it may not
 * be used.
 */
export function webPush(config: WebPushConfig, options: { sandboxUrl: string | null; timeoutMs?: number }): PushSender {
  const { sandboxUrl, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const vapidDetails = { subject: config.contact, publicKey: config.publicKey, privateKey: config.privateKey };

  async function sendPush({ to, text, ttl, urgency, topic }: PushMessage): Promise<PushDelivery> {
    if (!isKnownService(to.endpoint, sandboxUrl)) return { kind: 'refused', status: 0 };
    // Loaded with the first message, so that the start of the server does not wait for it.
    const { default: library } = await import('web-push');
    const { headers, body } = library.generateRequestDetails(to, text, {
      vapidDetails,
      TTL: ttl,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    });
    // `fetch` sets the length itself.
    const { 'Content-Length': _length, ...sent } = headers;
    return readAnswer(
      await sendRequest({
        url: to.endpoint,
        method: 'POST',
        headers: { ...sent, TTL: String(ttl) },
        body: new Uint8Array(body),
        timeoutMs,
      }),
    );
  }

  return {
    publicKey: config.publicKey,
    accepts: (address) => isKnownService(address.endpoint, sandboxUrl) && hasKeys(address),
    sendPush,
  };
}

function readAnswer(answer: HttpAnswer): PushDelivery {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why };
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429) return { kind: 'unknown', why: 'rate-limited' };
  return status >= 500 ? { kind: 'unknown', why: 'http-error' } : { kind: 'refused', status };
}
