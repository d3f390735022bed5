import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { describe, expect, test } from 'vitest';
import { createIntegrations } from './integrations.ts';
import type { IntegrationsConfig } from './integrations.ts';
import { PUSH_IDENTITY } from './testing/stage.ts';

const nothing: IntegrationsConfig = {
  sandbox: null,
  azampay: null,
  africasTalking: null,
  files: { folder: 'unused' },
  push: PUSH_IDENTITY,
  now: () => new Date(),
};
const real = {
  authUrl: 'https://a.example',
  checkoutUrl: 'https://b.example',
  statusUrl: 'https://c.example',
  ...sandboxSecrets().azampay,
  requireSignature: true,
};

describe('choice of adapters', () => {
  test('without credentials and sandbox there are no gateways', () => {
    const integrations = createIntegrations(nothing);
    expect([integrations.gateways.length, integrations.sms, integrations.sandbox]).toEqual([0, null, false]);
    expect(integrations.gatewayFor('mpesa', 'TZS')).toBeNull();
  });

  test('on the sandbox Tanzanian wallets go to AzamPay and everything else to the card gateway', () => {
    const integrations = createIntegrations({ ...nothing, sandbox: { url: 'http://127.0.0.1:4101' } });
    expect(integrations.sandbox).toBe(true);
    expect(integrations.gatewayFor('mpesa', 'TZS')?.name).toBe('azampay');
    expect(integrations.gatewayFor('mpesa', 'KES')?.name).toBe('cards');
    expect(integrations.gatewayFor('card', 'TZS')?.name).toBe('cards');
    expect(integrations.gatewayFor('snapscan', 'ZAR')?.flowOf('snapscan')).toBe('hosted');
    expect(integrations.gatewayFor('bitcoin', 'TZS')).toBeNull();
  });

  test('the sandbox pays out only where it collects too; with credentials the account of the settings does', () => {
    const sandbox = { url: 'http://127.0.0.1:4101' };
    const onSandbox = createIntegrations({ ...nothing, sandbox });
    expect(onSandbox.payoutGatewayFor('tigopesa', 'TZS')).toMatchObject({ name: 'azampay', sandbox: true });
    for (const [method, currency] of [
      ['mpesa', 'KES'],
      ['mtn', 'UGX'],
      ['card', 'TZS'],
    ] as const)
      expect(onSandbox.payoutGatewayFor(method, currency)).toBeNull();
    expect(createIntegrations({ ...nothing, sandbox, azampay: real }).payoutGateways).toEqual([]);
    const source = { fullName: 'Tabibu', bankName: 'azampesa', accountNumber: '255700000001' };
    const azampayPayouts = { source, publicKey: null };
    const paying = createIntegrations({ ...nothing, sandbox, azampay: real, azampayPayouts });
    expect(paying.payoutGatewayNamed('azampay')).toMatchObject({ sandbox: false });
    expect(createIntegrations({ ...nothing, azampayPayouts }).payoutGateways).toEqual([]);
  });

  test('credentials give the real adapter, and the only one when there is no sandbox', () => {
    const integrations = createIntegrations({ ...nothing, azampay: real });
    expect(integrations.gatewayFor('mpesa', 'TZS')?.sandbox).toBe(false);
    expect(integrations.gatewayFor('card', 'TZS')).toBeNull();
    expect(integrations.sandbox).toBe(false);
  });

  test('a real host without https is refused', () => {
    expect(() => createIntegrations({ ...nothing, azampay: { ...real, statusUrl: 'http://c.example' } })).toThrow(
      'https',
    );
  });
});
