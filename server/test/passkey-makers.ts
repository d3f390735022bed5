import type { StaffRole } from '@tabibu/contract/roles';
import { statement } from '../src/platform/database/statement.ts';
import type { NoValues } from '../src/platform/database/statement.ts';
import type { TestProduct } from './harness.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Misbehaviour } from './software-authenticator.ts';
import { aSetUpMember } from './staff-makers.ts';
import type { SetUpMember } from './staff-makers.ts';
import type { Reply, Visitor } from './visitor.ts';

interface Registration {
  readonly name?: string;
  readonly device?: SoftwareAuthenticator;
  readonly wrong?: Misbehaviour;
}

/** Registers a new passkey in a session. */
export async function registerPasskey(
  browser: Visitor,
  { name = 'Laptop', device = new SoftwareAuthenticator(), wrong = {} }: Registration = {},
): Promise<{ device: SoftwareAuthenticator; reply: Reply }> {
  const begun = await browser.post('/api/me/passkeys/options');
  if (begun.status !== 201) return { device, reply: begun };
  const { challenge_id, options } = begun.body.data;
  const credential = device.make(options, wrong);
  return { device, reply: await browser.post('/api/me/passkeys', { challenge_id, name, credential }) };
}

/** Asks for a challenge in a browser without a session. */
export const askForPasskey = async (visitor: Visitor) => (await visitor.post('/api/auth/passkey/options')).body.data;

/** Signs in at a portal with a passkey. */
export async function signInByPasskey(
  visitor: Visitor,
  device: SoftwareAuthenticator,
  { portal = 'staff', wrong = {} }: { readonly portal?: string; readonly wrong?: Misbehaviour } = {},
): Promise<Reply> {
  const { challenge_id, options } = await askForPasskey(visitor);
  return visitor.post('/api/auth/passkey', { portal, challenge_id, credential: device.sign(options, wrong) });
}

/** Gives a passkey again in a session. */
export async function stepUpByPasskey(
  browser: Visitor,
  device: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
): Promise<Reply> {
  const { challenge_id, options } = (await browser.post('/api/me/step-up/passkey/options')).body.data;
  return browser.post('/api/me/step-up/passkey', { challenge_id, credential: device.sign(options, wrong) });
}

/** Somebody who works here, with a passkey. */
export async function aMemberWithPasskey(
  product: TestProduct,
  role: StaffRole = 'manager',
): Promise<SetUpMember & { device: SoftwareAuthenticator; passkeyId: string }> {
  const member = await aSetUpMember(product, role);
  const { device, reply } = await registerPasskey(member.browser);
  return { ...member, device, passkeyId: reply.body.data.id };
}

const lastAnswer = statement<NoValues, { outcome: string; why: string | null }>(
  'test.last-passkey-answer',
  "select outcome, details ->> 'why' as why from audit_log where action in ('passkeys.use', 'passkeys.add') order by id desc limit 1",
);

/** Returns outcome and reason of the newest answer of a passkey in the audit log. */
export async function lastReason(product: TestProduct): Promise<readonly [string, string | null]> {
  const { outcome, why } = await product.db.one(lastAnswer);
  return [outcome, why];
}
