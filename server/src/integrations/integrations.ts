import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import type { SandboxSecrets } from '@tabibu/sandbox/secrets';
import { localFolder } from './file-store/local-folder.ts';
import { s3 } from './file-store/s3.ts';
import type { S3Config } from './file-store/s3.ts';
import type { FileStore } from './file-store/port.ts';
import { openMail } from './mail/open-mail.ts';
import type { MailServer } from './mail/open-mail.ts';
import type { MailSender } from './mail/port.ts';
import { azamPay } from './payment-gateway/azampay.ts';
import type { AzamPayConfig } from './payment-gateway/azampay.ts';
import { azamPaySandbox, cardSandbox } from './payment-gateway/sandbox-configs.ts';
import { cardGateway } from './payment-gateway/card-gateway.ts';
import type { PaymentGateway } from './payment-gateway/port.ts';
import { azamPayPayouts } from './payout-gateway/azampay-payouts.ts';
import type { PayoutSource } from './payout-gateway/azampay-payouts.ts';
import type { PayoutGateway } from './payout-gateway/port.ts';
import type { PictureSource } from './picture-source/port.ts';
import { publicWeb } from './picture-source/public-web.ts';
import type { PushSender } from './push/port.ts';
import { webPush } from './push/web-push.ts';
import type { WebPushConfig } from './push/web-push.ts';
import { clamd } from './scanner/clamd.ts';
import type { MalwareScanner } from './scanner/port.ts';
import { africasTalking } from './sms/africas-talking.ts';
import type { AfricasTalkingConfig } from './sms/africas-talking.ts';
import type { SmsGateway } from './sms/port.ts';
import { readSocketAddress, sandboxAddress } from './socket-address.ts';
import { openTextModel } from './text-model/open-text-model.ts';
import type { TextModelSettings } from './text-model/open-text-model.ts';
import type { TextModel } from './text-model/port.ts';
import { africasTalkingVoice } from './voice/africas-talking-voice.ts';
import type { VoiceGateway } from './voice/port.ts';
import type { WhatsAppConfig } from './whatsapp/cloud-api.ts';
import { openWhatsApp } from './whatsapp/open-whatsapp.ts';
import type { WhatsAppGateway } from './whatsapp/port.ts';

export interface IntegrationsConfig {
  /** Address of the sandbox, e.g. 'http://127.0.0.1:3001'; null when it may not be used. */
  sandbox: { url: string; secrets?: Partial<SandboxSecrets> } | null;
  azampay: AzamPayConfig | null;
  /**
   * Our account at AzamPay from which money goes out; null or missing: AzamPay pays nothing out, or its sandbox does.
   */
  azampayPayouts?: { source: PayoutSource; publicKey: string | null } | null;
  africasTalking: AfricasTalkingConfig | null;
  /** Our number at WhatsApp; null or missing: the sandbox's, or none. */
  whatsapp?: WhatsAppConfig | null;
  /** Our voice number and the provider's host; null or missing: no call is bridged. The account is the one for SMS. */
  voice?: { url: string; number: string } | null;
  /** The address of clamd, which looks for malware; null or missing: the sandbox's, or none. */
  clamd?: string | null;
  /** The server that sends our email; null or missing: the sandbox's, or none. */
  smtp?: MailServer | null;
  /** The folder of the files that people hand in, or the bucket that is used in its place. */
  files: { folder: string } | S3Config;
  /** The keys and contact that identify us to the push services of browsers. */
  push: WebPushConfig;
  /** The language model; null or missing: none. */
  textModel?: TextModelSettings | null;
  now: () => Date;
  /** A shorter timeout for tests with a server that hangs; ten seconds when missing. */
  timeoutMs?: number;
}

export interface Integrations {
  readonly gateways: readonly PaymentGateway[];
  readonly payoutGateways: readonly PayoutGateway[];
  /** Null when neither credentials nor a sandbox are configured. */
  readonly sms: SmsGateway | null;
  /** Null when neither credentials nor a sandbox are configured: nothing goes out by WhatsApp then. */
  readonly whatsapp: WhatsAppGateway | null;
  /** Null when no voice number is configured: people then call each other's number themselves. */
  readonly voice: VoiceGateway | null;
  /** Never null: the browser decides which push service is used, so real ones and the sandbox work side by side. */
  readonly push: PushSender;
  /** Null when neither a mail server nor a sandbox is configured: no email is sent then. */
  readonly mail: MailSender | null;
  readonly files: FileStore;
  /** Never null: pictures of banners are named by any public address. */
  readonly pictures: PictureSource;
  /** Null when neither an address nor a sandbox is configured: files then wait unopened. */
  readonly scanner: MalwareScanner | null;
  /** Null by default: then the built-in answers of the assistant stand. */
  readonly textModel: TextModel | null;
  /** True when the sandbox replaces any outside party; screens must say so. */
  readonly sandbox: boolean;
  /** The gateway with this name, for callbacks and for payments under way. */
  gatewayNamed(name: string): PaymentGateway | null;
  /** The gateway that carries this method in this currency; a real one is preferred to the sandbox. */
  gatewayFor(method: string, currency: string): PaymentGateway | null;
  /** The gateway with this name, for payouts under way. */
  payoutGatewayNamed(name: string): PayoutGateway | null;
  /** The gateway that pays out to this wallet in this currency; null where money goes out by hand only. */
  payoutGatewayFor(method: string, currency: string): PayoutGateway | null;
}

/**
 * Creates an adapter for each outside party: for the real host where there are credentials, otherwise for the sandbox.
 * Throws when a real host is not https.
 */
export function createIntegrations(config: IntegrationsConfig): Integrations {
  const gateways = paymentGateways(config);
  const payoutGateways = payoutGatewaysOf(config);
  const sms = smsGateway(config);
  const voice = voiceGateway(config);
  const whatsapp = openWhatsApp(config);
  return {
    gateways,
    payoutGateways,
    sms,
    voice,
    push: pushSender(config),
    whatsapp,
    mail: openMail(config),
    files: fileStore(config),
    pictures: pictureSource(config),
    scanner: malwareScanner(config),
    textModel: openTextModel({ ...config, model: config.textModel ?? null }),
    sandbox: (sms?.sandbox ?? false) || (voice?.sandbox ?? false) || gateways.some((gateway) => gateway.sandbox),
    gatewayNamed: (name) => gateways.find((gateway) => gateway.name === name) ?? null,
    gatewayFor: (method, currency) =>
      gateways.find((gateway) => gateway.methods.includes(method) && gateway.currencies.includes(currency)) ?? null,
    payoutGatewayNamed: (name) => payoutGateways.find((gateway) => gateway.name === name) ?? null,
    payoutGatewayFor: (method, currency) =>
      payoutGateways.find((gateway) => gateway.methods.includes(method) && gateway.currencies.includes(currency)) ??
      null,
  };
}

function paymentGateways(config: IntegrationsConfig): PaymentGateway[] {
  const limits = config.timeoutMs === undefined ? {} : { timeoutMs: config.timeoutMs };
  const gateways: PaymentGateway[] = [];
  if (config.azampay !== null) {
    for (const url of [config.azampay.authUrl, config.azampay.checkoutUrl, config.azampay.statusUrl])
      refuseUnlessHttps(url);
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

/**
 * Money goes out from the account of the settings, or in the sandbox where nothing real is collected either: beside
 * real payments the sandbox would call something paid for which nobody got money.
 */
function payoutGatewaysOf({
  azampay,
  azampayPayouts: account,
  sandbox,
  now,
  timeoutMs,
}: IntegrationsConfig): PayoutGateway[] {
  const options = { now, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  if (azampay !== null) {
    if (account === null || account === undefined) return [];
    return [
      azamPayPayouts({ ...azampay, ...account, disbursementUrl: azampay.statusUrl }, { ...options, sandbox: false }),
    ];
  }
  if (sandbox === null) return [];
  const secrets = sandboxSecrets(sandbox.secrets);
  const { statusUrl: disbursementUrl, ...rest } = azamPaySandbox(sandbox.url, secrets);
  const source = { source: secrets.azampayAccount, publicKey: null };
  return [azamPayPayouts({ ...rest, ...source, disbursementUrl }, { ...options, sandbox: true })];
}

function smsGateway(config: IntegrationsConfig): SmsGateway | null {
  const limits = config.timeoutMs === undefined ? {} : { timeoutMs: config.timeoutMs };
  if (config.africasTalking !== null) {
    refuseUnlessHttps(config.africasTalking.url);
    return africasTalking(config.africasTalking, { sandbox: false, ...limits });
  }
  if (config.sandbox === null) return null;
  const { username, apiKey, senderId } = sandboxSecrets(config.sandbox.secrets).africasTalking;
  return africasTalking(
    { url: `${config.sandbox.url}/sandbox/africastalking/version1`, username, apiKey, senderId },
    { sandbox: true, ...limits },
  );
}

/**
 * Bridged calls need the voice number. With it, calls go to the real host where there are credentials, otherwise to the
 * sandbox.
 */
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
  return africasTalkingVoice(
    { url: `${sandbox.url}/sandbox/africastalking/voice`, number: voice.number, username, apiKey },
    { sandbox: true, ...limits },
  );
}

function pushSender({ push, sandbox, timeoutMs }: IntegrationsConfig): PushSender {
  return webPush(push, { sandboxUrl: sandbox?.url ?? null, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

function pictureSource({ sandbox, timeoutMs }: IntegrationsConfig): PictureSource {
  return publicWeb({ sandboxUrl: sandbox?.url ?? null, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

function fileStore({ files }: IntegrationsConfig): FileStore {
  if ('folder' in files) return localFolder(files.folder);
  const { hostname } = new URL(files.endpoint);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') refuseUnlessHttps(files.endpoint);
  return s3(files);
}

function malwareScanner({ clamd: address = null, sandbox, now, timeoutMs }: IntegrationsConfig): MalwareScanner | null {
  const options = { now, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  if (address !== null)
    return clamd({ address: async () => readSocketAddress(address) }, { sandbox: false, ...options });
  if (sandbox === null) return null;
  return clamd({ address: sandboxAddress(sandbox.url, 'clamd') }, { sandbox: true, ...options });
}

function refuseUnlessHttps(url: string): void {
  if (new URL(url).protocol !== 'https:') throw new Error(`an outside party must be called over https: ${url}`);
}
