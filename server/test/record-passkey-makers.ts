import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Misbehaviour } from './software-authenticator.ts';
import type { Reply, Visitor } from './visitor.ts';

const LOCK = '/api/me/record-lock';

interface NewRecordPasskey {
  readonly device?: SoftwareAuthenticator;
  readonly wrong?: Misbehaviour;
  /** What opens the records now, if something protects them. */
  readonly proof?: object;
}

/** A person protects earlier records with a new passkey. */
export async function addRecordPasskey(
  browser: Visitor,
  { device = new SoftwareAuthenticator(), wrong = {}, proof = {} }: NewRecordPasskey = {},
): Promise<{ device: SoftwareAuthenticator; reply: Reply }> {
  const begun = await browser.post(`${LOCK}/passkeys/options`, proof);
  if (begun.status !== 201) return { device, reply: begun };
  const { challenge_id, options } = begun.body.data;
  const credential = device.make(options, wrong);
  return { device, reply: await browser.post(`${LOCK}/passkeys`, { challenge_id, credential }) };
}

/** Returns the proof by a passkey for one of the calls that open or change a lock. */
export async function recordProof(
  browser: Visitor,
  device: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
): Promise<{ passkey: object }> {
  const { challenge_id, options } = (await browser.post(`${LOCK}/passkey/options`)).body.data;
  return { passkey: { challenge_id, credential: device.sign(options, wrong) } };
}

/** Opens the records in a browser by a passkey. */
export async function openByPasskey(
  browser: Visitor,
  device: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
): Promise<Reply> {
  return browser.post(`${LOCK}/open`, await recordProof(browser, device, wrong));
}

/** Removes a passkey of the records. */
export async function removeRecordPasskey(browser: Visitor, passkeyId: string, proof: object): Promise<Reply> {
  return browser.delete(`${LOCK}/passkeys/${passkeyId}`, proof);
}
