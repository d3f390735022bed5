import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(20 * MINUTE));

/** Signs in on the telephone of Baraka Juma, with a name. */
async function onTheSameTelephone(baraka: Visitor, full_name: string): Promise<Visitor> {
  product.clock.advance(2 * MINUTE);
  const visitor = product.visitor();
  const { id, code } = await receiveCode(product, visitor, { phone: baraka.phone, full_name });
  visitor.csrf = (await typeCode(visitor, id, code)).body.data.csrf;
  return visitor;
}

const whoUses = async (visitor: Visitor) => {
  const { typed_name: typed, person_id: person } = (await visitor.get('/api/me')).body.data;
  return { typed, person };
};

test('a second person on one telephone is asked about, and becomes nobody else', async () => {
  const baraka = await product.patient({ full_name: 'Baraka Juma' });
  const rehema = await onTheSameTelephone(baraka, 'Rehema Salum');
  expect(await whoUses(rehema)).toEqual({ typed: 'Rehema Salum', person: undefined });
  const person = await aMember(rehema, { name: 'Rehema Salum', relation: 'partner', sex: 'female' });
  expect((await rehema.put('/api/me/person', { person_id: person })).body.data).toMatchObject({ person_id: person });
  expect(await whoUses(rehema)).toEqual({ typed: undefined, person });
  expect(await whoUses(baraka)).toEqual({ typed: undefined, person: undefined });
});

test('on a number that several people use nobody goes on as the first of them without a name', async () => {
  const baraka = await product.patient({ full_name: 'Baraka Juma' });
  const nameless = async () => {
    await baraka.post('/api/auth/sign-out');
    product.clock.advance(2 * MINUTE);
    return askForCode(baraka, { phone: baraka.phone, full_name: '' });
  };
  const alone = await nameless();
  expect(alone.status).toBe(202);
  // Its code has arrived before the next one is read.
  await product.settle();
  const rehema = await onTheSameTelephone(baraka, 'Rehema Salum');
  await rehema.put('/api/me/person', {
    person_id: await aMember(rehema, { name: 'Rehema Salum', relation: 'partner', sex: 'female' }),
  });
  const shared = await nameless();
  expect([shared.status, shared.body.code]).toEqual([422, 'full-name-required']);
  // Nor after she has signed out: then no session says any more who used it.
  await rehema.post('/api/auth/sign-out');
  expect((await nameless()).body.code).toBe('full-name-required');
});

test.each(['JUMA BARAKA', 'Baraka', 'Bàraka  Jumma'])('the spelling %s of the own name asks nothing', async (name) => {
  const baraka = await product.patient({ full_name: 'Baraka Juma' });
  expect(await whoUses(await onTheSameTelephone(baraka, name))).toEqual({ typed: undefined, person: undefined });
});

test('whoever says to be the person of the account is not asked again, and switches back from a member', async () => {
  const baraka = await product.patient({ full_name: 'Baraka Juma' });
  const visitor = await onTheSameTelephone(baraka, 'Rehema Salum');
  await visitor.put('/api/me/person', { person_id: await aMember(visitor) });
  await visitor.put('/api/me/person', { person_id: null });
  expect(await whoUses(visitor)).toEqual({ typed: undefined, person: undefined });
});

test('nobody uses a session as a member of another family', async () => {
  const stranger = await aMember(await product.patient());
  const baraka = await product.patient({ full_name: 'Baraka Juma' });
  const refused = await baraka.put('/api/me/person', { person_id: stranger });
  expect([refused.status, refused.body.code]).toEqual([422, 'member-unknown']);
  expect(await whoUses(baraka)).toEqual({ typed: undefined, person: undefined });
});
