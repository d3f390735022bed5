import { expect, test } from 'vitest';
import { ApiProblem } from './client.ts';
import { openIntention } from './intention.ts';

/** Answers each call with the next outcome and remembers the keys. */
function wire(outcomes: unknown[]) {
  const keys: (string | undefined)[] = [];
  const send = <Data>(_method: string, _path: string, _body?: unknown, key?: string): Promise<Data> => {
    keys.push(key);
    const outcome = outcomes.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome as Data);
  };
  return { keys, send };
}

const silence = new ApiProblem('offline', 0, {}, '');
const broken = new ApiProblem('service-unavailable', 503, {}, '');
const taken = new ApiProblem('slot-taken', 409, {}, '');

test('a press after silence or a broken gateway is the same intention', async () => {
  const { keys, send } = wire([silence, broken, 'held']);
  const intend = openIntention(send);
  await expect(intend('/api/bookings', { a: 1 })).rejects.toBe(silence);
  await expect(intend('/api/bookings', { a: 1 })).rejects.toBe(broken);
  expect(await intend('/api/bookings', { a: 1 })).toBe('held');
  expect(new Set(keys).size).toBe(1);
});

test('after an answer, also a refusal, the next press is a new intention', async () => {
  const { keys, send } = wire([taken, 'held', 'held']);
  const intend = openIntention(send);
  await expect(intend('/api/bookings', { a: 1 })).rejects.toBe(taken);
  await intend('/api/bookings', { a: 1 });
  await intend('/api/bookings', { a: 1 });
  expect(new Set(keys).size).toBe(3);
});

test('other content has another key even while the first is unanswered', async () => {
  const { keys, send } = wire([silence, 'held']);
  const intend = openIntention(send);
  await expect(intend('/api/bookings', { a: 1 })).rejects.toBe(silence);
  await intend('/api/bookings', { a: 2 });
  expect(new Set(keys).size).toBe(2);
});
