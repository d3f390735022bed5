import { expect, test } from 'vitest';
import { ApiProblem } from './client.ts';
import { createIdempotentSend } from './idempotent-send.ts';

/** A fake sender: answers each call with the next outcome and records the keys. */
function wire(outcomes: unknown[]) {
  const keys: string[] = [];
  const send = (_call: string, { idempotencyKey }: { idempotencyKey: string }): Promise<unknown> => {
    keys.push(idempotencyKey);
    const outcome = outcomes.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  return { keys, send };
}

const silence = new ApiProblem('offline', 0, {}, '');
const broken = new ApiProblem('service-unavailable', 503, {}, '');
const proxyPage = new ApiProblem('internal-error', 408, {}, '');
const taken = new ApiProblem('slot-taken', 409, {}, '');

test('a repeat after no answer, a gateway error or a page of a proxy keeps its key', async () => {
  const { keys, send } = wire([silence, broken, proxyPage, 'held']);
  const intend = createIdempotentSend(send);
  await expect(intend('POST /api/bookings', { body: { doctor_id: 'a' } })).rejects.toBe(silence);
  await expect(intend('POST /api/bookings', { body: { doctor_id: 'a' } })).rejects.toBe(broken);
  await expect(intend('POST /api/bookings', { body: { doctor_id: 'a' } })).rejects.toBe(proxyPage);
  expect(await intend('POST /api/bookings', { body: { doctor_id: 'a' } })).toBe('held');
  expect(new Set(keys).size).toBe(1);
});

test('after an answer, also a refusal, the next press has a new key', async () => {
  const { keys, send } = wire([taken, 'held', 'held']);
  const intend = createIdempotentSend(send);
  await expect(intend('POST /api/bookings', { body: { doctor_id: 'a' } })).rejects.toBe(taken);
  await intend('POST /api/bookings', { body: { doctor_id: 'a' } });
  await intend('POST /api/bookings', { body: { doctor_id: 'a' } });
  expect(new Set(keys).size).toBe(3);
});

test('other content has another key even while the first is unanswered', async () => {
  const { keys, send } = wire([silence, 'held']);
  const intend = createIdempotentSend(send);
  await expect(intend('POST /api/bookings', { body: { doctor_id: 'a' } })).rejects.toBe(silence);
  await intend('POST /api/bookings', { body: { doctor_id: 'b' } });
  expect(new Set(keys).size).toBe(2);
});
