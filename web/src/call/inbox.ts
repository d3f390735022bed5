import type { Signal } from './description-exchange.ts';

/**
 * Returns a function that processes the signals of the other side one after the other. An offer is skipped if a later
 * description has already arrived: after a network loss several offers arrive together, all but the last were
 * withdrawn, and answering each would cost relay allocations.
 */
export function createSignalQueue(take: (signal: Signal) => Promise<void>): (signal: Signal) => void {
  let newest: Signal | undefined;
  let work: Promise<unknown> = Promise.resolve();
  return (signal) => {
    if (signal.type === 'description') newest = signal;
    work = work.then(async () => {
      if (signal.type === 'description' && signal.description.type === 'offer' && signal !== newest) return;
      // A signal that cannot be applied belongs to an old connection. The next offer corrects the state.
      await take(signal).catch(() => undefined);
    });
  };
}
