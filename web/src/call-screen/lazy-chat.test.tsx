import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { ChatSection } from './lazy-chat.tsx';
import { aCall } from '../testing/call-line.ts';

const imported = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./chat-panel.tsx', () => {
  imported();
  return { ChatPanel: () => 'The chat.', UnsentMessageSender: () => null };
});
beforeEach(stopTime);

test('the code of the chat is not asked for without a network, and comes when the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const screen = await openScreen(<ChatSection call={aCall()} open />, { path: '/call/1', answers: {} });
  await screen.wait(60_000);
  expect(imported).not.toHaveBeenCalled();
  await screen.after(() => window.dispatchEvent(new Event('online')));
  expect(imported).toHaveBeenCalledOnce();
  await expect.poll(() => screen.text()).toContain('The chat.');
});
