import type { Context } from '../../platform/context.ts';
import { messageOf, codeAssociatedData } from './request-code.ts';
import * as codes from './code-store.ts';

/**
 * Sends the code of a challenge by SMS, in the language that was chosen with it. The first run takes the sealed
 * code out of the database, so the code is sent at most once. An expired code is taken out too and not
 * sent. Only a message that certainly reached nobody is sent again.
 */
export async function sendCode(
  ctx: Context,
  {
    challengeId,
    isForOffice = false,
    isForBooking = false,
  }: { challengeId: string; isForOffice?: boolean; isForBooking?: boolean },
): Promise<void> {
  const taken = await ctx.db.maybe(codes.takeSealedCode, { challengeId, now: ctx.clock.now() });
  if (taken === undefined || !taken.valid) return;
  const code = ctx.keys.open(codeAssociatedData(challengeId), taken.sealed_code);
  const text = messageOf(ctx, { language: taken.language, code, isForOffice, isForBooking });
  const outcome = await (ctx.integrations.sms?.sendSms({ to: taken.phone, text, idempotencyKey: challengeId }) ?? {
    kind: 'refused' as const,
    reason: 'no-route' as const,
  });
  if (outcome.kind === 'unknown' && !outcome.mayHaveReached) {
    await ctx.db.run(codes.putSealedCodeBack, { challengeId, sealedCode: taken.sealed_code });
    throw new Error(`the code of challenge ${challengeId} was not taken by the provider: ${outcome.why}`);
  }
  if (outcome.kind === 'refused')
    ctx.log.warn({ challengeId, reason: outcome.reason }, 'a code was refused by the SMS provider');
  await ctx.db.run(codes.recordDelivery, { challengeId, delivery: outcome.kind });
}
