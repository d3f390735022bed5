import { constants, createHash, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import type { SandboxOptions } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';

const options: SandboxOptions = {
  journalFile: null,
  callbackUrl: () => 'http://127.0.0.1:9/',
  now: () => new Date(),
  speed: 1_000,
};
const sandbox = createSandbox(options);
let url = '';
beforeAll(async () => {
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const page = async (path: string, at = url) => (await fetch(`${at}${path}`)).text();

/** Sends money as AzamPay's customers do: with a token, and a checksum for the published key. */
async function payOut(at: string, reference: string, account: string): Promise<unknown> {
  const { azampay, azampayAccount: source } = sandboxSecrets();
  const post = async (path: string, body: object, headers: Record<string, string>) =>
    (
      await fetch(`${at}/sandbox/azampay${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const { appName, clientId, clientSecret, apiKey } = azampay;
  const wish = { appName, clientId, clientSecret };
  const got = (await post('/AppRegistration/GenerateToken', wish, { 'x-api-key': apiKey })) as {
    data: { accessToken: string };
  };
  const key = await page('/sandbox/azampay/azampay/v1/public-key', at);
  const digest = createHash('sha512').update(`${account}${source.accountNumber}TZS10000${reference}`).digest();
  const place = { countryCode: 'TZ', currency: 'TZS' };
  const body = {
    source: { ...place, ...source },
    destination: { ...place, fullName: 'Asha <Juma>', bankName: 'tigo', accountNumber: account },
    transferDetails: { type: 'disbursement', amount: 10_000, dateInEpoch: Math.floor(Date.now() / 1000) },
    externalReferenceId: reference,
    remarks: 'Tabibu',
    additionalProperties: {},
    checksum: publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, digest).toString('base64'),
  };
  return post('/api/v1/azampay/disburse', body, { authorization: `Bearer ${got.data.accessToken}` });
}

describe('the page of payouts', () => {
  test('shows whom the sandbox was told to pay, how much and how it ended, in Swahili and in English', async () => {
    expect(await page('/sandbox/payouts')).toContain('Bado hakuna pesa iliyotumwa.');
    expect(await payOut(url, 'AAAAAAAAAAAAAAAAAAAAAAAAA1', '255714000003')).toMatchObject({ success: true });
    const waiting = await page('/sandbox/payouts');
    expect(waiting).toMatch(/Asha &lt;Juma&gt;.*TSh 10,000.*\+255714000003.*Mixx by Yas.*Inasubiri/s);
    const before = await page('/sandbox/payouts/version');
    await payOut(url, 'AAAAAAAAAAAAAAAAAAAAAAAAA2', '255714000000');
    await new Promise((done) => setTimeout(done, 100));
    expect(await page('/sandbox/payouts/version')).not.toBe(before);
    expect(await page('/sandbox/payouts?lang=en')).toMatch(/Paid · AAAAAAAAAAAAAAAAAAAAAAAAA2/);
  });

  test('the phone that received money shows it, and asks nobody for a PIN', async () => {
    const handset = await page('/sandbox/handset?phone=255714000000&lang=en');
    expect(handset).toMatch(/Money received.*TSh 10,000/s);
    expect(handset).not.toContain('name="pin"');
  });

  test('at a public address it names nobody', async () => {
    const open = createSandbox({ ...options, mayRead: () => false });
    const at = await open.listen({ port: 0, host: '127.0.0.1' });
    await payOut(at, 'AAAAAAAAAAAAAAAAAAAAAAAAA3', '255714000000');
    const shown = await page('/sandbox/payouts?lang=en', at);
    expect(shown).toContain('This address is public');
    expect(shown).not.toContain('Asha');
    expect(await page('/sandbox/payouts/version', at)).toBe('0-0');
    await open.close();
  });
});
