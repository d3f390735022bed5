import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { releaseMemory } from './release-memory.ts';

test('what nothing refers to any more is collected', async () => {
  const held = { name: 'held' };
  const weak = [new WeakRef(held), new WeakRef({ name: 'left' })];
  // A weak reference that was just made keeps its object until the end of the turn.
  await nextTurn();
  releaseMemory();
  expect(weak.map((one) => one.deref()?.name)).toEqual(['held', undefined]);
  expect(held.name).toBe('held');
});
