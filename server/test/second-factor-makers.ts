import { codeOfStep, stepAt } from '../src/modules/authenticators/totp-rules.ts';
import { MINUTE, SECOND } from '../src/platform/time.ts';
import { aWorkingDoctor } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import { receiveCode, typeCode } from './one-time-code.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Returns the code that an authenticator app shows, or showed `ago` steps of thirty seconds earlier. */
export const shownCode = ({ clock }: Pick<TestProduct, 'clock'>, secret: string, ago = 0): string =>
  codeOfStep(secret, stepAt(clock.now()) - ago);

export interface Guarded {
  readonly phone: string;
  readonly browser: Visitor;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Creates a doctor with an active authenticator. Its last accepted code is two minutes old. */
export async function aGuardedDoctor(product: TestProduct): Promise<Guarded> {
  const { browser, phone } = await aWorkingDoctor(product);
  const begun = await browser.post('/api/me/second-factor');
  const secret = begun.body.data.secret as string;
  const confirmed = await browser.post('/api/me/second-factor/confirm', { code: shownCode(product, secret) });
  if (confirmed.status !== 200) throw new Error(`the authenticator was refused: ${confirmed.status} ${confirmed.text}`);
  await product.settle();
  product.clock.advance(2 * MINUTE);
  return { phone, browser, secret, recoveryCodes: confirmed.body.data.recovery_codes };
}

/** Passes the SMS code in a new browser. Returns the sign-in that waits for the second factor. */
export async function halfWay(
  product: TestProduct,
  phone: string,
  from = product.visitor(),
  role = 'doctor',
): Promise<{ visitor: Visitor; challengeId: string; reply: Reply }> {
  // Sends pending notices first, so that the code is the newest message.
  await product.settle();
  product.clock.advance(SECOND);
  const challenge = await receiveCode(product, from, { phone, role });
  const reply = await typeCode(from, challenge.id, challenge.code);
  return { visitor: from, challengeId: reply.body.data.second_factor?.challenge_id, reply };
}

/** Sends the second factor of a sign-in. */
export async function answerSecond(
  visitor: Visitor,
  challengeId: string,
  code: string,
  kind: 'authenticator' | 'recovery' = 'authenticator',
): Promise<Reply> {
  const reply = await visitor.post('/api/auth/second-factor', { challenge_id: challengeId, kind, code });
  if (reply.status === 200) visitor.csrf = reply.body.data.csrf;
  return reply;
}
