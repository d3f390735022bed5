import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

const sandbox = createSandbox({
  journalFile: null,
  callbackUrl: () => 'http://127.0.0.1:9/',
  now: () => new Date(),
  speed: 100,
});
const secrets = sandboxSecrets();
let url = '';
beforeAll(async () => {
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

let count = 0;
async function prompt(phone: string): Promise<{ id: string; reference: string }> {
  const reference = `ref-${(count += 1)}`;
  const response = await fetch(`${url}/sandbox/cards/v1/pushes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.cards.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference, method: 'mpesa', phone, amount: '6000.00', currency: 'TZS' }),
  });
  return { reference, id: ((await response.json()) as { id: string }).id };
}
const decide = (fields: Record<string, string>) =>
  fetch(`${url}/sandbox/handset/decide`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const truth = async (reference: string) =>
  ((await (await fetch(`${url}/sandbox/truth?externalId=${reference}`)).json()) as { payment: object }).payment;
const page = async (path: string) => (await fetch(`${url}${path}`)).text();

describe('handset', () => {
  test('a message and a prompt are on the page, in Swahili and in English', async () => {
    const form = new URLSearchParams({
      username: 'sandbox',
      to: '+255754111222',
      message: 'Namba yako ni <123456>',
      from: 'TABIBU',
    });
    await fetch(`${url}/sandbox/africastalking/version1/messaging`, {
      method: 'POST',
      headers: { apikey: secrets.africasTalking.apiKey },
      body: form,
    });
    await prompt('255754111222');
    const swahili = await page('/sandbox/handset?phone=%2B255754111222');
    expect(swahili).toContain('Lipa TSh 6,000 kwa TABIBU');
    expect(swahili).toContain('Namba yako ni &lt;123456&gt;');
    expect(swahili).toContain('MAJARIBIO');
    expect(await page('/sandbox/handset?phone=0754111222&lang=en')).toContain('Pay TSh 6,000 to TABIBU. Enter PIN.');
  });

  test('four digits approve, 0000 is a wrong PIN, and declining cancels', async () => {
    for (const [fields, state] of [
      [
        { decision: 'approve', pin: '1234' },
        { state: 'paid', reason: null, paidAmount: '6000.00' },
      ],
      [
        { decision: 'approve', pin: '0000' },
        { state: 'refused', reason: 'wrong-pin' },
      ],
      [
        { decision: 'decline', pin: '' },
        { state: 'refused', reason: 'cancelled' },
      ],
    ] as const) {
      const { id, reference } = await prompt('255754111333');
      expect(await truth(reference)).toMatchObject({ state: 'pending' });
      expect((await decide({ phone: '255754111333', payment: id, ...fields })).status).toBe(303);
      expect(await truth(reference)).toMatchObject(state);
    }
  });

  test('a PIN that is not four digits asks again, and an answered request cannot be answered twice', async () => {
    const { id, reference } = await prompt('255754111444');
    const form = { phone: '255754111444', payment: id, lang: 'en' };
    const short = await decide({ ...form, decision: 'approve', pin: '12' });
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
    await decide({ ...form, decision: 'decline' });
    expect((await decide({ ...form, decision: 'approve', pin: '1234' })).status).toBe(409);
    expect(await truth(reference)).toMatchObject({ state: 'refused' });
  });

  test('another phone cannot answer, and a number that answers by itself has no PIN field', async () => {
    const { id } = await prompt('255754111555');
    expect((await decide({ phone: '255754999999', payment: id, decision: 'approve', pin: '1234' })).status).toBe(409);
    await prompt('255754111003');
    expect(await page('/sandbox/handset?phone=255754111003')).not.toContain('name="pin"');
  });

  test('pages have no inline script and load nothing from other origins', async () => {
    const response = await fetch(`${url}/sandbox/handset?phone=255754111222`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; script-src 'self'/,
    );
    const text = await response.text();
    expect(text).not.toMatch(/ on[a-z]+=|<script(?! src="\/sandbox\/)|style="|https?:/);
    for (const path of ['/sandbox/sandbox.css', '/sandbox/watch.js'])
      expect((await fetch(url + path)).status).toBe(200);
  });
});

test.each([
  '/sandbox/outbox?phone=a&phone=b',
  '/sandbox/handset?phone=a&phone=b',
  '/sandbox/truth?externalId=a&externalId=b',
  '/sandbox/cards/pay/x?lang=en&lang=sw',
])('a query that gives a name twice is refused with 400: %s', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(400);
});

test('a form that gives a name twice is refused with 400', async () => {
  expect(
    (
      await fetch(`${url}/sandbox/handset/decide`, {
        method: 'POST',
        body: new URLSearchParams([
          ['id', 'a'],
          ['id', 'b'],
        ]),
      })
    ).status,
  ).toBe(400);
});
