import { callbackSecretAgrees } from '../../platform/callback-secret.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { takeReport } from './receive-delivery.ts';

interface Question {
  readonly secret: string;
  readonly token: string;
  readonly challenge: string;
}

/**
 * Returns the text that WhatsApp sent when an operator entered our address at Meta, which proves that it is ours. The
 * verify token that the operator entered there is the secret part of the address. Throws `not-found` for a wrong secret
 * or token, or without a number of ours.
 */
export async function confirmAddress(ctx: Context, { secret, token, challenge }: Question): Promise<string> {
  const admitted =
    ctx.integrations.whatsapp !== null &&
    callbackSecretAgrees(ctx, 'whatsapp', secret) &&
    callbackSecretAgrees(ctx, 'whatsapp', token);
  if (!admitted) throw new Problem('not-found');
  return challenge;
}

interface Report {
  readonly secret: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Handles what WhatsApp reports of messages: delivered, read or failed. It changes nothing but the delivery of messages
 * that WhatsApp itself named. What is not signed by us or says nothing of our messages is answered like the rest
 * and changes nothing. Throws `not-found` for a wrong secret in the path, or without a number of ours.
 */
export async function receiveWhatsAppReport(
  ctx: Context,
  { secret, raw, headers }: Report,
): Promise<{ success: true }> {
  const { whatsapp } = ctx.integrations;
  if (whatsapp === null || !callbackSecretAgrees(ctx, whatsapp.name, secret)) throw new Problem('not-found');
  const read = whatsapp.readReports(raw, headers);
  if (read.kind === 'rejected') {
    ctx.log.warn({ why: read.why }, 'a report of WhatsApp could not be believed or read');
    return { success: true };
  }
  for (const report of read.reports) await takeReport(ctx, { channel: 'whatsapp', ...report });
  return { success: true };
}
