import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TAKE_OVER_CONSENT } from '@tabibu/contract/family-rules';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aGrownUp, aMember, offerRecord } from '../family-makers.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

const members = async (who: Visitor) => (await who.get('/api/family')).body.data.members;
const pageOf = (personId: string) => `/more/family/${personId}`;

describe('without script somebody in the family', () => {
  test('is corrected once by two taps of the same page, and what is wrong comes back as it was typed', async () => {
    const guardian = await product.patient({ language: 'en' });
    const page = pageOf(await aMember(guardian));
    const wrong = await fillForm(guardian, page, 'change-member', { name: '12', year: '2021' });
    expect([wrong.status, formOn(wrong.text, 'change-member')]).toMatchObject([422, { name: '12', year: '2021' }]);
    const fields = { ...formOn((await guardian.get(page)).text, 'change-member')!, name: 'Juma Ali', day: '' };
    const sent = await sendForm(guardian, page, fields);
    expect([sent.status, sent.headers['location']]).toEqual([303, `${page}?saved=1`]);
    expect(await members(guardian)).toMatchObject([{ name: 'Juma Ali', birth_date: '2022-03', version: 2 }]);
    expect((await guardian.get(`${page}?saved=1`)).text).toContain('Saved');
    const again = await sendForm(guardian, page, fields);
    expect([again.status, (await members(guardian))[0].version]).toEqual([409, 2]);
  });

  test('is removed after the question of the page, and by nobody else', async () => {
    const guardian = await product.patient({ language: 'en' });
    const personId = await aMember(guardian);
    const page = pageOf(personId);
    const plain = (await guardian.get(page)).text;
    expect([plain.includes(`href="${page}?remove=1#remove"`), formOn(plain, 'remove-member')]).toEqual([
      true,
      undefined,
    ]);
    const asked = formOn((await guardian.get(`${page}?remove=1`)).text, 'remove-member')!;
    const stranger = await product.patient({ language: 'en' });
    const other = await aMember(stranger);
    const theirs = formOn((await stranger.get(`${pageOf(other)}?remove=1`)).text, 'remove-member')!;
    expect((await sendForm(stranger, page, theirs)).status).toBe(404);
    const removed = await sendForm(guardian, page, asked);
    expect([removed.status, removed.headers['location'], await members(guardian)]).toEqual([303, '/more/family', []]);
  });
});

describe('without script the record of a grown-up', () => {
  test('is offered to a typed number and withdrawn, and a crooked number is refused on the page', async () => {
    const { guardian, personId, own } = await aGrownUp(product);
    const page = pageOf(personId);
    const wrong = await fillForm(guardian, page, 'hand-over', { phone: '12' });
    expect([wrong.status, formOn(wrong.text, 'hand-over')!['phone']]).toEqual([422, '12']);
    const sent = await fillForm(guardian, page, 'hand-over', { phone: own.phone.replace('+255', '0') });
    expect([sent.status, sent.headers['location']]).toEqual([303, page]);
    expect((await members(guardian))[0].handover).toMatchObject({ phone: own.phone });
    expect((await fillForm(guardian, page, 'withdraw-offer', {})).status).toBe(303);
    expect((await members(guardian))[0].handover).toBeNull();
  });

  test('is taken over with consent only, and declined without', async () => {
    const page = '/more/family/take-over';
    const people = await aGrownUp(product);
    const { own, guardian } = people;
    await own.patch('/api/me', { language: 'en' });
    await offerRecord(people);
    const refused = await fillForm(own, page, 'take-over', {});
    expect([refused.status, (await members(guardian)).length]).toEqual([422, 1]);
    const declined = await fillForm(own, page, 'take-over', { does: 'decline' });
    expect([declined.status, declined.headers['location']]).toEqual([303, `${page}?done=declined`]);
    await offerRecord(people);
    const taken = await fillForm(own, page, 'take-over', { consent_version: String(TAKE_OVER_CONSENT) });
    expect([taken.status, taken.headers['location'], await members(guardian)]).toEqual([303, `${page}?done=taken`, []]);
    expect((await own.get(`${page}?done=taken`)).text).toContain('The record is yours now.');
  });
});
