import type { Context } from '../../platform/context.ts';
import { securityContacts } from './rules.ts';
import { readSettings, textIn } from '../settings/index.ts';

/** Returns where a security weakness can be reported, as URIs (RFC 9116); empty while no contact is set. */
export async function listSecurityContacts(ctx: Context): Promise<string[]> {
  const settings = await readSettings(ctx);
  return securityContacts((key) => textIn(settings, key));
}
