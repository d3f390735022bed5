import { describe, expect, test } from 'vitest';
import { listen } from '../testing/stage.ts';
import { azamPay } from './azampay.ts';
import { cardGateway } from './card-gateway.ts';

describe('malformed answers of a provider (X-01)', () => {
  const now = () => new Date();
  const secrets = { appName: 'TABIBU', clientId: 'c', clientSecret: 's', apiKey: 'k' };
  const token = JSON.stringify({ success: true, data: { accessToken: 't', expire: '2999-01-01T00:00:00Z' } });
  const bodies = [
    { name: 'HTML', why: 'unreadable', status: 200, headers: {}, body: '<h1>Welcome</h1>' },
    { name: 'one megabyte', why: 'too-large', status: 200, headers: {}, body: `"${'x'.repeat(1024 * 1024)}"` },
    { name: 'a redirect', why: 'redirect', status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
    { name: 'wrong types', why: 'unreadable', status: 200, headers: {}, body: '{"success":"yes","id":7,"url":7}' },
    {
      name: 'an amount that is none',
      why: 'unreadable',
      status: 200,
      headers: {},
      body: '{"success":true,"data":{"status":"success","amount":"NaN"}}',
    },
  ];

  test.each(bodies)('$name is "unknown" or "unreachable" in both adapters', async ({ why, status, headers, body }) => {
    const { url, server } = await listen((request, response) => {
      if (request.url?.includes('GenerateToken')) response.end(token);
      else response.writeHead(status, headers).end(body);
    });
    const options = { sandbox: true, now, timeoutMs: 2_000 };
    const azam = azamPay(
      { ...secrets, authUrl: url, checkoutUrl: url, statusUrl: url, requireSignature: true },
      options,
    );
    const cards = cardGateway({ url, merchant: 'TABIBU', apiKey: 'k', callbackSecrets: ['s'] }, options);
    for (const gateway of [azam, cards]) {
      const push = await gateway.requestPush({
        externalId: 'x',
        method: 'mpesa',
        phone: '+255754000000',
        amount: 600_000,
        currency: 'TZS',
      });
      expect(push).toMatchObject({ kind: 'unknown', why, mayHaveReached: true });
      expect(await gateway.queryStatus({ externalId: 'x', transactionId: null, method: 'mpesa' })).toMatchObject({
        state: 'unreachable',
        why,
      });
    }
    server.close();
  });

  test('when the token cannot be fetched, the money was certainly not requested', async () => {
    const { url, server } = await listen(() => {});
    await new Promise((resolve) => server.close(resolve));
    const gateway = azamPay(
      { ...secrets, authUrl: url, checkoutUrl: url, statusUrl: url, requireSignature: true },
      { sandbox: true, now },
    );
    const push = await gateway.requestPush({
      externalId: 'x',
      method: 'mpesa',
      phone: '+255754000000',
      amount: 600_000,
      currency: 'TZS',
    });
    expect(push).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: false });
  });
});
