import { expect, test } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient, setAnswer } from './query.ts';

const KEY = ['api', '/api/appointments/1'] as const;

/** A cache whose reads answer when the test says so, in the order in which they were asked. */
function aCache() {
  const reads: ((answer: string) => void)[] = [];
  const client = createQueryClient(async () => {
    const data = await new Promise<string>((resolve) => reads.push(resolve));
    return { body: { success: true, data }, status: 200 } as never;
  });
  const shown = new QueryObserver<string>(client, { queryKey: KEY });
  shown.subscribe(() => undefined);
  return { client, reads, read: () => shown.getCurrentResult().data };
}

test('a read that began before a change does not overwrite what the change answered, and is made again', async () => {
  const { client, reads, read } = aCache();
  await setAnswer(client, KEY, 'paid');
  reads[0]!('unpaid');
  await expect.poll(() => reads.length).toBe(2);
  expect(read()).toBe('paid');
  reads[1]!('paid, and confirmed');
  await expect.poll(read).toBe('paid, and confirmed');
});

test('where nothing is being read, the answer is there at once and nothing is asked', async () => {
  const { client, reads, read } = aCache();
  reads[0]!('unpaid');
  await expect.poll(read).toBe('unpaid');
  void setAnswer(client, KEY, 'paid');
  expect(read()).toBe('paid');
  await new Promise((done) => setTimeout(done, 10));
  expect(reads).toHaveLength(1);
});
