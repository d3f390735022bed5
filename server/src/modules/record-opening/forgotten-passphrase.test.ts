import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { PASSPHRASE, lockRecords, onNewDevice } from '../../../test/old-record-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { addRecordPasskey } from '../../../test/record-passkey-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Person, Visitor } from '../../../test/visitor.ts';
import { CHECKS } from '../../checks.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import { jobs } from './index.ts';

const PROOF = 'National ID seen in a video call, birth date and last appointment named';
let product: TestProduct;
let phones = 0;
let person: Person;
let own: Visitor;
let other: Visitor;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(HOUR);
  phones += 1;
  const phone = `+2557543${String(phones).padStart(5, '0')}`;
  person = { phone, full_name: 'Asha Juma', country: 'TZ', language: 'en' };
  own = await product.patient(person);
  await lockRecords(own);
  other = await onNewDevice(product, person);
});

const OPENING = '/api/me/record-lock/opening';
const codeOf = async (who: Visitor) => (await who.get('/api/me/allergies')).body.code ?? 'open';
const ask = (who: Visitor) => who.post(OPENING);
const openingOf = async (who: Visitor) => (await who.get('/api/me/record-lock')).body.data.opening;
const runJob = () => jobs['record-opening.open-due'](product.ctx());

/** Two administrators sign in: their factor counts for five minutes. */
async function administrators(): Promise<void> {
  first = await aMemberOfStaff(product, 'administrator');
  second = await aMemberOfStaff(product, 'administrator');
}

async function prove(): Promise<string> {
  await administrators();
  const wish = { account_id: own.accountId, reason: PROOF };
  const { body } = await first.post('/api/admin/approvals/openings', wish);
  return body.data?.id ?? body.code;
}

const decide = (by: Visitor, id: string) => by.post(`/api/admin/approvals/${id}/decision`, { decision: 'approved' });

describe('a forgotten passphrase (A-09)', () => {
  test('is lifted 72 hours after the wish, if two administrators found out who asks, and not before', async () => {
    expect((await ask(other)).body.data.opening.approved).toBe(false);
    const id = await prove();
    expect((await decide(first, id)).body.code).toBe('own-approval');
    expect((await decide(second, id)).status).toBe(200);
    expect((await openingOf(other)).approved).toBe(true);
    product.clock.advance(71 * HOUR);
    await runJob();
    expect(await codeOf(other)).toBe('records-locked');
    product.clock.advance(HOUR);
    await runJob();
    expect([await codeOf(other), await openingOf(other)]).toEqual(['open', null]);
    expect((await own.get('/api/me/record-lock')).body.data.chosen_at).toBeNull();
    const rules = CHECKS.filter(({ id }) => ['I-194', 'I-195', 'I-196'].includes(id));
    expect((await runChecks(product.check, rules)).map(({ broken }) => broken)).toEqual([0, 0, 0]);
  });

  test('takes the passkeys with it', async () => {
    await addRecordPasskey(own, { proof: { passphrase: PASSPHRASE } });
    await ask(other);
    const id = await prove();
    expect((await decide(second, id)).status).toBe(200);
    product.clock.advance(72 * HOUR);
    await runJob();
    expect([await codeOf(other), (await own.get('/api/me/record-lock')).body.data.passkeys]).toEqual(['open', []]);
    await lockRecords(own);
    expect(await codeOf(other)).toBe('records-locked');
    expect((await other.post('/api/me/record-lock/passkey/options')).body.code).toBe('record-passkey-missing');
  });

  test('stays when nobody proved anything, and the wish ends after thirty days', async () => {
    await ask(other);
    product.clock.advance(4 * DAY);
    await runJob();
    expect([await codeOf(other), (await openingOf(other)) === null]).toEqual(['records-locked', false]);
    product.clock.advance(26 * DAY);
    await runJob();
    await other.signIn(person, product.sandboxUrl, () => product.settle());
    expect([await codeOf(other), await openingOf(other)]).toEqual(['records-locked', null]);
  });

  test('the wish is told to the number and to open browsers, which stop it; a closed one cannot', async () => {
    await ask(other);
    await ask(other);
    await product.settle();
    const told = (await messagesTo(product, person.phone)).filter((text) => text.includes('without your passphrase'));
    expect(told).toHaveLength(1);
    const { body } = await own.get('/api/notices');
    expect(JSON.stringify(body)).toContain('without your passphrase');
    expect((await other.delete(OPENING)).body.code).toBe('records-locked');
    expect((await own.delete(OPENING)).body.data.opening).toBeNull();
    expect(await prove()).toBe('opening-over');
  });

  test('an approval after the person stopped it opens nothing', async () => {
    await ask(other);
    const id = await prove();
    await own.delete(OPENING);
    expect((await decide(second, id)).body.code).toBe('opening-over');
    product.clock.advance(4 * DAY);
    await runJob();
    expect(await codeOf(other)).toBe('records-locked');
  });

  test('ends as soon as the passphrase is given, and is not asked for without one', async () => {
    await ask(other);
    await other.post('/api/me/record-lock/open', { passphrase: PASSPHRASE });
    expect(await openingOf(other)).toBeNull();
    expect((await ask(await product.patient())).body.code).toBe('passphrase-missing');
  });

  test('is asked for three times in a month at most', async () => {
    for (let times = 0; times < 3; times += 1) {
      await ask(other);
      await own.delete(OPENING);
    }
    expect((await ask(other)).body.code).toBe('openings-exhausted');
  });

  test('stands in the list of administrators with name, number and times', async () => {
    await ask(other);
    await administrators();
    const { body } = await first.get('/api/admin/approvals');
    expect(body.data.openings.at(-1)).toEqual({
      account_id: own.accountId,
      person: 'Asha Juma',
      phone: person.phone,
      asked_at: product.clock.now().toISOString(),
      opens_at: new Date(product.clock.now().getTime() + 72 * HOUR).toISOString(),
      approved: false,
      waits: false,
    });
  });
});
