import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';
import type { SandboxOptions } from '../src/sandbox.ts';
import { sandboxSecrets } from '../src/secrets.ts';
import { azamPayPayouts } from '../../server/src/integrations/payout-gateway/azampay-payouts.ts';

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
function payOut(at: string, externalId: string, phone: string): Promise<unknown> {
  const base = `${at}/sandbox/azampay`;
  const { azampay, azampayAccount: source } = sandboxSecrets();
  const config = { ...azampay, authUrl: base, checkoutUrl: base, disbursementUrl: base, source, publicKey: null };
  const order = { method: 'tigopesa', name: 'Asha <Juma>', amount: 1_000_000, currency: 'TZS', remarks: 'Tabibu' };
  return azamPayPayouts(config, { sandbox: true, now: () => new Date() }).sendPayout({ ...order, externalId, phone });
}

describe('the page of payouts', () => {
  test('shows whom the sandbox was told to pay, how much and how it ended, in Swahili and in English', async () => {
    expect(await page('/sandbox/payouts')).toContain('Bado hakuna pesa iliyotumwa.');
    expect(await payOut(url, 'AAAAAAAAAAAAAAAAAAAAAAAAA1', '+255714000003')).toMatchObject({ kind: 'accepted' });
    const waiting = await page('/sandbox/payouts');
    expect(waiting).toMatch(/Asha &lt;Juma&gt;.*TSh 10,000.*\+255714000003.*Mixx by Yas.*Inasubiri/s);
    const before = await page('/sandbox/payouts/version');
    await payOut(url, 'AAAAAAAAAAAAAAAAAAAAAAAAA2', '+255714000000');
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
    await payOut(at, 'AAAAAAAAAAAAAAAAAAAAAAAAA3', '+255714000000');
    const shown = await page('/sandbox/payouts?lang=en', at);
    expect(shown).toContain('This address is public');
    expect(shown).not.toContain('Asha');
    expect(await page('/sandbox/payouts/version', at)).toBe('0-0');
    await open.close();
  });
});
