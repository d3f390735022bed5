import * as contract from '@tabibu/contract/second-factor';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { askForProof, giveProof } from './confirm-phone.ts';
import { rememberDevice } from './know-device.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { askNumberCode, proveNumber } from './prove-number.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { removeAuthenticator } from './remove-authenticator.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { codeSentBody } from './request-code.ts';
import { stepUp } from './step-up.ts';

const success = true as const;

/** Calls about the second factor. */
export const secondFactorRoutes: Route[] = [
  route(contract.passSecondFactor, async (ctx, { body }, delivery) => {
    const { me, session } = await passSecondFactor(ctx, { challengeId: body.challenge_id, kind: body.kind, code: body.code, browser: delivery.challengeCookie });
    return answer({ success, data: me }, { session, device: rememberDevice(ctx, me.phone) });
  }),
  route(contract.askForProof, async (ctx, _input, { challengeCookie }) => {
    const asked = await askForProof(ctx, challengeCookie);
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(contract.giveProof, async (ctx, { body }, delivery) => {
    const until = await giveProof(ctx, { challengeId: body.challenge_id, code: body.code, browser: delivery.challengeCookie });
    return { success, data: { proven_until: until.toISOString() } };
  }),
  route(contract.stepUp, async (ctx, { body }) => ({ success, data: { proven_until: (await stepUp(ctx, body)).toISOString() } })),
  route(contract.askNumberCode, async (ctx, { body }) => {
    const asked = await askNumberCode(ctx, body.phone);
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(contract.proveNumber, async (ctx, { body }, delivery) => {
    const until = await proveNumber(ctx, { challengeId: body.challenge_id, code: body.code, browser: delivery.challengeCookie });
    return { success, data: { proven_until: until.toISOString() } };
  }),
  route(contract.readSecondFactor, async (ctx) => ({ success, data: await readSecondFactor(ctx) })),
  route(contract.beginSecondFactor, async (ctx) => ({ success, data: await beginAuthenticator(ctx) })),
  route(contract.confirmSecondFactor, async (ctx, { body }) => ({ success, data: { recovery_codes: await confirmAuthenticator(ctx, body.code) } })),
  route(contract.renewRecoveryCodes, async (ctx, { body }) => ({ success, data: { recovery_codes: await renewRecoveryCodes(ctx, body) } })),
  route(contract.removeSecondFactor, async (ctx, { body }) => {
    await removeAuthenticator(ctx, body);
    return { success, data: {} };
  }),
];
