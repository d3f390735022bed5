import * as contract from '@tabibu/contract/staff-access';
import * as passkeys from '@tabibu/contract/passkeys';
import * as accounts from '@tabibu/contract/staff-accounts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { isToken, randomToken } from '../../platform/ids.ts';
import { rememberDevice } from '../identity/index.ts';
import { askPasskey } from '../passkeys/index.ts';
import { beginSetUp } from './begin-set-up.ts';
import { changeProfile, readProfile } from './change-profile.ts';
import { changeMemberRole, letMemberIn, suspendMember } from './change-member.ts';
import { finishSetUp } from './finish-set-up.ts';
import { inviteMember, renewInvitation } from './invite-member.ts';
import { listMembers } from './list-members.ts';
import { readSetUp } from './read-set-up.ts';
import { signInWithPassword } from './sign-in.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { readCaseTexts, switchCaseTexts } from './switch-case-texts.ts';

const success = true as const;

/** HTTP routes of this module. The second step of a sign-in is a route of `identity`. */
export const routes: Route[] = [
  route(contract.readProfile, async (ctx) => ({ success, data: await readProfile(ctx) })),
  route(contract.changeProfile, async (ctx, { body }) => ({ success, data: await changeProfile(ctx, body) })),
  route(contract.readCaseTexts, async (ctx) => ({ success, data: await readCaseTexts(ctx) })),
  route(contract.switchCaseTexts, async (ctx, { body }) => ({ success, data: await switchCaseTexts(ctx, body.on) })),
  route(contract.signInWithPassword, async (ctx, { body }, { deviceCookie }) => {
    const proven = await signInWithPassword(ctx, body, deviceCookie);
    if ('session' in proven)
      return answer(
        { success, data: proven.me },
        { session: proven.session, device: rememberDevice(ctx, proven.me.phone) },
      );
    const { challengeId: challenge_id, expiresAt, byPasskey: passkey } = proven;
    const wanted = { challenge_id, expires_at: expiresAt.toISOString(), passkey };
    return answer({ success, data: { second_factor: wanted } }, { challenge: proven.browser });
  }),
  route(passkeys.askPasskey, async (ctx, _input, { challengeCookie }) => {
    // A sign-in that waits for its second factor is bound to the cookie that the browser has.
    const browser = challengeCookie && isToken(challengeCookie) ? challengeCookie : randomToken();
    return answer({ success, data: await askPasskey(ctx, { purpose: 'sign-in', browser }) }, { challenge: browser });
  }),
  route(passkeys.signInWithPasskey, async (ctx, { body }, { challengeCookie, deviceCookie }) => {
    const { me, session } = await signInWithPasskey(ctx, { ...body, browser: challengeCookie, device: deviceCookie });
    return answer({ success, data: me }, { session, device: rememberDevice(ctx, me.phone) });
  }),
  route(contract.readSetUp, async (ctx, { body }) => ({ success, data: await readSetUp(ctx, body.token) })),
  route(contract.beginSetUp, async (ctx, { body }) => ({ success, data: await beginSetUp(ctx, body) })),
  route(contract.finishSetUp, async (ctx, { body }, { deviceCookie }) => {
    const { me, session, recoveryCodes } = await finishSetUp(ctx, { ...body, device: deviceCookie });
    return answer(
      { success, data: { me, recovery_codes: recoveryCodes } },
      { session, device: rememberDevice(ctx, me.phone) },
    );
  }),
  route(accounts.listMembers, async (ctx) => ({ success, data: { members: await listMembers(ctx) } })),
  route(accounts.inviteMember, async (ctx, { body }) => ({ success, data: await inviteMember(ctx, body) })),
  route(accounts.renewInvitation, async (ctx, { params }) => ({
    success,
    data: await renewInvitation(ctx, params.account_id),
  })),
  route(accounts.changeMemberRole, async (ctx, { params, body }) => ({
    success,
    data: await changeMemberRole(ctx, params.account_id, body.role),
  })),
  route(accounts.suspendMember, async (ctx, { params }) => ({
    success,
    data: await suspendMember(ctx, params.account_id),
  })),
  route(accounts.letMemberIn, async (ctx, { params }) => ({
    success,
    data: await letMemberIn(ctx, params.account_id),
  })),
];
