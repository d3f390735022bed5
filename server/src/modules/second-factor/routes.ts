import * as passkeys from '@tabibu/contract/passkeys';
import * as contract from '@tabibu/contract/second-factor';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { removeSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import {
  addOwnPasskey,
  askOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from './own-passkeys.ts';
import { readSecondFactor } from './read-second-factor.ts';

const success = true as const;

const passkeyRoutes: Route[] = [
  route(passkeys.listPasskeys, async (ctx) => ({ success, data: await listOwnPasskeys(ctx) })),
  route(passkeys.beginPasskey, async (ctx) => ({ success, data: await beginOwnPasskey(ctx) })),
  route(passkeys.addPasskey, async (ctx, { body }) => ({ success, data: await addOwnPasskey(ctx, body) })),
  route(passkeys.renamePasskey, async (ctx, { params, body }) => ({
    success,
    data: await renameOwnPasskey(ctx, params.passkey_id, body.name),
  })),
  route(passkeys.removePasskey, async (ctx, { params }) => {
    await removeOwnPasskey(ctx, params.passkey_id);
    return { success, data: {} };
  }),
  route(passkeys.askOwnPasskey, async (ctx) => ({ success, data: await askOwnPasskey(ctx) })),
];

/** HTTP routes of the security page. Module `identity` handles the sign-in with the second factor. */
export const routes: Route[] = [
  route(contract.readSecondFactor, async (ctx) => ({ success, data: await readSecondFactor(ctx) })),
  route(contract.beginSecondFactor, async (ctx) => ({ success, data: await beginSecondFactor(ctx) })),
  route(contract.confirmSecondFactor, async (ctx, { body }) => ({
    success,
    data: { recovery_codes: await confirmSecondFactor(ctx, body.code) },
  })),
  route(contract.renewRecoveryCodes, async (ctx, { body }) => ({
    success,
    data: { recovery_codes: await renewRecoveryCodes(ctx, body) },
  })),
  route(contract.removeSecondFactor, async (ctx, { body }) => {
    await removeSecondFactor(ctx, body);
    return { success, data: {} };
  }),
  ...passkeyRoutes,
];
