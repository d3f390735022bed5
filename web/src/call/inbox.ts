import type { Signal } from './agreement.ts';

/**
 * Takes what the other side says one after the other. An offer that a later description has overtaken is passed over: after a time
 * without network several come at once, all but the last were taken back, and each answer would cost places on the relay.
 */
export function openInbox(take: (signal: Signal) => Promise<void>): (signal: Signal) => void {
  let newest: Signal | undefined;
  let work: Promise<unknown> = Promise.resolve();
  return (signal) => {
    if (signal.type === 'description') newest = signal;
    work = work.then(async () => {
      if (signal.type === 'description' && signal.description.type === 'offer' && signal !== newest) return;
      // What cannot be applied belongs to a connection that is gone; the next offer sets it right.
      await take(signal).catch(() => undefined);
    });
  };
}
