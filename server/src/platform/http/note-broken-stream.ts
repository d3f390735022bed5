import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { Answer } from './answer.ts';

/**
 * Returns what a function answered, and logs if its stream fails. The head of the answer has gone out by then: whoever
 * downloads sees a file that ends in the middle, and the framework tells nobody. Somebody who stops reading is no
 * failure.
 */
export function noteBrokenStream(ctx: Pick<Context, 'log' | 'requestId'>, result: unknown): unknown {
  if (result instanceof Answer && result.body instanceof Readable)
    result.body.once('error', (error) => ctx.log.error({ error, requestId: ctx.requestId }, 'an answer broke off'));
  return result;
}
