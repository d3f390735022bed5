import type { Party, SandboxCallback, SandboxStore } from './world.ts';

/**
 * Returns the product's callback address for a party. It is called at sending time, so the product may move when it
 * restarts.
 */
export type CallbackUrl = (party: Party, path: SandboxCallback['path']) => string;

export interface CallbackSender {
  /** Stores the callback and sends it once when it is due, on a connection of its own. */
  send(callback: SandboxCallback): void;
  /** Schedules the callbacks that were waiting when the process ended. */
  resume(): void;
  stop(): void;
}

const CALLBACK_TIMEOUT_MS = 10_000;

/** Sends callbacks. A failed one is not repeated, so the product has to find the result by its own status query. */
export function callbackSender(
  world: SandboxStore,
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
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void deliver(callback);
      },
      Math.max(0, callback.dueAt - now().getTime()),
    );
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
