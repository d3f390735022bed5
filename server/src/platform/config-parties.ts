import { createPublicKey } from 'node:crypto';
import { isEmail } from '@tabibu/contract/email-address';
import { z } from 'zod';
import { url } from './config-fields.ts';

/** The settings of outside parties that make sense together only. `config.ts` reads them from the environment. */

/** A configuration that cannot work; the message names each variable and what it must be. */
export class ConfigProblem extends Error {}

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
}

export const BUCKET = {
  /** A bucket of S3, or of a service that speaks its protocol, in place of the folder. */
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().optional(),
  /** Another service than Amazon's; the address without the bucket. */
  FILES_S3_ENDPOINT: url.optional(),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
};

/** Throws `ConfigProblem` for a bucket without region or keys, and the other way round. */
export function readBucket({
  FILES_S3_BUCKET: bucket,
  FILES_S3_REGION: region,
  FILES_S3_ENDPOINT: endpoint,
  FILES_S3_KEY_ID: keyId,
  FILES_S3_SECRET: secret,
}: z.infer<z.ZodObject<typeof BUCKET>>): BucketSettings | null {
  if ([bucket, region, endpoint, keyId, secret].every((value) => value === undefined)) return null;
  if (bucket === undefined || region === undefined || keyId === undefined || secret === undefined)
    throw new ConfigProblem(
      'FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET: one is of no use without the others',
    );
  return { bucket, region, keyId, secret, endpoint: endpoint ?? `https://s3.${region}.amazonaws.com` };
}

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'starttls' | 'tls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
  /** The address from which we write. */
  readonly from: string;
}

/** The mail server that sends our email. Without it nobody's email address is verified, and nothing goes to it. */
export const MAIL_SERVER = {
  SMTP_HOST: z
    .string()
    .regex(/^[^\s:/@]+$/, 'must be the name of a mail server, without port')
    .optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** `starttls` (port 587), `tls` (port 465), or `none` for a server on this machine. */
  SMTP_TLS: z.enum(['starttls', 'tls', 'none']).default('starttls'),
  SMTP_FROM: z
    .string()
    .refine((text) => isEmail(text), 'must be an email address, for example noreply@tabibu.example')
    .optional(),
};

/** Throws `ConfigProblem` for half a mail server, and for one elsewhere to which we would write in the clear. */
export function readMailServer({
  SMTP_HOST: host,
  SMTP_PORT: port,
  SMTP_USER: user,
  SMTP_PASSWORD: password,
  SMTP_TLS: security,
  SMTP_FROM: from,
}: z.infer<z.ZodObject<typeof MAIL_SERVER>>): MailServer | null {
  if ([host, from, user, password].every((value) => value === undefined)) return null;
  if (host === undefined || from === undefined)
    throw new ConfigProblem('SMTP_HOST, SMTP_FROM: one is of no use without the other');
  if ((user === undefined) !== (password === undefined))
    throw new ConfigProblem('SMTP_USER, SMTP_PASSWORD: one is of no use without the other');
  if (security === 'none' && host !== 'localhost' && host !== '127.0.0.1')
    throw new ConfigProblem('SMTP_TLS: may be none only for a server on this machine');
  const login = user === undefined || password === undefined ? null : { user, password };
  return { host, port, security, login, from };
}

/** Our account at AzamPay from which money goes out, and AzamPay's key for what we send. */
export interface PayoutAccount {
  readonly source: { readonly fullName: string; readonly bankName: string; readonly accountNumber: string };
  /** In PEM; null: the key that AzamPay publishes. */
  readonly publicKey: string | null;
}

export const PAYOUT_ACCOUNT = {
  AZAMPAY_PAYOUT_NAME: z.string().optional(),
  /** The wallet or bank of the account in AzamPay's spelling, for example azampesa. */
  AZAMPAY_PAYOUT_BANK: z
    .string()
    .regex(/^[a-z]+$/, "must be AzamPay's name of the wallet or bank in small letters, for example azampesa")
    .optional(),
  AZAMPAY_PAYOUT_ACCOUNT: z
    .string()
    .regex(/^\d{6,20}$/, 'must be the number of the account, digits only')
    .optional(),
  AZAMPAY_PAYOUT_PUBLIC_KEY: z
    .string()
    .refine(isPublicKey, "must be AzamPay's public key in PEM; AZAMPAY_PAYOUT_PUBLIC_KEY_FILE may name its file")
    .optional(),
};

function isPublicKey(text: string): boolean {
  try {
    return createPublicKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Throws `ConfigProblem` for half an account. */
export function readPayoutAccount({
  AZAMPAY_PAYOUT_NAME: fullName,
  AZAMPAY_PAYOUT_BANK: bankName,
  AZAMPAY_PAYOUT_ACCOUNT: accountNumber,
  AZAMPAY_PAYOUT_PUBLIC_KEY: publicKey,
}: {
  readonly [Name in keyof typeof PAYOUT_ACCOUNT]?: string | undefined;
}): PayoutAccount | null {
  if ([fullName, bankName, accountNumber].every((value) => value === undefined) && publicKey === undefined) return null;
  if (fullName === undefined || bankName === undefined || accountNumber === undefined)
    throw new ConfigProblem(
      'AZAMPAY_PAYOUT_NAME, AZAMPAY_PAYOUT_BANK, AZAMPAY_PAYOUT_ACCOUNT: one is of no use without the others',
    );
  return { source: { fullName, bankName, accountNumber }, publicKey: publicKey ?? null };
}
