import type { CallbackUrl } from '../callbacks.ts';
import type { SandboxCall, World } from '../world.ts';

const CALLBACK_TIMEOUT_MS = 10_000;

/** Tells the product of one moment of a call and gives back its answer as text, empty when there was none. */
export type TellProduct = (call: SandboxCall, extra: Record<string, string>) => Promise<string>;

/** Posts the forms of calls to the product, those of one call in their order, and keeps what was said to them. */
export function voiceCallbacks(world: World, callbackUrl: CallbackUrl): TellProduct {
  const lines = new Map<string, Promise<unknown>>();

  async function post(call: SandboxCall, extra: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({
      sessionId: call.sessionId, direction: 'Outbound', callerNumber: `+${call.first}`, destinationNumber: call.from,
      ...(call.clientRequestId === null ? {} : { clientRequestId: call.clientRequestId }), ...extra,
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
      method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' }, body, redirect: 'manual', signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return { result: String(response.status), answer: await response.text() };
  } catch (error) {
    return { result: error instanceof Error ? error.name : 'failed', answer: '' };
  }
}
