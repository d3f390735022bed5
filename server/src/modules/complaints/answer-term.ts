import type { Context } from '../../platform/context.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import { recentSettings, settingIn } from '../settings/index.ts';

const USUAL_TERM = 2 * DAY;

/**
 * Returns how long a complaint may wait for an answer, in milliseconds: what the contact page promises, two days where
 * it promises nothing.
 */
export async function answerTerm(ctx: Context): Promise<number> {
  const hours = settingIn(await recentSettings(ctx), 'answer_hours');
  return typeof hours === 'number' ? hours * HOUR : USUAL_TERM;
}
