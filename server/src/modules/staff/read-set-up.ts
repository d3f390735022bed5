import type { SetUpBody } from '@tabibu/contract/staff-access';
import type { Context } from '../../platform/context.ts';
import { findPassword } from '../passwords/index.ts';
import { findLink } from './find-link.ts';

/** Returns whom a set-up link is for. Throws `set-up-link-over`. Uses nothing up. */
export async function readSetUp(ctx: Context, token: string): Promise<SetUpBody> {
  const { person, role, expiresAt, entry } = await findLink(ctx, token);
  return {
    full_name: person.fullName,
    role,
    username: (await findPassword(ctx, person.accountId))?.username ?? null,
    needs_authenticator: role === 'administrator',
    expires_at: expiresAt.toISOString(),
    entry,
  };
}
