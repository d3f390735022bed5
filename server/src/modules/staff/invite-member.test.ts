import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aGuardedDoctor, shownCode } from '../../../test/second-factor-makers.ts';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import { GOOD_PASSWORD, aMemberOfStaff, aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  admin = await aMemberOfStaff(product, 'administrator');
});

let guests = 0;
const aGuest = () => `+25567${String(5_000_000 + (guests += 1) * 10_007)}`;
const invite = (phone: string, role = 'manager') =>
  admin.post('/api/admin/staff', { full_name: 'Juma Otieno', phone, role });
const memberOf = async (id: string) =>
  ((await admin.get('/api/admin/staff')).body.data.members as Record<string, unknown>[]).find(
    (member) => member['id'] === id,
  )!;
const tokenIn = (address: string) => address.split('#')[1]!;
const tokenOfText = (texts: readonly string[]) =>
  /\/set-up#([\w-]{43})/.exec(texts.findLast((text) => text.includes('/set-up#'))!)![1]!;

describe('an invitation', () => {
  test('gives a role, is sent by SMS, shown once, lives a day, and opens the account with it (A-10)', async () => {
    const phone = aGuest();
    const { status, body } = await invite(phone, 'receptionist');
    expect(status).toBe(201);
    const { member, link } = body.data;
    expect(member).toEqual({
      id: expect.any(String),
      full_name: 'Juma Otieno',
      phone_end: phone.slice(-3),
      role: 'receptionist',
      state: 'invited',
      since: product.clock.now().toISOString(),
      signed_in_at: null,
      link_expires_at: new Date(product.clock.now().getTime() + 24 * HOUR).toISOString(),
      is_self: false,
    });
    await product.settle();
    expect(await messagesTo(product, phone)).toEqual([expect.stringContaining(link.address)]);
    expect(JSON.stringify(await dumpTables(product.owner))).not.toContain(tokenIn(link.address));
    const guest = product.visitor();
    const token = tokenIn(link.address);
    expect((await guest.post('/api/set-up/read', { token })).body.data).toMatchObject({ role: 'receptionist' });
    await guest.post('/api/set-up/begin', { token, username: 'juma.otieno', password: GOOD_PASSWORD });
    expect((await guest.post('/api/set-up/finish', { token, code: null })).status).toBe(200);
    expect(await memberOf(member.id)).toMatchObject({ state: 'active', link_expires_at: null });
    expect((await memberOf(member.id))['signed_in_at']).toBe(product.clock.now().toISOString());
  });

  test('is renewed only for somebody who never signed in; the earlier link stops working', async () => {
    const { body } = await invite(aGuest());
    const { member, link } = body.data;
    product.clock.advance(24 * HOUR + SECOND);
    admin = await aMemberOfStaff(product, 'administrator');
    expect(await memberOf(member.id)).toMatchObject({ state: 'link-over', link_expires_at: null });
    const renewed = await admin.post(`/api/admin/staff/${member.id}/link`);
    expect([renewed.status, renewed.body.data.member.state]).toEqual([201, 'invited']);
    const again = await admin.post(`/api/admin/staff/${member.id}/link`);
    const read = (address: string) => product.visitor().post('/api/set-up/read', { token: tokenIn(address) });
    for (const old of [link, renewed.body.data.link]) expect((await read(old.address)).status).toBe(410);
    expect((await read(again.body.data.link.address)).status).toBe(200);
    const known = await aSetUpMember(product, 'manager');
    admin = await aMemberOfStaff(product, 'administrator');
    expect((await admin.post(`/api/admin/staff/${known.accountId}/link`)).body.code).toBe('member-set-up');
  });

  test('of one number twice at the same moment is one', async () => {
    const phone = aGuest();
    const replies = await Promise.all([1, 2, 3].map(() => invite(phone)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('works-here-already');
  });

  test('of several numbers at the same moment waits for none of the others', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => invite(aGuest())));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test('lets a patient keep name and account; the link is in no answer, and the patient accepts in an own session', async () => {
    const phone = aGuest();
    const patient = await product.patient({ phone, full_name: 'Asha Mwinyi' });
    const { body } = await invite(phone);
    expect(body.data.member).toMatchObject({ id: patient.accountId, full_name: 'Asha Mwinyi', role: 'manager' });
    expect(body.data.link).toBeNull();
    await product.settle();
    expect((await admin.post(`/api/admin/staff/${patient.accountId}/link`)).body.data.link).toBeNull();
    expect((await patient.get('/api/me')).status).toBe(200);
    await product.settle();
    const token = tokenOfText(await messagesTo(product, phone));
    const wish = { token, username: 'asha.mwinyi', password: GOOD_PASSWORD };
    for (const stranger of [product.visitor(), await product.patient(), admin]) {
      expect((await stranger.post('/api/set-up/read', { token })).body.data.entry).toBe('sign-in');
      expect((await stranger.post('/api/set-up/begin', wish)).body.code).toBe('set-up-sign-in-first');
      expect((await stranger.post('/api/set-up/finish', { token, code: null })).body.code).toBe('set-up-sign-in-first');
    }
    expect((await patient.post('/api/set-up/begin', wish)).status).toBe(201);
    expect((await patient.post('/api/set-up/finish', { token, code: null })).body.data.me.role).toBe('manager');
  });

  test('takes no authenticator and no session away from a doctor, and asks for the fresh factor', async () => {
    const doctor = await aGuardedDoctor(product);
    const { secret } = doctor;
    admin = await aMemberOfStaff(product, 'administrator');
    expect((await invite(doctor.phone)).body.data.link).toBeNull();
    await product.settle();
    const token = tokenOfText(await messagesTo(product, doctor.phone));
    const wish = { token, username: 'daktari', password: GOOD_PASSWORD };
    expect((await product.visitor().post('/api/set-up/begin', wish)).body.code).toBe('set-up-sign-in-first');
    expect((await doctor.browser.get('/api/me')).status).toBe(200);
    product.clock.advance(6 * MINUTE);
    const stale = await doctor.browser.post('/api/set-up/begin', wish);
    expect([stale.body.code, stale.body.params.factor]).toEqual(['step-up-required', 'authenticator']);
    const proof = { kind: 'authenticator', code: shownCode(product, secret) };
    expect((await doctor.browser.post('/api/me/step-up', proof)).status).toBe(200);
    expect((await doctor.browser.post('/api/set-up/begin', wish)).body.data).toBeNull();
    const done = await doctor.browser.post('/api/set-up/finish', { token, code: null });
    expect(done.body.data).toMatchObject({ me: { role: 'manager' }, recovery_codes: [] });
    const again = await typePassword(product.visitor(), 'staff', wish);
    expect(again.body.data.second_factor.challenge_id).toEqual(expect.any(String));
  });

  test.each([
    [{ full_name: '123' }, 422, 'full-name-required'],
    [{ phone: ' ' }, 422, 'phone-required'],
    [{ phone: '0222 110 000' }, 422, 'phone-invalid'],
    [{ role: 'administrator' }, 422, 'invalid-input'],
  ])('with %j is refused', async (wrong, status, code) => {
    const reply = await admin.post('/api/admin/staff', {
      full_name: 'Juma Otieno',
      phone: aGuest(),
      role: 'manager',
      ...wrong,
    });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });
});
