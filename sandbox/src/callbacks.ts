import type { Party, SandboxCallback, World } from './world.ts';

/** Where the product wants to hear from a party; read at sending time, so a restarted product may move. */
export type CallbackUrl = (party: Party, path: SandboxCallback['path']) => string;

export interface CallbackSender {
  /** Keeps the callback and sends it when it is due, once, on a connection of its own. */
  send(callback: SandboxCallback): void;
  /** Takes up what was waiting when the process ended. */
  resume(): void;
  stop(): void;
}

const CALLBACK_TIMEOUT_MS = 10_000;

/** Sends callbacks. Nobody repeats a failed one: the product's own status query has to find the truth. */
export function callbackSender(
  world: World,
  callbackUrl: CallbackUrl,
  signingHeaders: (callback: SandboxCallback) => Record<string, string>,
  now: () => Date,
): CallbackSender {
  const timers = new Set<NodeJS.Timeout>();

  async function deliver(callback: SandboxCallback): Promise<void> {
    let result: string;
    try {
      const response = await fetch(callbackUrl(callback.party, callback.path), {
        method: 'POST',
        headers: { 'content-type': callback.contentType, connection: 'close', ...signingHeaders(callback) },
        body: callback.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      });
      await response.body?.cancel();
      result = String(response.status);
    } catch (error) {
      result = error instanceof Error ? error.name : 'failed';
    }
    world.keepCallback({ ...callback, sentAt: now().getTime(), result });
  }

  function arm(callback: SandboxCallback): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(callback);
    }, Math.max(0, callback.dueAt - now().getTime()));
    timer.unref();
    timers.add(timer);
  }

  return {
    send(callback) {
      world.keepCallback(callback);
      arm(callback);
    },
    resume() {
      for (const callback of world.callbacks.values()) if (callback.sentAt === null) arm(callback);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
