import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, pay, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, proveAgain, signInAsDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo } from '../../../test/one-time-code.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time.ts';
import { contactOf } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * DAY));

let numbers = 0;
/** A phone number that no account has yet. */
const freshNumber = () => `+25575400${String(9_000 + (numbers += 1))}`;

/** A patient who signed in this minute. */
async function aPatient(): Promise<{ browser: Visitor; phone: string }> {
  const phone = freshNumber();
  return { browser: await product.patient({ phone, full_name: 'Asha Juma' }), phone };
}

const codeTo = async (phone: string) => {
  await product.settle();
  return /#(\d{6})$/.exec((await messagesTo(product, phone)).findLast((text) => text.includes('#')) ?? '')?.[1];
};

async function changeTo(browser: Visitor, phone: string): Promise<Reply> {
  const asked = await browser.post('/api/me/number/code', { phone });
  if (asked.status !== 202) return asked;
  return browser.post('/api/me/number', { challenge_id: asked.body.data.challenge_id, code: await codeTo(phone) });
}

describe('an account', () => {
  test('changes name, country and language, and the next answer speaks it (PAT-SHELL-53, S33)', async () => {
    const visitor = await product.patient();
    expect(
      (await visitor.patch('/api/me', { full_name: 'Asha Mushi', country: 'KE', language: 'en' })).body.data,
    ).toMatchObject({ full_name: 'Asha Mushi', country: 'KE', language: 'en' });
    expect((await visitor.get('/api/me')).body.data).toMatchObject({
      full_name: 'Asha Mushi',
      country: 'KE',
      language: 'en',
    });
    const refused = await visitor.patch('/api/me', { full_name: '   ' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Full name is required']);
  });
});

describe('a name', () => {
  test.each(['1234', '--', '😀😀', 'A1'])(
    '%j is refused at registration, and no code is sent to the number',
    async (full_name) => {
      const phone = freshNumber();
      const refused = await askForCode(product.visitor(), { phone, full_name, language: 'en' });
      expect([refused.status, refused.body.code]).toEqual([422, 'name-needs-letters']);
      expect(refused.body.message).toBe('Andika jina kwa herufi, angalau mbili.');
      await product.settle();
      expect(await messagesTo(product, phone)).toEqual([]);
    },
  );

  test('without letters is refused in a change and on a payment; a doctor cannot change the name here', async () => {
    const { browser } = await aPatient();
    expect((await browser.patch('/api/me', { full_name: '12 34' })).body.code).toBe('name-needs-letters');
    expect((await browser.patch('/api/me', { full_name: ' ' })).body.code).toBe('full-name-required');
    const {
      body: {
        data: { id },
      },
    } = await hold(browser, await aDoctor(product), at(product, 1, '10:00'));
    expect(
      (await browser.post('/api/payments', { booking_id: id, full_name: '7777', phone: '+255754000000' })).status,
    ).toBeGreaterThanOrEqual(400);
    const doctor = await aWorkingDoctor(product);
    expect((await doctor.browser.patch('/api/me', { full_name: 'Somebody Else' })).body.code).toBe('change-in-profile');
  });

  test('is kept cleaned, and shows at once', async () => {
    const { browser } = await aPatient();
    expect((await browser.patch('/api/me', { full_name: ' Ng’ang’a 2 Otieno 😀' })).body.data.full_name).toBe(
      "Ng'ang'a Otieno",
    );
    expect((await browser.get('/api/me')).body.data.full_name).toBe("Ng'ang'a Otieno");
  });

  test('without letters from an earlier release stays and does not stop the sign-in', async () => {
    const { browser, phone } = await aPatient();
    await product.db.pool.query("update accounts set full_name = '1234' where phone = $1", [phone]);
    product.clock.advance(10 * MINUTE);
    await proveAgain(product, browser, phone);
    expect((await browser.get('/api/me')).body.data.full_name).toBe('1234');
  });
});

describe('an email', () => {
  test('that is none is not taken; a good one stands on the receipt, can be removed, and goes with the account', async () => {
    const { browser } = await aPatient();
    for (const email of ['asha', 'asha@', 'a b@example.org'])
      expect((await browser.patch('/api/me', { email })).body.code).toBe('email-invalid');
    expect((await browser.patch('/api/me', { email: ' asha@example.org ' })).body.data.email).toBe('asha@example.org');
    const { body } = await hold(browser, await aDoctor(product), at(product, 1, '11:00'));
    await pay(product, browser, body.data.id);
    const { payment_reference: reference } = (await browser.get(`/api/appointments/${body.data.id}`)).body.data;
    expect((await browser.get(`/api/receipts/${reference}`)).body.data.email).toBe('asha@example.org');
    expect((await browser.patch('/api/me', { country: 'KE' })).body.data.email).toBe('asha@example.org');
    expect((await browser.patch('/api/me', { email: null })).body.data.email).toBeNull();
    const other = (await aPatient()).browser;
    await other.patch('/api/me', { email: 'bahati@example.org' });
    expect((await other.delete('/api/me', { confirm: true })).status).toBe(200);
    expect((await product.db.pool.query('select email from accounts where id = $1', [other.accountId])).rows).toEqual([
      { email: null },
    ]);
  });
});

describe('a number', () => {
  test('is not changed without the code to the new one, nor with one of another browser', async () => {
    const { browser, phone } = await aPatient();
    const wanted = freshNumber();
    const asked = await browser.post('/api/me/number/code', { phone: wanted });
    expect(asked.status).toBe(202);
    const code = await codeTo(wanted);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(
      (await browser.post('/api/me/number', { challenge_id: asked.body.data.challenge_id, code: wrong })).body.code,
    ).toBe('code-wrong');
    expect(
      (await (await aPatient()).browser.post('/api/me/number', { challenge_id: asked.body.data.challenge_id, code }))
        .body.code,
    ).toBe('code-expired');
    expect((await browser.get('/api/me')).body.data.phone).toBe(phone);
    expect(
      (await browser.post('/api/me/number', { challenge_id: asked.body.data.challenge_id, code })).body.data.phone,
    ).toBe(wanted);
  });

  test('is not changed by a session whose last step-up is over five minutes old, so a stolen browser cannot take the account', async () => {
    const { browser, phone } = await aPatient();
    product.clock.advance(6 * MINUTE);
    const wanted = freshNumber();
    const refused = await changeTo(browser, wanted);
    expect([refused.status, refused.body.code, refused.body.params.factor]).toEqual([403, 'step-up-required', 'sms']);
    await product.settle();
    expect(await messagesTo(product, wanted)).toEqual([]);
    await proveAgain(product, browser, phone);
    product.clock.advance(4 * MINUTE);
    const asked = await browser.post('/api/me/number/code', { phone: wanted });
    const code = await codeTo(wanted);
    product.clock.advance(2 * MINUTE);
    expect((await browser.post('/api/me/number', { challenge_id: asked.body.data.challenge_id, code })).body.code).toBe(
      'step-up-required',
    );
  });

  test('that changed leaves no other session open, tells the old number once, and opens the account', async () => {
    const { browser, phone } = await aPatient();
    product.clock.advance(2 * MINUTE);
    const other = await product.patient({ phone });
    product.clock.advance(MINUTE);
    const wanted = freshNumber();
    expect((await changeTo(browser, wanted)).status).toBe(200);
    await product.settle();
    expect((await browser.get('/api/me')).body.data.phone).toBe(wanted);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await messagesTo(product, phone)).filter((text) => text.includes('namba mpya'))).toHaveLength(1);
    expect((await messagesTo(product, wanted)).filter((text) => text.includes('namba mpya'))).toHaveLength(0);
    product.clock.advance(2 * MINUTE);
    expect((await product.patient({ phone: wanted })).accountId).toBe(browser.accountId);
    expect((await product.patient({ phone })).accountId).not.toBe(browser.accountId);
  });

  test('of another account is refused, and only after the person has proven to hold it (A-06)', async () => {
    const { browser, phone } = await aPatient();
    const { phone: taken } = await aPatient();
    product.clock.advance(MINUTE);
    const asked = await browser.post('/api/me/number/code', { phone: taken });
    expect(asked.status).toBe(202);
    const refused = await browser.post('/api/me/number', {
      challenge_id: asked.body.data.challenge_id,
      code: await codeTo(taken),
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'number-in-use']);
    expect((await browser.get('/api/me')).body.data.phone).toBe(phone);
    expect((await browser.post('/api/me/number/code', { phone })).body.code).toBe('phone-unchanged');
    expect((await browser.post('/api/me/number/code', { phone: '12' })).body.code).toBe('phone-invalid');
  });

  test('that two people ask for at once goes to one of them', async () => {
    const people = await Promise.all([aPatient(), aPatient()]);
    const wanted = freshNumber();
    const first = await people[0].browser.post('/api/me/number/code', { phone: wanted });
    const firstCode = await codeTo(wanted);
    product.clock.advance(MINUTE + SECOND);
    const second = await people[1].browser.post('/api/me/number/code', { phone: wanted });
    const secondCode = await codeTo(wanted);
    const replies = await Promise.all([
      people[0].browser.post('/api/me/number', { challenge_id: first.body.data.challenge_id, code: firstCode }),
      people[1].browser.post('/api/me/number', { challenge_id: second.body.data.challenge_id, code: secondCode }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that changed is the one the doctor of a paid phone appointment rings', async () => {
    const { browser } = await aPatient();
    const doctor = await aWorkingDoctor(product);
    const startsAt = at(product, 1, '10:00');
    const id = await anAppointment(product, browser, doctor.id, startsAt);
    const wanted = freshNumber();
    expect((await changeTo(browser, wanted)).status).toBe(200);
    expect((await contactOf(product.ctx(), browser.accountId))?.phone).toBe(wanted);
    product.clock.set(new Date(startsAt));
    const called = await (await signInAsDoctor(product, doctor.phone)).post(`/api/appointments/${id}/call/attempts`);
    expect([called.status, called.body.data.phone]).toEqual([200, wanted]);
  });

  test('of a doctor changes by request only, in whatever role they are signed in', async () => {
    const doctor = await aWorkingDoctor(product);
    expect((await changeTo(doctor.browser, freshNumber())).body.code).toBe('change-in-profile');
    expect((await changeTo(await signInAsPatient(product, doctor.phone), freshNumber())).body.code).toBe(
      'change-in-profile',
    );
  });
});
