import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { NO_LOCK, PASSPHRASE, lockRecords, onNewDevice } from '../../../test/old-record-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { lastReason, signInByPasskey } from '../../../test/passkey-makers.ts';
import { addRecordPasskey, openByPasskey, recordProof } from '../../../test/record-passkey-makers.ts';
import type { SoftwareAuthenticator, Misbehaviour } from '../../../test/software-authenticator.ts';
import type { Person, Visitor } from '../../../test/visitor.ts';
import { CHECKS } from '../../checks.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR } from '../../platform/time.ts';
import { askPasskey, hasPasskey, provePasskey, removePasskeys } from '../passkeys/index.ts';

let product: TestProduct;
let phones = 0;
let person: Person;
let own: Visitor;

beforeAll(async () => {
  product = await openTestProduct({ still: true });
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

describe('a passkey for earlier records (A-09)', () => {
  test('alone protects them: this browser stays open, others close, and it is told by SMS', async () => {
    const other = await onNewDevice(product, person);
    const { reply } = await addRecordPasskey(own);
    expect(reply.status).toBe(201);
    const now = product.clock.now().toISOString();
    expect(reply.body.data).toEqual({
      ...NO_LOCK,
      chosen_at: now,
      opens_by: ['passkey'],
      passkeys: [
        { id: expect.any(String), name: expect.any(String), synced: false, created_at: now, last_used_at: null },
      ],
    });
    expect([await codeOf(own), await codeOf(other)]).toEqual(['open', 'records-locked']);
    expect((await told()).join()).toContain('a passkey now protects your earlier health records');
    expect((await told()).join()).not.toContain('added to your account');
    expect(await brokenRules()).toEqual([0, 0, 0]);
  });

  test('opens them in a new browser, now and when the person signs in again', async () => {
    const { device, other } = await withNewBrowser();
    expect(await lockOf(other)).toMatchObject({ opens_by: ['passkey'], passkeys: [], closed: true });
    const opened = await openByPasskey(other, device);
    expect([opened.status, opened.body.data.closed, opened.body.data.passkeys.length]).toEqual([200, false, 1]);
    product.clock.advance(HOUR);
    await other.signIn(person, product.sandboxUrl, () => product.settle());
    expect([await codeOf(other), await codeOf(own)]).toEqual(['open', 'open']);
  });

  test.each<[string, Misbehaviour, string]>([
    ['to another challenge', { challenge: 'AAAA' }, 'challenge'],
    ['on another page', { origin: 'https://tabibu.example.net' }, 'origin'],
    ['for another host', { party: 'example.net' }, 'party'],
    ['without fingerprint, face or PIN', { verified: false }, 'verification'],
    ['by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }, 'signature'],
    ['with the handle of somebody else', { userHandle: 'AAAA' }, 'handle'],
    ['with a counter that did not move on', { counter: 0 }, 'counter'],
  ])('is refused for an answer %s', async (_what, wrong, why) => {
    const { device, other } = await withNewBrowser();
    expect((await openByPasskey(other, device)).status).toBe(200);
    const third = await onNewDevice(product, person);
    const { status, body } = await openByPasskey(third, device, wrong);
    expect([status, body.code, ...(await lastReason(product))]).toEqual([
      422,
      'record-passkey-refused',
      'refused',
      why,
    ]);
    expect(await codeOf(third)).toBe('records-locked');
  });

  test('is not stored when its maker was not verified or another page asked', async () => {
    for (const wrong of [{ verified: false }, { origin: 'https://tabibu.example.net' }, { challenge: 'AAAA' }]) {
      const { reply } = await addRecordPasskey(own, { wrong });
      expect([reply.status, reply.body.code]).toEqual([422, 'record-passkey-refused']);
    }
    expect(await lockOf(own)).toEqual(NO_LOCK);
  });

  test('of another person, or given again, or for another session opens nothing', async () => {
    const { device: strange } = await addRecordPasskey(await somebody());
    own = await somebody();
    const { device, other } = await withNewBrowser();
    expect((await openByPasskey(other, strange)).body.code).toBe('record-passkey-refused');
    const third = await onNewDevice(product, person);
    const proof = await recordProof(third, device);
    expect((await other.post(`${LOCK}/open`, proof)).body.code).toBe('record-passkey-refused');
    expect((await third.post(`${LOCK}/open`, proof)).status).toBe(200);
    const again = await third.post(`${LOCK}/open`, proof);
    expect([again.body.code, ...(await lastReason(product))]).toEqual([
      'record-passkey-refused',
      'refused',
      'challenge',
    ]);
    expect(await codeOf(other)).toBe('records-locked');
  });

  test('opens no portal, steps nobody up, and is no passkey of the account', async () => {
    const { device } = await addRecordPasskey(own);
    for (const portal of ['staff', 'admin'])
      expect((await signInByPasskey(product.visitor(), device, { portal })).body.code).toBe('passkey-refused');
    expect(await lastReason(product)).toEqual(['refused', 'unknown']);
    const { accountId } = own;
    expect(await hasPasskey(product.ctx(), accountId)).toBe(false);
    const stepUp = { purpose: 'step-up', sessionId: await sessionOf(own) } as const;
    const { challenge_id: challengeId, options } = await askPasskey(product.ctx(), stepUp, accountId);
    expect(options.allowCredentials).toEqual([]);
    const given = { ...stepUp, challengeId, credential: device.sign(options) };
    expect(await provePasskey(product.ctx(), accountId, given)).toBe(false);
    expect(await lastReason(product)).toEqual(['refused', 'unknown']);
    expect(await removePasskeys(product.ctx(), accountId)).toBe(false);
    expect((await lockOf(own)).passkeys).toHaveLength(1);
  });

  test('is asked for only where there is one', async () => {
    await lockRecords(own);
    expect((await own.post(`${LOCK}/passkey/options`)).body.code).toBe('record-passkey-missing');
    expect((await own.post(`${LOCK}/open`, {})).body.code).toBe('invalid-input');
  });
});

test('five wrong passkeys or passphrases in a row are told, and then one has to wait', async () => {
  const { device, other } = await withNewBrowser();
  await own.put(LOCK, { passphrase: PASSPHRASE, ...(await recordProof(own, device)) });
  const codes: string[] = [];
  for (let tries = 0; tries < 4; tries += 1)
    codes.push((await openByPasskey(other, device, { verified: false })).body.code);
  codes.push((await other.post(`${LOCK}/open`, { passphrase: 'si hilo kabisa' })).body.code);
  codes.push((await openByPasskey(other, device)).body.code);
  expect(codes).toEqual([
    ...Array.from({ length: 4 }, () => 'record-passkey-refused'),
    'passphrase-wrong',
    'passphrase-paused',
  ]);
  expect((await told()).filter((text) => text.includes('five wrong tries in a row'))).toHaveLength(1);
  product.clock.advance(HOUR);
  expect((await openByPasskey(other, device)).status).toBe(200);
});

const kept = statement<{ accountId: string }, { passkeys: number; locks: number }>(
  'test.kept-record-passkeys',
  `select (select count(*)::int from passkeys where account_id = $accountId) as passkeys,
          (select count(*)::int from record_locks where account_id = $accountId) as locks`,
);

test('the passkeys go with the account', async () => {
  await addRecordPasskey(own);
  expect(await product.db.one(kept, { accountId: own.accountId })).toEqual({ passkeys: 1, locks: 1 });
  expect((await own.delete('/api/me', { confirm: true })).status).toBe(200);
  expect(await product.db.one(kept, { accountId: own.accountId })).toEqual({ passkeys: 0, locks: 0 });
});
