import type { SandboxSecrets } from '@tabibu/sandbox/secrets';
import type { AzamPayConfig } from './azampay.ts';
import type { CardGatewayConfig } from './card-gateway.ts';

/** Returns how AzamPay is called in the sandbox. */
export function azamPaySandbox(url: string, secrets: SandboxSecrets): AzamPayConfig {
  const base = `${url}/sandbox/azampay`;
  return { authUrl: base, checkoutUrl: base, statusUrl: base, ...secrets.azampay, requireSignature: true };
}

/** Returns how the card gateway is called in the sandbox. */
export function cardSandbox(url: string, secrets: SandboxSecrets): CardGatewayConfig {
  const { merchant, apiKey, callbackSecret } = secrets.cards;
  return { url: `${url}/sandbox/cards`, merchant, apiKey, callbackSecrets: [callbackSecret] };
}
