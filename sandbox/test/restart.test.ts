import { appendFileSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

const heard: string[] = [];
const product = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
  request.on('end', () => response.end());
});
beforeAll(() => new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve)));
afterAll(() => void product.close());

const journalFile = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'deeper', 'journal.ndjson');
const start = (speed: number) =>
  createSandbox({
    journalFile,
    callbackUrl: () => `http://127.0.0.1:${(product.address() as AddressInfo).port}/`,
    now: () => new Date(),
    speed,
  });

async function eventually(check: () => boolean): Promise<void> {
  for (let round = 0; round < 3_000 && !check(); round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(check()).toBe(true);
}

test('a restarted sandbox keeps payments, messages, keys and tokens, and ends the payments that were in progress', async () => {
  const secrets = sandboxSecrets();
  const first = start(4);
  const { appName, clientId, clientSecret, apiKey } = secrets.azampay;
  const token = await first.inject({
    method: 'POST',
    url: '/sandbox/azampay/AppRegistration/GenerateToken',
    headers: { 'x-api-key': apiKey },
    payload: { appName, clientId, clientSecret },
  });
  const authorization = `Bearer ${token.json<{ data: { accessToken: string } }>().data.accessToken}`;
  const push = (externalId: string, accountNumber: string) => ({
    method: 'POST' as const,
    url: '/sandbox/azampay/azampay/mno/checkout',
    headers: { authorization },
    payload: { provider: 'Mpesa', accountNumber, amount: '6000', currency: 'TZS', externalId, source: appName },
  });
  await first.inject(push('soon', '255754000000'));
  await first.inject(push('person', '255754111222'));
  await first.inject({
    method: 'POST',
    url: '/sandbox/africastalking/version1/messaging',
    headers: { apikey: secrets.africasTalking.apiKey, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'sandbox', to: '+255754111222', message: 'Habari' }).toString(),
  });
  const key = (await first.inject('/sandbox/azampay/azampay/v1/public-key')).body;
  await first.close();
  expect(heard.some((body) => body.includes('soon'))).toBe(false);
  appendFileSync(journalFile, '{"kind":"payment","id":"torn');

  const second = start(4);
  expect((await second.inject('/sandbox/truth?externalId=person')).json()).toMatchObject({
    payment: { state: 'pending', amount: '6000' },
  });
  expect((await second.inject('/sandbox/outbox?phone=255754111222')).json()).toMatchObject({
    messages: [{ text: 'Habari' }],
  });
  expect((await second.inject('/sandbox/azampay/azampay/v1/public-key')).body).toBe(key);
  expect((await second.inject(push('person', '255754111222'))).json()).toMatchObject({
    success: false,
    message: 'Duplicate External Reference Id',
  });
  await eventually(() => heard.some((body) => body.includes('"utilityref":"soon"') && body.includes('success')));
  expect((await second.inject('/sandbox/truth?externalId=soon')).json()).toMatchObject({ payment: { state: 'paid' } });
  await second.close();

  const third = start(4);
  expect((await third.inject('/sandbox/truth?externalId=soon')).json()).toMatchObject({
    payment: { state: 'paid', paidAmount: '6000' },
  });
  await third.close();
});
