import { expect, test } from 'vitest';
import type { Signal } from './agreement.ts';
import { openInbox } from './inbox.ts';

const offer = (round: number): Signal => ({ type: 'description', description: { type: 'offer', sdp: '' }, round });
const candidate: Signal = { type: 'candidate', candidate: null };

async function takenOf(signals: readonly Signal[], fails?: Signal): Promise<Signal[]> {
  const taken: Signal[] = [];
  const hear = openInbox(async (signal) => {
    if (signal === fails) throw new Error('belongs to nothing');
    await Promise.resolve();
    taken.push(signal);
  });
  for (const signal of signals) hear(signal);
  await new Promise((done) => { setTimeout(done); });
  return taken;
}

test('everything is taken in order, and what fits nowhere is passed over', async () => {
  const [one, two] = [offer(1), offer(2)];
  expect(await takenOf([one, candidate])).toEqual([one, candidate]);
  expect(await takenOf([two, candidate], two)).toEqual([candidate]);
});

test('of offers that come at once only the last is taken, and none that an answer has overtaken', async () => {
  const answer: Signal = { type: 'description', description: { type: 'answer', sdp: '' }, round: 1 };
  expect(await takenOf([offer(1), candidate, offer(2), offer(3)])).toEqual([candidate, offer(3)]);
  expect(await takenOf([offer(1), answer])).toEqual([answer]);
});
