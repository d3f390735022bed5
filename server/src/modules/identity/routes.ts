import * as contract from '@tabibu/contract/identity';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { changeMe } from './change-me.ts';
import { rememberDevice } from './know-device.ts';
import { listDevices } from './list-devices.ts';
import { readMe } from './read-me.ts';
import { codeSentBody, requestCode } from './request-code.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { signOut } from './sign-out.ts';
import { signOutDevice } from './sign-out-device.ts';
import { verifyCode } from './verify-code.ts';

const success = true as const;

/** Calls of this module. Erasing an account is mounted by the module that knows of unsettled money. */
export const routes: Route[] = [
  route(contract.requestCode, async (ctx, { body }, { challengeCookie, deviceCookie }) => {
    const asked = await requestCode(ctx, body, { challenge: challengeCookie, device: deviceCookie });
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(contract.verifyCode, async (ctx, { body }, delivery) => {
    const proven = await verifyCode(ctx, { challengeId: body.challenge_id, code: body.code, browser: delivery.challengeCookie });
    if ('session' in proven) return answer({ success, data: proven.me }, { session: proven.session, device: rememberDevice(ctx, proven.me.phone) });
    const wanted = { challenge_id: proven.challengeId, expires_at: proven.expiresAt.toISOString() };
    return answer({ success, data: { second_factor: wanted } }, { challenge: proven.browser });
  }),
  route(contract.signOut, async (ctx) => {
    await signOut(ctx);
    return answer({ success, data: {} }, { session: 'clear' });
  }),
  route(contract.readMe, async (ctx) => ({ success, data: await readMe(ctx) })),
  route(contract.changeMe, async (ctx, { body }) => ({ success, data: await changeMe(ctx, body) })),
  route(contract.listDevices, async (ctx) => ({ success, data: await listDevices(ctx) })),
  route(contract.signOutDevice, async (ctx, { params }) => {
    const { current } = await signOutDevice(ctx, { sessionId: params.session_id });
    return answer({ success, data: {} }, current ? { session: 'clear' } : {});
  }),
  ...secondFactorRoutes,
];
