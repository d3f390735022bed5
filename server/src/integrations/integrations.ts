import { sandboxSecrets, type SandboxSecrets } from '@tabibu/sandbox/secrets';
import { azamPay, type AzamPayConfig } from './payment-gateway/azampay.ts';
import { cardGateway, type CardGatewayConfig } from './payment-gateway/card-gateway.ts';
import type { PaymentGateway } from './payment-gateway/port.ts';
import type { PushSender } from './push/port.ts';
import { webPush, type WebPushConfig } from './push/web-push.ts';
import { africasTalking, type AfricasTalkingConfig } from './sms/africas-talking.ts';
import type { SmsGateway } from './sms/port.ts';
import { africasTalkingVoice } from './voice/africas-talking-voice.ts';
import type { VoiceGateway } from './voice/port.ts';

export interface IntegrationsConfig {
  /** Where the stand-ins listen, e.g. 'http://127.0.0.1:3001'; null when none may be used. */
  sandbox: { url: string; secrets?: Partial<SandboxSecrets> } | null;
  azampay: AzamPayConfig | null;
  africasTalking: AfricasTalkingConfig | null;
  /** Our voice number and its host; null or left out: no call is bridged. The account is the one of the messages. */
  voice?: { url: string; number: string } | null;
  /** Who we are to the push services of browsers. */
  push: WebPushConfig;
  now: () => Date;
  /** For tests with a server that hangs; ten seconds when left out. */
  timeoutMs?: number;
}

export interface Integrations {
  readonly gateways: readonly PaymentGateway[];
  /** Null when neither credentials nor a sandbox are configured. */
  readonly sms: SmsGateway | null;
  /** Null when no voice number is configured: people then call each other's number themselves. */
  readonly voice: VoiceGateway | null;
  /** Always there: the browser decides which push service is used, so a stand-in and real ones stand side by side. */
  readonly push: PushSender;
  /** True when any party is a stand-in, and screens must say so. */
  readonly sandbox: boolean;
  /** The gateway of that name, for callbacks and for payments under way. */
  gatewayNamed(name: string): PaymentGateway | null;
  /** The gateway that takes this method in this currency; a real one before a stand-in. */
  gatewayFor(method: string, currency: string): PaymentGateway | null;
}

/**
 * Chooses an adapter for each outside party: the real host where there are credentials, otherwise the same adapter
 * pointed at the sandbox with the sandbox's credentials. Throws on a real host that is not https.
 */
export function createIntegrations(config: IntegrationsConfig): Integrations {
  const gateways = paymentGateways(config);
  const sms = smsGateway(config);
  const voice = voiceGateway(config);
  return {
    gateways,
    sms,
    voice,
    push: pushSender(config),
    sandbox: (sms?.sandbox ?? false) || (voice?.sandbox ?? false) || gateways.some((gateway) => gateway.sandbox),
    gatewayNamed: (name) => gateways.find((gateway) => gateway.name === name) ?? null,
    gatewayFor: (method, currency) =>
      gateways.find((gateway) => gateway.methods.includes(method) && gateway.currencies.includes(currency)) ?? null,
  };
}

function paymentGateways(config: IntegrationsConfig): PaymentGateway[] {
  const limits = config.timeoutMs === undefined ? {} : { timeoutMs: config.timeoutMs };
  const gateways: PaymentGateway[] = [];
  if (config.azampay !== null) {
    for (const url of [config.azampay.authUrl, config.azampay.checkoutUrl, config.azampay.statusUrl]) refuseUnlessHttps(url);
    gateways.push(azamPay(config.azampay, { sandbox: false, now: config.now, ...limits }));
  }
  if (config.sandbox !== null) {
    const secrets = sandboxSecrets(config.sandbox.secrets);
    const options = { sandbox: true, now: config.now, ...limits };
    if (config.azampay === null) gateways.push(azamPay(azamPaySandbox(config.sandbox.url, secrets), options));
    gateways.push(cardGateway(cardSandbox(config.sandbox.url, secrets), options));
  }
  return gateways;
}

function smsGateway(config: IntegrationsConfig): SmsGateway | null {
  const limits = config.timeoutMs === undefined ? {} : { timeoutMs: config.timeoutMs };
  if (config.africasTalking !== null) {
    refuseUnlessHttps(config.africasTalking.url);
    return africasTalking(config.africasTalking, { sandbox: false, ...limits });
  }
  if (config.sandbox === null) return null;
  const { username, apiKey, senderId } = sandboxSecrets(config.sandbox.secrets).africasTalking;
  return africasTalking({ url: `${config.sandbox.url}/sandbox/africastalking/version1`, username, apiKey, senderId }, { sandbox: true, ...limits });
}

/** The number is the switch: with one, calls go to the real host where there are credentials, and to the stand-in otherwise. */
function voiceGateway(config: IntegrationsConfig): VoiceGateway | null {
  const { voice, africasTalking, sandbox } = config;
  if (voice === null || voice === undefined) return null;
  const limits = config.timeoutMs === undefined ? {} : { timeoutMs: config.timeoutMs };
  if (africasTalking !== null) {
    refuseUnlessHttps(voice.url);
    const { username, apiKey } = africasTalking;
    return africasTalkingVoice({ ...voice, username, apiKey }, { sandbox: false, ...limits });
  }
  if (sandbox === null) return null;
  const { username, apiKey } = sandboxSecrets(sandbox.secrets).africasTalking;
  return africasTalkingVoice({ url: `${sandbox.url}/sandbox/africastalking/voice`, number: voice.number, username, apiKey }, { sandbox: true, ...limits });
}

function pushSender({ push, sandbox, timeoutMs }: IntegrationsConfig): PushSender {
  return webPush(push, { sandboxUrl: sandbox?.url ?? null, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

function azamPaySandbox(url: string, secrets: SandboxSecrets): AzamPayConfig {
  const base = `${url}/sandbox/azampay`;
  return { authUrl: base, checkoutUrl: base, statusUrl: base, ...secrets.azampay, requireSignature: true };
}

function cardSandbox(url: string, secrets: SandboxSecrets): CardGatewayConfig {
  const { merchant, apiKey, callbackSecret } = secrets.cards;
  return { url: `${url}/sandbox/cards`, merchant, apiKey, callbackSecrets: [callbackSecret] };
}

function refuseUnlessHttps(url: string): void {
  if (new URL(url).protocol !== 'https:') throw new Error(`an outside party must be called over https: ${url}`);
}
