import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { answer } from './answer.ts';
import { noteBrokenStream } from './note-broken-stream.ts';

function watched(stream: Readable) {
  const error = vi.fn<Log['error']>();
  const result = answer(stream, {});
  expect(noteBrokenStream({ log: { error } as unknown as Log, requestId: 'r-1' }, result)).toBe(result);
  return error;
}

test('logs a stream that fails after its first part', async () => {
  const failure = new Error('the database went away');
  async function* parts() {
    yield 'first';
    throw failure;
  }
  const stream = Readable.from(parts());
  const error = watched(stream);
  await expect(stream.toArray()).rejects.toThrow(failure);
  expect(error.mock.calls).toEqual([[{ error: failure, requestId: 'r-1' }, 'an answer broke off']]);
});

test('says nothing of a stream that ends, of one that nobody reads on, and of any other answer', async () => {
  const whole = Readable.from(['first', 'second']);
  const left = Readable.from(['first', 'second']);
  const errors = [watched(whole), watched(left)];
  expect(await whole.toArray()).toEqual(['first', 'second']);
  left.destroy();
  await new Promise((closed) => left.once('close', closed));
  expect(errors.map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect(noteBrokenStream({ log: {} as Log, requestId: 'r-1' }, { data: 1 })).toEqual({ data: 1 });
});
