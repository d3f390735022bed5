import { generateKeyPairSync } from 'node:crypto';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/slow-machines.ts';
import { randomBase32 } from '../../platform/ids.ts';
import { azamPay } from '../payment-gateway/azampay.ts';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { azamPayPayouts } from './azampay-payouts.ts';
import type { AzamPayPayoutConfig } from './azampay-payouts.ts';
import { comparePayout } from './compare-payout.ts';
import type { PayoutGateway, PayoutRequest } from './port.ts';

let stage: Stage;
let gateway: PayoutGateway;
beforeAll(async () => {
  stage = await startSandbox();
  gateway = stage.integrations.payoutGatewayFor('mpesa', 'TZS')!;
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const config = (changes: Partial<AzamPayPayoutConfig> = {}): AzamPayPayoutConfig => {
  const url = `${stage.url}/sandbox/azampay`;
  const { azampay, azampayAccount: source } = sandboxSecrets();
  return { authUrl: url, checkoutUrl: url, disbursementUrl: url, ...azampay, source, publicKey: null, ...changes };
};
const adapter = (changes: Partial<AzamPayPayoutConfig> = {}, now = () => new Date()) =>
  azamPayPayouts(config(changes), { sandbox: true, now, timeoutMs: 2_000 });
const request = (suffix: string, changes: Partial<PayoutRequest> = {}): PayoutRequest => ({
  externalId: randomBase32(26),
  method: 'mpesa',
  phone: `+255754000${suffix}`,
  name: 'Asha Juma',
  amount: 600_000,
  currency: 'TZS',
  remarks: 'Tabibu withdrawal',
  ...changes,
});
const ask = async ({ externalId, method }: PayoutRequest, transactionId: string | null = null) =>
  (await gateway.queryPayout({ externalId, transactionId, method })).told;
const ends = (sent: PayoutRequest) =>
  eventually(async () => {
    const told = await ask(sent);
    return told.state !== 'pending' && told;
  });
const callbacksOf = ({ externalId }: PayoutRequest) => stage.heard.filter(({ raw }) => raw.includes(externalId));
const verdictOn = async (sent: PayoutRequest) => {
  const { externalId, amount, currency, method } = sent;
  return comparePayout({ externalId, transactionId: null, amount, currency, method }, await ends(sent));
};

describe('a payout', () => {
  test('is accepted, then paid; the status names the amount, the network and its number', async () => {
    const sent = request('000');
    const outcome = await gateway.sendPayout(sent);
    expect(outcome).toEqual({ kind: 'accepted', transactionId: expect.any(String) });
    const told = await ends(sent);
    const { externalId } = sent;
    expect(told).toMatchObject({ state: 'paid', externalId, amount: 600_000, currency: 'TZS', operator: 'mpesa' });
    const { networkNumber } = await gateway.queryPayout({ ...sent, transactionId: told.transactionId });
    expect(networkNumber).toMatch(/^SBX[0-9A-F]{10}$/);
    expect(await verdictOn(sent)).toEqual({ verdict: 'paid' });
  });

  test.each([
    ['001', 'insufficient-funds'],
    ['002', 'cancelled'],
    ['007', 'insufficient-funds'],
  ])('…%s is declined: %s', async (suffix, reason) => {
    const sent = request(suffix);
    await gateway.sendPayout(sent);
    expect(await verdictOn(sent)).toEqual({ verdict: 'declined', reason });
  });

  test('…003 never ends, and that is no outcome', async () => {
    const sent = request('003');
    await gateway.sendPayout(sent);
    expect(await ask(sent)).toMatchObject({ state: 'pending' });
    expect(callbacksOf(sent)).toEqual([]);
  });

  test('…005 is reported twice without a signature: a hint to ask for its status, and no claim', async () => {
    const sent = request('005');
    await gateway.sendPayout(sent);
    const both = await eventually(() => callbacksOf(sent).length === 2 && callbacksOf(sent));
    const url = `${stage.url}/sandbox/azampay`;
    const collecting = azamPay(
      { ...config(), statusUrl: url, requireSignature: true },
      { sandbox: true, now: () => new Date() },
    );
    for (const { raw, headers } of both)
      expect(await collecting.readCallback(raw, headers)).toEqual({ kind: 'payout', externalId: sent.externalId });
  });

  test('…006 pays another amount, and a loose status names none: both are doubtful', async () => {
    const less = request('006');
    await gateway.sendPayout(less);
    expect(await verdictOn(less)).toEqual({ verdict: 'doubtful', doubt: 'amount' });
    await stage.force({ status: 'loose' });
    const loose = request('000');
    await gateway.sendPayout(loose);
    expect(await verdictOn(loose)).toEqual({ verdict: 'doubtful', doubt: 'unproven' });
  });

  test('…008 is reported as paid while nothing was', async () => {
    const sent = request('008');
    await gateway.sendPayout(sent);
    await eventually(() => callbacksOf(sent)[0]);
    expect(await ask(sent)).toMatchObject({ state: 'pending' });
  });

  test.each([
    ['lost', 'transport'],
    ['hang', 'timeout'],
  ] as const)('whose answer is %s may have reached the gateway, and did', async (answer, why) => {
    await stage.force({ answer });
    const sent = request('000');
    expect(await gateway.sendPayout(sent)).toEqual({ kind: 'unknown', why, mayHaveReached: true });
    await stage.calm();
    expect(await verdictOn(sent)).toEqual({ verdict: 'paid' });
  });

  test('a second request with the same reference pays nothing and is no refusal', async () => {
    const sent = request('000');
    await gateway.sendPayout(sent);
    const again = { kind: 'unknown', why: 'duplicate-reference', mayHaveReached: true };
    expect(await gateway.sendPayout(sent)).toEqual(again);
    expect((await stage.truth(sent.externalId)).payment).toMatchObject({ asked: 2 });
  });

  test('that AzamPay does not carry is refused without a call', async () => {
    const away = adapter({ authUrl: 'http://127.0.0.1:9', disbursementUrl: 'http://127.0.0.1:9' });
    for (const changes of [{ method: 'card' }, { currency: 'KES' }])
      expect(await away.sendPayout(request('000', changes))).toMatchObject({ reason: 'not-carried' });
    expect(await away.sendPayout(request('000', { amount: 600_050 }))).toMatchObject({ reason: 'invalid-request' });
  });

  test('an own account that AzamPay does not know, and a clock that is wrong, are refused in its words', async () => {
    const source = { ...sandboxSecrets().azampayAccount, accountNumber: '255700000009' };
    expect(await adapter({ source }).sendPayout(request('000'))).toEqual({
      kind: 'refused',
      reason: 'invalid-request',
      message: 'Invalid source account.',
    });
    const late = adapter({}, () => new Date(Date.now() - 10 * 60_000));
    expect(await late.sendPayout(request('000'))).toMatchObject({ kind: 'refused', reason: 'expired' });
  });

  test('certainly did not go out when there was no token or no key', async () => {
    for (const changes of [{ authUrl: 'http://127.0.0.1:9' }, { checkoutUrl: 'http://127.0.0.1:9' }])
      expect(await adapter(changes).sendPayout(request('000'))).toEqual({
        kind: 'unknown',
        why: 'transport',
        mayHaveReached: false,
      });
    expect(await adapter({ clientSecret: 'wrong' }).sendPayout(request('000'))).toMatchObject({
      kind: 'refused',
      reason: 'credentials',
    });
  });

  test('a checksum with another key is refused: the key of the settings comes before the published one', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const outcome = await adapter({ publicKey: pem }).sendPayout(request('000'));
    expect(outcome).toMatchObject({ kind: 'refused', message: 'Invalid checksum.' });
  });

  test.each([
    ['<h1>Bad Gateway</h1>', 502, 'http-error'],
    ['{"success":"perhaps"}', 200, 'unreadable'],
    ['{"success":true}', 200, 'unreadable'],
    ['<html>400</html>', 400, 'http-error'],
  ] as const)('answered by %s (%i) may have gone out', async (body, status, why) => {
    const { url, server } = await listen((_request, response) => void response.writeHead(status).end(body));
    expect(await adapter({ disbursementUrl: url }).sendPayout(request('000'))).toEqual({
      kind: 'unknown',
      why,
      mayHaveReached: true,
    });
    server.close();
  });
});

describe('the name of a number', () => {
  test('is the one that the network has', async () => {
    await stage.force({ registeredName: 'ASHA JUMA MSHANA' });
    const number = { method: 'mpesa', phone: '+255754000000' };
    expect(await gateway.lookUpName(number)).toEqual({ kind: 'found', name: 'ASHA JUMA MSHANA' });
    await stage.force({ registeredName: '' });
    expect(await gateway.lookUpName(number)).toEqual({ kind: 'unknown' });
  });

  test('…009 has none', async () => {
    expect(await gateway.lookUpName({ method: 'tigopesa', phone: '+255714000009' })).toEqual({ kind: 'unknown' });
  });

  test('that nobody can say is no unknown name', async () => {
    await stage.force({ answer: 'unavailable' });
    const number = { method: 'mpesa', phone: '+255754000000' };
    expect(await gateway.lookUpName(number)).toEqual({ kind: 'unavailable', why: 'http-error' });
    const away = adapter({ authUrl: 'http://127.0.0.1:9' });
    expect(await away.lookUpName(number)).toEqual({ kind: 'unavailable', why: 'transport' });
    await stage.calm();
    expect(await gateway.lookUpName({ ...number, method: 'card' })).toEqual({ kind: 'unavailable', why: 'refused' });
  });
});
