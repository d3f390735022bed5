import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

let now = new Date('2038-01-15T08:00:00Z');
const sandbox = createSandbox({
  journalFile: null,
  callbackUrl: () => 'http://127.0.0.1:9/',
  now: () => now,
  speed: 100,
});
const { apiKey } = sandboxSecrets().cards;
let url = '';
beforeAll(async () => {
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

test.each([
  ['6000.00', { state: 'paid', paidAmount: '5999.00' }],
  ['6000', { state: 'paid', paidAmount: '5999' }],
  ['1.00', { state: 'paid', paidAmount: '0.50' }],
  ['0.50', { state: 'paid', paidAmount: '0.25' }],
  ['2', { state: 'paid', paidAmount: '1' }],
  ['0.01', { state: 'refused', reason: 'no-smaller-amount', paidAmount: null }],
  ['1', { state: 'refused', reason: 'no-smaller-amount', paidAmount: null }],
])('…006 of %s pays a smaller amount, or is refused where none exists', async (amount, expected) => {
  const reference = `of-${amount}`;
  await fetch(`${url}/sandbox/cards/v1/pushes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference, method: 'mpesa', phone: '255754100006', amount, currency: 'TZS' }),
  });
  now = new Date(now.getTime() + 60_000);
  await fetch(`${url}/sandbox/cards/v1/payments/${reference}`, { headers: { authorization: `Bearer ${apiKey}` } });
  const truth = (await (await fetch(`${url}/sandbox/truth?externalId=${reference}`)).json()) as { payment: object };
  expect(truth.payment).toMatchObject(expected);
});
