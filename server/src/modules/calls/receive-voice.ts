import type { Context } from '../../platform/context.ts';
import { answerVoice, readVoiceCallback } from '../bridges/index.ts';
import { endBridge } from './end-bridge.ts';

/**
 * Handles a callback of the voice gateway, and returns the provider's XML, or an empty answer where none is needed. The
 * last callback of a bridge adds its time to the call. Repeated callbacks and a wrong order are harmless. Throws
 * `not-found` for a wrong secret or without a voice gateway.
 */
export async function receiveVoice(ctx: Context, { secret, raw }: { secret: string; raw: Buffer }): Promise<string> {
  const callback = readVoiceCallback(ctx, { secret, raw });
  if (callback.kind !== 'ended') return answerVoice(ctx, callback);
  await endBridge(ctx, callback);
  return '';
}
