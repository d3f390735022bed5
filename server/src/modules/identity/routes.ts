import * as contract from '@tabibu/contract/identity';
import * as passkeys from '@tabibu/contract/passkeys';
import * as proofs from '@tabibu/contract/session-proofs';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { changeMe } from './change-me.ts';
import { requestNewNumberCode, changeOwnNumber } from './change-own-number.ts';
import { requestPhoneProof, confirmPhoneProof } from './confirm-phone.ts';
import { rememberDevice } from './recognise-device.ts';
import { listDevices } from './list-devices.ts';
import { verifySecondFactor, verifySecondPasskey } from './pass-second-factor.ts';
import { requestNumberCode, confirmNumber } from './prove-number.ts';
import { readMe } from './read-me.ts';
import { codeSentBody, requestCode } from './request-code.ts';
import { signOut } from './sign-out.ts';
import { signOutDevice } from './sign-out-device.ts';
import { stepUp, stepUpByPasskey, stepUpByPassword } from './step-up.ts';
import { verifyCode } from './verify-code.ts';

const success = true as const;

/** Routes by which a signed-in person proves the own phone, the authenticator, or another number. */
const proofRoutes: Route[] = [
  route(proofs.requestPhoneProof, async (ctx, _input, { challengeCookie }) => {
    const asked = await requestPhoneProof(ctx, challengeCookie);
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(proofs.confirmPhoneProof, async (ctx, { body }, delivery) => {
    const until = await confirmPhoneProof(ctx, {
      challengeId: body.challenge_id,
      code: body.code,
      browser: delivery.challengeCookie,
    });
    return { success, data: { proven_until: until.toISOString() } };
  }),
  route(proofs.stepUp, async (ctx, { body }) => ({
    success,
    data: { proven_until: (await stepUp(ctx, body)).toISOString() },
  })),
  route(proofs.stepUpByPassword, async (ctx, { body }) => ({
    success,
    data: { proven_until: (await stepUpByPassword(ctx, body.password)).toISOString() },
  })),
  route(passkeys.stepUpByPasskey, async (ctx, { body }) => ({
    success,
    data: { proven_until: (await stepUpByPasskey(ctx, body.challenge_id, body.credential)).toISOString() },
  })),
  route(proofs.requestNumberCode, async (ctx, { body }) => {
    const asked = await requestNumberCode(ctx, body.phone);
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(proofs.confirmNumber, async (ctx, { body }, delivery) => {
    const until = await confirmNumber(ctx, {
      challengeId: body.challenge_id,
      code: body.code,
      browser: delivery.challengeCookie,
    });
    return { success, data: { proven_until: until.toISOString() } };
  }),
];

/** HTTP routes of this module. The route that erases an account is in module `erasure`. */
export const routes: Route[] = [
  route(contract.requestCode, async (ctx, { body }, { challengeCookie, deviceCookie }) => {
    const asked = await requestCode(ctx, body, { challenge: challengeCookie, device: deviceCookie });
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(contract.verifyCode, async (ctx, { body }, delivery) => {
    const proven = await verifyCode(ctx, {
      challengeId: body.challenge_id,
      code: body.code,
      browser: delivery.challengeCookie,
      recordsCookie: delivery.recordsCookie,
    });
    if ('session' in proven)
      return answer(
        { success, data: proven.me },
        { session: proven.session, device: rememberDevice(ctx, proven.me.phone) },
      );
    const { challengeId: challenge_id, expiresAt, byPasskey: passkey } = proven;
    const wanted = { challenge_id, expires_at: expiresAt.toISOString(), passkey };
    return answer({ success, data: { second_factor: wanted } }, { challenge: proven.browser });
  }),
  route(contract.signOut, async (ctx) => {
    await signOut(ctx);
    return answer({ success, data: {} }, { session: 'clear' });
  }),
  route(contract.readMe, async (ctx) => ({ success, data: await readMe(ctx) })),
  route(contract.changeMe, async (ctx, { body }) => ({ success, data: await changeMe(ctx, body) })),
  route(contract.requestNewNumberCode, async (ctx, { body }, { challengeCookie }) => {
    const asked = await requestNewNumberCode(ctx, body.phone, challengeCookie);
    return answer({ success, data: codeSentBody(asked) }, { challenge: asked.browser });
  }),
  route(contract.changeOwnNumber, async (ctx, { body }, { challengeCookie }) => {
    const me = await changeOwnNumber(ctx, {
      challengeId: body.challenge_id,
      code: body.code,
      browser: challengeCookie,
    });
    return answer({ success, data: me }, { device: rememberDevice(ctx, me.phone) });
  }),
  route(contract.listDevices, async (ctx) => ({ success, data: await listDevices(ctx) })),
  route(contract.signOutDevice, async (ctx, { params }) => {
    const { current } = await signOutDevice(ctx, { sessionId: params.session_id });
    return answer({ success, data: {} }, current ? { session: 'clear' } : {});
  }),
  route(contract.verifySecondFactor, async (ctx, { body }, delivery) => {
    const { me, session } = await verifySecondFactor(ctx, {
      challengeId: body.challenge_id,
      kind: body.kind,
      code: body.code,
      browser: delivery.challengeCookie,
      device: delivery.deviceCookie,
      recordsCookie: delivery.recordsCookie,
    });
    return answer({ success, data: me }, { session, device: rememberDevice(ctx, me.phone) });
  }),
  route(passkeys.verifySecondPasskey, async (ctx, { body }, delivery) => {
    const { me, session } = await verifySecondPasskey(ctx, {
      challengeId: body.challenge_id,
      passkeyChallengeId: body.passkey_challenge_id,
      credential: body.credential,
      browser: delivery.challengeCookie,
      device: delivery.deviceCookie,
      recordsCookie: delivery.recordsCookie,
    });
    return answer({ success, data: me }, { session, device: rememberDevice(ctx, me.phone) });
  }),
  ...proofRoutes,
];
