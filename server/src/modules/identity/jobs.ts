import type { Context } from '../../platform/context.ts';
import { forgetExpired } from './forget-expired.ts';
import { sendCode } from './send-code.ts';

export const jobs = {
  'identity.send-code': (ctx: Context, payload: { challengeId: string; isForOffice?: boolean }) =>
    sendCode(ctx, payload),
  'identity.forget-expired': (ctx: Context) => forgetExpired(ctx),
};
