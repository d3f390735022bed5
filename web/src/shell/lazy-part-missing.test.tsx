import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { lazyPart } from './lazy-part.tsx';

beforeEach(stopTime);

test('a part that cannot be loaded without a network says so, and appears when the network is back', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'The part.' });
  vi.stubGlobal('navigator', { onLine: false });
  const { Part } = lazyPart(load, { file: 'src/part.tsx', fallback: 'Loading …' });
  const screen = await openScreen(<Part />, { path: '/about', answers: {} });
  expect(screen.text()).toBe('This part needs the network and comes when it is back. Try again');
  await screen.after(() => window.dispatchEvent(new Event('online')));
  expect(screen.text()).toBe('The part.');
});
