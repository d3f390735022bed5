import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/client.ts';
import { createQueryClient } from '../api/query.ts';
import { retryFailed } from './retry-failed.ts';
import { waitBefore } from './use-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that needs one answer, over a network that the test switches on and off. */
function screen(failure: ApiProblem) {
  const network = { there: false, asked: 0 };
  const browser = new EventTarget();
  const client = createQueryClient(() => {
    network.asked += 1;
    return network.there ? Promise.resolve({ body: 'here', link: null }) : Promise.reject(failure);
  });
  retryFailed(client, browser);
  const observer = new QueryObserver(client, { queryKey: ['api', '/api/site'], retry: false });
  const leave = observer.subscribe(() => undefined);
  return { network, browser, leave, answer: () => observer.getCurrentResult().data };
}

const offline = () => new ApiProblem('offline', 0, {}, '');

test('a failed query is repeated when the browser is online again', async () => {
  const { network, browser, answer } = screen(offline());
  await vi.advanceTimersByTimeAsync(100);
  expect(network.asked).toBe(1);
  network.there = true;
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(answer()).toBe('here');
});

test('without an online event each retry waits longer than the last, and none follows a success', async () => {
  const { network, answer } = screen(offline());
  await vi.advanceTimersByTimeAsync(waitBefore(0) + waitBefore(1) + waitBefore(2) + 100);
  expect(network.asked).toBe(4);
  await vi.advanceTimersByTimeAsync(waitBefore(2));
  expect(network.asked).toBe(4);
  network.there = true;
  await vi.advanceTimersByTimeAsync(waitBefore(3));
  expect(answer()).toBe('here');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(network.asked).toBe(5);
});

test('a refused query and one that no screen needs are not repeated', async () => {
  const refused = screen(new ApiProblem('not-found', 404, {}, ''));
  const left = screen(offline());
  await vi.advanceTimersByTimeAsync(100);
  left.leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([refused.network.asked, left.network.asked]).toEqual([1, 1]);
});
