import type { CallNames, HangUp } from '../../integrations/voice/port.ts';
import { callbackSecretAgrees } from '../../platform/callback-secret.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';

/** A callback of the voice gateway, as far as it can concern a bridge of ours. */
export type VoiceCallback =
  /** A call to our number, or an unreadable callback. The answer is to hang up. */
  | { readonly kind: 'refused' }
  /** A callback that changes nothing and needs no answer. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'answered' | 'joined'; readonly names: CallNames }
  | ({ readonly kind: 'ended' } & LastCallback);

/**
 * The provider's last callback about a bridge. `joinedSeconds`: for how long both were joined, by the provider's
 * account.
 */
export interface LastCallback {
  readonly names: CallNames;
  readonly joinedSeconds: number;
  readonly hangUp: HangUp;
  readonly cost: string | null;
}

/**
 * Reads a callback of the voice gateway. The provider signs nothing: the secret in the path admits the request, and
 * later only a call that carries an id of ours changes anything (W-01, X-03). Throws `not-found` for a wrong secret or
 * without a voice gateway.
 */
export function readVoiceCallback(ctx: Context, { secret, raw }: { secret: string; raw: Buffer }): VoiceCallback {
  const { voice } = ctx.integrations;
  if (!callbackSecretAgrees(ctx, 'africastalking-voice', secret) || voice === null) throw new Problem('not-found');
  const reading = voice.readCallback(raw);
  if (reading.kind === 'rejected') {
    ctx.log.warn(
      { alarm: 'callback-rejected', provider: voice.name, why: reading.why },
      'a voice callback was rejected',
    );
    return { kind: 'refused' };
  }
  if (reading.kind === 'incoming') return { kind: 'refused' };
  const names = { clientRequestId: reading.clientRequestId, sessionId: reading.sessionId };
  if (names.clientRequestId !== null && !isId(names.clientRequestId))
    return { kind: reading.kind === 'answered' ? 'refused' : 'ignored' };
  if (reading.kind === 'answered') return { kind: 'answered', names };
  if (reading.kind === 'ended')
    return {
      kind: 'ended',
      names,
      joinedSeconds: reading.joinedSeconds,
      hangUp: reading.hangUp,
      cost: reading.cost,
    };
  return reading.step === 'joined' ? { kind: 'joined', names } : { kind: 'ignored' };
}
