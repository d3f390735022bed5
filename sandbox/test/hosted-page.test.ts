import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

const options = { journalFile: null, callbackUrl: () => 'http://127.0.0.1:9/', now: () => new Date() };
const beside = createSandbox({ ...options, besideProduct: true });
const alone = createSandbox(options);
afterAll(() => Promise.all([beside.close(), alone.close()]));

async function pageOf(sandbox: typeof beside): Promise<string> {
  const reply = await sandbox.inject({
    method: 'POST',
    url: '/sandbox/cards/v1/sessions',
    headers: { authorization: `Bearer ${sandboxSecrets().cards.apiKey}`, host: '127.0.0.1:3000' },
    payload: {
      reference: 'TBB-1',
      method: 'card',
      amount: '6000',
      currency: 'TZS',
      return_url: 'http://192.168.1.20:3000/pay/1?reference_id=TBB-1',
      cancel_url: 'http://192.168.1.20:3000/pay/1',
    },
  });
  return new URL(reply.json<{ url: string }>().url).origin;
}

test('a hosted page beside the product does not lead a phone to 127.0.0.1', async () => {
  expect(await pageOf(beside)).toBe('http://192.168.1.20:3000');
  expect(await pageOf(beside)).toBe('http://192.168.1.20:3000');
});

test('a sandbox of its own opens its pages at its own address', async () => {
  expect(await pageOf(alone)).toBe('http://127.0.0.1:3000');
});
