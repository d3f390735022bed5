import { expect, test } from 'vitest';
import type { Signal } from './description-exchange.ts';
import { createSignalQueue } from './inbox.ts';

const offer = (round: number): Signal => ({ type: 'description', description: { type: 'offer', sdp: '' }, round });
const candidate: Signal = { type: 'candidate', candidate: null };

async function takenOf(signals: readonly Signal[], fails?: Signal): Promise<Signal[]> {
  const taken: Signal[] = [];
  const hear = createSignalQueue(async (signal) => {
    if (signal === fails) throw new Error('belongs to nothing');
    await Promise.resolve();
    taken.push(signal);
  });
  for (const signal of signals) hear(signal);
  await new Promise((done) => {
    setTimeout(done);
  });
  return taken;
}

test('signals are processed in order, and one that fails is skipped', async () => {
  const [one, two] = [offer(1), offer(2)];
  expect(await takenOf([one, candidate])).toEqual([one, candidate]);
  expect(await takenOf([two, candidate], two)).toEqual([candidate]);
});

test('of offers that arrive together only the last is processed, and none if an answer came after it', async () => {
  const answer: Signal = { type: 'description', description: { type: 'answer', sdp: '' }, round: 1 };
  expect(await takenOf([offer(1), candidate, offer(2), offer(3)])).toEqual([candidate, offer(3)]);
  expect(await takenOf([offer(1), answer])).toEqual([answer]);
});
