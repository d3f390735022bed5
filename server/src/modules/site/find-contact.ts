import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { siteContact } from './rules.ts';
import { readSettings, textIn } from '../settings/index.ts';

/**
 * Returns what a message names after "contact us": the phone number, email or messaging address that is set; when none
 * is, the address of the contact page.
 */
export async function findContact(ctx: Context): Promise<string> {
  const settings = await readSettings(ctx);
  const { phone, email, messaging_url: messages } = siteContact((key) => textIn(settings, key), null);
  return phone ?? email ?? messages ?? `${publicAddress(ctx)}/contact`;
}
