import { resolve } from 'node:path';
import type pg from 'pg';
import { createIntegrations } from './integrations/integrations.ts';
import type { IntegrationsConfig } from './integrations/integrations.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import { deriveKeys, derivePushKeys } from './platform/keys.ts';
import type { Log } from './platform/log.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** The login of the runtime role. */
  readonly database: pg.PoolConfig;
  readonly secret: string;
  /** The address of the sandbox; null if no sandbox may be used. */
  readonly sandboxUrl: string | null;
}

/** Opens the services of one process. `onWake` is called after a commit that wrote to the outbox. */
export function openServices(parts: ServiceParts, onWake: () => void): Services {
  const { config, clock, log } = parts;
  return {
    config,
    clock,
    log,
    db: openDatabase({ ...parts.database, max: config.DATABASE_POOL }, log),
    keys: deriveKeys(parts.secret),
    integrations: createIntegrations(integrationsOf(parts)),
    wakeRelay: onWake,
  };
}

function integrationsOf({ config, sandboxUrl, clock, secret }: ServiceParts): IntegrationsConfig {
  return {
    now: () => clock.now(),
    sandbox: sandboxUrl === null ? null : { url: sandboxUrl },
    azampay: config.azampay
      ? {
          authUrl: config.AZAMPAY_AUTH_URL,
          checkoutUrl: config.AZAMPAY_CHECKOUT_URL,
          statusUrl: config.AZAMPAY_STATUS_URL,
          appName: config.AZAMPAY_APP_NAME!,
          clientId: config.AZAMPAY_CLIENT_ID!,
          clientSecret: config.AZAMPAY_CLIENT_SECRET!,
          apiKey: config.AZAMPAY_API_KEY ?? '',
          requireSignature: config.AZAMPAY_REQUIRE_SIGNATURE,
        }
      : null,
    azampayPayouts: config.payoutAccount,
    africasTalking: config.africasTalking
      ? {
          url: config.AFRICASTALKING_URL,
          username: config.AFRICASTALKING_USERNAME!,
          apiKey: config.AFRICASTALKING_API_KEY!,
          senderId: config.AFRICASTALKING_SENDER_ID ?? '',
        }
      : null,
    whatsapp: config.whatsapp,
    clamd: config.CLAMD_ADDRESS ?? null,
    smtp: config.mailServer,
    textModel: config.textModel,
    files: config.filesBucket ?? { folder: config.FILES_DIR ?? resolve(config.DATA_DIR, 'files') },
    push: { ...derivePushKeys(secret), contact: contactOf(config) },
    voice:
      config.AFRICASTALKING_VOICE_NUMBER === undefined
        ? null
        : { url: config.AFRICASTALKING_VOICE_URL, number: config.AFRICASTALKING_VOICE_NUMBER },
  };
}

/**
 * Returns the contact address that push services require: an https or mail address. Apple's service refuses a local
 * one.
 */
function contactOf({ PUBLIC_URL: address }: Config): string {
  return address?.startsWith('https://') === true ? address : 'mailto:push@tabibu.example';
}
