import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { flag, iceUrls, proxies, secret, socketAddress, url } from './config-fields.ts';
import {
  BUCKET,
  ConfigProblem,
  MAIL_SERVER,
  PAYOUT_ACCOUNT,
  readBucket,
  readMailServer,
  readPayoutAccount,
} from './config-parties.ts';
import type { BucketSettings, MailServer, PayoutAccount } from './config-parties.ts';
import { TEXT_MODEL, readTextModel } from './config-text-model.ts';
import type { TextModelChoice } from './config-text-model.ts';
import { WHATSAPP, readWhatsApp } from './config-whatsapp.ts';
import type { WhatsAppSettings } from './config-whatsapp.ts';
import { looksRandom } from './random-secret.ts';

/**
 * This file is the only reader of the environment. A wrong value stops the start with the variable's name and what it
 * must be.
 */

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int('must be a port number').min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** The folder of the files that people hand in, encrypted; the default is `files` in DATA_DIR. */
  FILES_DIR: z.string().optional(),
  ...BUCKET,
  /** Where clamd listens, which looks for malware in what people hand in. Without it documents wait unopened. */
  CLAMD_ADDRESS: socketAddress.optional(),
  ...MAIL_SERVER,
  /** The folder with the web's server bundle and files; the default is `web/dist`. */
  WEB_FOLDER: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  DATABASE_APP_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  APP_SECRET: secret.optional(),
  SEED_DEMO: flag.optional(),
  WORKER: flag.default(true),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  /** Proxies whose statement about the client's address is accepted. */
  TRUSTED_PROXIES: proxies,
  SANDBOX: flag.optional(),
  SANDBOX_URL: url.optional(),
  AZAMPAY_APP_NAME: z.string().optional(),
  AZAMPAY_CLIENT_ID: z.string().optional(),
  AZAMPAY_CLIENT_SECRET: z.string().optional(),
  AZAMPAY_API_KEY: z.string().optional(),
  AZAMPAY_AUTH_URL: url.default('https://authenticator.azampay.co.tz'),
  AZAMPAY_CHECKOUT_URL: url.default('https://checkout.azampay.co.tz'),
  AZAMPAY_STATUS_URL: url.default('https://api-disbursement.azampay.co.tz'),
  AZAMPAY_REQUIRE_SIGNATURE: flag.default(true),
  ...PAYOUT_ACCOUNT,
  AFRICASTALKING_USERNAME: z.string().optional(),
  AFRICASTALKING_API_KEY: z.string().optional(),
  AFRICASTALKING_SENDER_ID: z.string().optional(),
  AFRICASTALKING_URL: url.default('https://api.africastalking.com/version1'),
  /**
   * Our voice number. If it is set, patient and doctor are joined by a bridged call, and neither sees the other's
   * number (W24). Uses the account that also sends the SMS.
   */
  AFRICASTALKING_VOICE_NUMBER: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number in E.164, for example +255800111222')
    .optional(),
  AFRICASTALKING_VOICE_URL: url.default('https://voice.africastalking.com'),
  ...WHATSAPP,
  ...TEXT_MODEL,
  SMS_DAILY_CAP: z.coerce.number().int().min(1).default(20_000),
  /** The most messages of all kinds in a day. Sign-in codes count towards it, but only their own cap stops them. */
  SMS_TOTAL_DAILY_CAP: z.coerce.number().int().min(1).default(60_000),
  SMS_COUNTRY_HOURLY_CAP: z.coerce.number().int().min(1).default(2_000),
  RATE_LIMITS: flag.default(true),
  STAFF_ALERT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number in E.164, for example +255754000111')
    .optional(),
  /**
   * How long a process that was told to stop still takes new requests after it reports that it is not ready, in
   * milliseconds.
   */
  DRAIN_NOTICE: z.coerce.number().int().min(0).max(60_000).default(500),
  /**
   * The addresses of the relay for the media of calls, and the secret that we share with it. Without a relay the two
   * sides of a call learn each other's network address.
   */
  TURN_URLS: iceUrls('turn|turns'),
  TURN_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  STUN_URLS: iceUrls('stun|stuns'),
  FAULT_POINT: z.string().optional(),
  CALLBACK_KEYS: z
    .string()
    .regex(/^[1-9]\d*(,[1-9]\d*)?$/, 'must be the numbers of the live callback secrets, one or two: 1 or 1,2')
    .default('1'),
  JOB_SPEED: z.coerce.number().min(1).max(1000).default(1),
});

type Variables = z.infer<typeof Variables>;

export { ConfigProblem };

export interface Config extends Omit<Variables, 'SANDBOX' | 'SEED_DEMO' | 'APP_SECRET'> {
  readonly production: boolean;
  /** Where credentials of an outside party are missing, a sandbox (a stand-in of that party) answers. */
  readonly sandbox: boolean;
  readonly seedDemo: boolean;
  /** Null outside production when none is set; the start then creates one in the data folder. */
  readonly appSecret: string | null;
  readonly azampay: boolean;
  /** Null when AzamPay collects only: money then goes out by hand. */
  readonly payoutAccount: PayoutAccount | null;
  readonly africasTalking: boolean;
  /** Null when no mail server is set. */
  readonly mailServer: MailServer | null;
  /** Null when no number at WhatsApp is set. */
  readonly whatsapp: WhatsAppSettings | null;
  /** Null when no language model is set. */
  readonly textModel: TextModelChoice | null;
  /** Null when files are kept in a folder. */
  readonly filesBucket: BucketSettings | null;
}

/**
 * Reads and checks the environment. The variable `NAME_FILE` may name a file that holds the value of `NAME`. Throws
 * `ConfigProblem`.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.keys(Variables.shape).map((name) => [name, valueOf(name, environment)]));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigProblem(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { SANDBOX, SEED_DEMO, APP_SECRET, ...rest } = parsed.data;
  const production = rest.NODE_ENV === 'production';
  const config: Config = {
    ...rest,
    production,
    sandbox: SANDBOX ?? !production,
    seedDemo: SEED_DEMO ?? !production,
    appSecret: APP_SECRET ?? null,
    azampay:
      rest.AZAMPAY_CLIENT_ID !== undefined &&
      rest.AZAMPAY_CLIENT_SECRET !== undefined &&
      rest.AZAMPAY_APP_NAME !== undefined,
    africasTalking: rest.AFRICASTALKING_API_KEY !== undefined && rest.AFRICASTALKING_USERNAME !== undefined,
    payoutAccount: readPayoutAccount(rest),
    mailServer: readMailServer(rest),
    whatsapp: readWhatsApp(rest),
    textModel: readTextModel(rest),
    filesBucket: readBucket(rest),
  };
  const missing = production ? missingInProduction(config) : [];
  if (config.AFRICASTALKING_VOICE_NUMBER !== undefined && !config.africasTalking && !config.sandbox) {
    missing.push('AFRICASTALKING_VOICE_NUMBER: needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY');
  }
  if (config.textModel?.server === null && !config.sandbox)
    missing.push('TEXT_MODEL: needs TEXT_MODEL_URL, or SANDBOX=true');
  if (config.payoutAccount !== null && !config.azampay)
    missing.push('AZAMPAY_PAYOUT_ACCOUNT: needs AZAMPAY_APP_NAME, AZAMPAY_CLIENT_ID and AZAMPAY_CLIENT_SECRET');
  if (config.TURN_URLS.length > 0 !== (config.TURN_SECRET !== undefined))
    missing.push('TURN_URLS, TURN_SECRET: one is of no use without the other');
  if (missing.length > 0) throw new ConfigProblem(missing.join('\n'));
  return config;
}

function valueOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[`${name}_FILE`];
  const value = file === undefined || file === '' ? environment[name] : readSecret(name, file);
  return value === '' ? undefined : value;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no file';
    throw new ConfigProblem(`${name}_FILE: names ${file}, which cannot be read (${code})`, { cause: error });
  }
}

/** Names of all variables that are read; each may also come from `<NAME>_FILE`. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape);

function missingInProduction(config: Config): string[] {
  const missing: string[] = [];
  if (config.appSecret === null) missing.push('APP_SECRET: must be set in production');
  else if (!looksRandom(config.appSecret))
    missing.push('APP_SECRET: must be random, not words or an example; for example from: openssl rand -base64 32');
  if (config.PUBLIC_URL?.startsWith('https://') !== true)
    missing.push('PUBLIC_URL: must be the https address of the product in production');
  // In production a proxy ends TLS and passes requests on over http. If the proxy is not named here, every visitor
  // seems to have its address, and all of them share one set of rate limits: ten sign-in codes in ten minutes for
  // everybody. No setup works that way, so the start is refused.
  if (config.TRUSTED_PROXIES.length === 0)
    missing.push(
      'TRUSTED_PROXIES: must name the proxy that ends TLS, or every visitor has its address; for example 172.28.7.10, or loopback on the same machine',
    );
  if (config.FAULT_POINT !== undefined) missing.push('FAULT_POINT: must not be set in production');
  if (!config.RATE_LIMITS) missing.push('RATE_LIMITS: must not be off in production');
  if (config.TURN_SECRET !== undefined && !looksRandom(config.TURN_SECRET))
    missing.push('TURN_SECRET: must be random, not words or an example; for example from: openssl rand -hex 32');
  if (config.sandbox) return missing;
  // A missing DATABASE_URL must not start the product on an empty database of its own beside the real one. Only a
  // demonstration may use the data folder; the start then prints a warning (start-message.ts).
  if (config.DATABASE_URL === undefined)
    missing.push('DATABASE_URL: must be the address of the database in production');
  if (!config.azampay)
    missing.push(
      'AZAMPAY_APP_NAME, AZAMPAY_CLIENT_ID, AZAMPAY_CLIENT_SECRET: must be set, or SANDBOX=true must say that no money moves',
    );
  if (!config.africasTalking)
    missing.push(
      'AFRICASTALKING_USERNAME, AFRICASTALKING_API_KEY: must be set, or SANDBOX=true must say that no message is sent',
    );
  return missing;
}
