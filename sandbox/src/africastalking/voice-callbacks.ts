import type { CallbackUrl } from '../callbacks.ts';
import type { SandboxCall, SandboxStore } from '../world.ts';

const CALLBACK_TIMEOUT_MS = 10_000;

/**
 * Reports an event of a call to the product. Returns the product's answer as text, or an empty text if there was none.
 */
export type TellProduct = (call: SandboxCall, extra: Record<string, string>) => Promise<string>;

/** Posts the events of calls to the product, in order within each call, and stores the answers with the call. */
export function voiceCallbacks(world: SandboxStore, callbackUrl: CallbackUrl): TellProduct {
  const lines = new Map<string, Promise<unknown>>();

  async function post(call: SandboxCall, extra: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({
      sessionId: call.sessionId,
      direction: 'Outbound',
      callerNumber: `+${call.first}`,
      destinationNumber: call.from,
      ...(call.clientRequestId === null ? {} : { clientRequestId: call.clientRequestId }),
      ...extra,
    }).toString();
    const { result, answer } = await deliver(callbackUrl('africastalking', 'voice'), body);
    const now = world.calls.get(call.sessionId)!;
    world.keepCall({ ...now, told: [...now.told, { body, result, answer }] });
    return answer;
  }

  return (call, extra) => {
    const told = (lines.get(call.sessionId) ?? Promise.resolve()).then(() => post(call, extra));
    lines.set(call.sessionId, told);
    return told;
  };
}

async function deliver(url: string, body: string): Promise<{ result: string; answer: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return { result: String(response.status), answer: await response.text() };
  } catch (error) {
    return { result: error instanceof Error ? error.name : 'failed', answer: '' };
  }
}
