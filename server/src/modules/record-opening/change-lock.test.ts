import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { NO_LOCK, PASSPHRASE, lockRecords, onNewDevice } from '../../../test/old-record-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import {
  addRecordPasskey,
  openByPasskey,
  recordProof,
  removeRecordPasskey,
} from '../../../test/record-passkey-makers.ts';
import type { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import type { Person, Visitor } from '../../../test/visitor.ts';
import { CHECKS } from '../../checks.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { HOUR } from '../../platform/time.ts';
import { addRecordPasskey as addOwn } from './record-passkeys.ts';

let product: TestProduct;
let phones = 0;
let person: Person;
let own: Visitor;

beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(2 * HOUR);
  own = await somebody();
});

/** A patient whose records nothing protects yet; `person` is the last one. */
async function somebody(): Promise<Visitor> {
  phones += 1;
  const phone = `+2557544${String(phones).padStart(5, '0')}`;
  person = { phone, full_name: 'Asha Juma', country: 'TZ', language: 'en' };
  return product.patient(person);
}

/** The person protects the records with a passkey alone and signs in in a new browser. */
async function withNewBrowser(): Promise<{ device: SoftwareAuthenticator; id: string; other: Visitor }> {
  const { device, reply } = await addRecordPasskey(own);
  return { device, id: reply.body.data.passkeys[0].id, other: await onNewDevice(product, person) };
}

const LOCK = '/api/me/record-lock';
const lockOf = async (who: Visitor) => (await who.get(LOCK)).body.data;
const codeOf = async (who: Visitor) => (await who.get('/api/me/allergies')).body.code ?? 'open';
const sessionOf = async (who: Visitor): Promise<string> =>
  (await who.get('/api/me/devices')).body.data.find(({ current }: { current: boolean }) => current).id;
const told = async () => {
  await product.settle();
  return messagesTo(product, person.phone);
};
const brokenRules = async () => {
  const rules = CHECKS.filter(({ id }) => ['I-194', 'I-196', 'I-201'].includes(id));
  return (await runChecks(product.check, rules)).map(({ broken }) => broken);
};

describe('a lock that there is', () => {
  test('takes another passkey or a passphrase only with what opens it', async () => {
    const { device, other } = await withNewBrowser();
    expect((await addRecordPasskey(own)).reply.body.code).toBe('passphrase-wrong');
    const passphrase = PASSPHRASE;
    expect((await own.put(LOCK, { passphrase })).body.code).toBe('passphrase-wrong');
    expect((await addRecordPasskey(other, { proof: await recordProof(other, device) })).reply.body.code).toBe(
      'records-locked',
    );
    const chosen = await own.put(LOCK, { passphrase, ...(await recordProof(own, device)) });
    expect([chosen.status, chosen.body.data.opens_by]).toEqual([200, ['passkey', 'passphrase']]);
    const more = await addRecordPasskey(own, { proof: { passphrase } });
    expect(more.reply.body.data.passkeys).toHaveLength(2);
    for (const proof of [{ passphrase }, await recordProof(other, device), await recordProof(other, more.device)])
      expect((await other.post(`${LOCK}/open`, proof)).status).toBe(200);
  });

  test('closes what was open elsewhere when a passkey is added or one is removed', async () => {
    const { device, id, other } = await withNewBrowser();
    await openByPasskey(other, device);
    const second = await addRecordPasskey(own, { proof: await recordProof(own, device) });
    expect([await codeOf(own), await codeOf(other)]).toEqual(['open', 'records-locked']);
    await openByPasskey(other, device);
    const removed = await removeRecordPasskey(own, id, await recordProof(own, second.device));
    expect([removed.status, removed.body.data.passkeys.length]).toEqual([200, 1]);
    expect([await codeOf(own), await codeOf(other)]).toEqual(['open', 'records-locked']);
    expect((await told()).join()).toContain('another one still protects them');
    expect((await openByPasskey(other, device)).body.code).toBe('record-passkey-refused');
    expect((await openByPasskey(other, second.device)).status).toBe(200);
  });

  test('goes with its last passkey, which needs a proof; then every browser is open', async () => {
    const { device, id, other } = await withNewBrowser();
    const wrong = await removeRecordPasskey(own, id, await recordProof(own, device, { verified: false }));
    expect([wrong.body.code, (await lockOf(own)).opens_by]).toEqual(['record-passkey-refused', ['passkey']]);
    const removed = await removeRecordPasskey(own, id, await recordProof(own, device));
    expect(removed.body.data).toEqual(NO_LOCK);
    expect([await codeOf(own), await codeOf(other)]).toEqual(['open', 'open']);
    expect((await told()).join()).toContain('nothing protects your earlier health records');
    expect(await brokenRules()).toEqual([0, 0, 0]);
  });

  test('stays when the passphrase is removed beside a passkey, and its passphrase opens nothing any more', async () => {
    const { device, other } = await withNewBrowser();
    const passphrase = PASSPHRASE;
    await own.put(LOCK, { passphrase, ...(await recordProof(own, device)) });
    await other.post(`${LOCK}/open`, { passphrase });
    const removed = await own.post(`${LOCK}/remove`, await recordProof(own, device));
    expect([removed.status, removed.body.data.opens_by]).toEqual([200, ['passkey']]);
    expect([await codeOf(own), await codeOf(other)]).toEqual(['open', 'records-locked']);
    expect((await other.post(`${LOCK}/open`, { passphrase })).body.code).toBe('passphrase-wrong');
    expect((await own.post(`${LOCK}/remove`, await recordProof(own, device))).body.code).toBe('passphrase-missing');
    expect(await brokenRules()).toEqual([0, 0, 0]);
  });

  test('a browser that was closed since it began stores no passkey', async () => {
    const other = await onNewDevice(product, person);
    const { challenge_id, options } = (await other.post(`${LOCK}/passkeys/options`, {})).body.data;
    const { device } = await addRecordPasskey(own);
    const made = { challenge_id, credential: device.make(options) };
    expect((await other.post(`${LOCK}/passkeys`, made)).body.code).toBe('records-locked');
    // Read while it was still open, as by a request that waits for the account.
    const actor = { kind: 'patient', accountId: own.accountId, sessionId: await sessionOf(other) } as const;
    await expect(addOwn(product.ctx(actor), made, undefined)).rejects.toMatchObject({ code: 'records-locked' });
    expect((await lockOf(own)).passkeys).toHaveLength(1);
  });

  test('a passkey of another person is removed by nobody else, and no try is counted (Z-04)', async () => {
    const { reply } = await addRecordPasskey(await somebody());
    own = await somebody();
    await lockRecords(own);
    const id = reply.body.data.passkeys[0].id as string;
    for (let tries = 0; tries < 7; tries += 1)
      expect((await removeRecordPasskey(own, id, { passphrase: 'si hilo kabisa' })).body.code).toBe('not-found');
  });
});
