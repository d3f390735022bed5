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
