import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { registerPasskey, signInByPasskey, stepUpByPasskey } from '../../../test/passkey-makers.ts';
import { aGuardedDoctor, halfWay, shownCode } from '../../../test/second-factor-makers.ts';
import { aSetUpMember } from '../../../test/staff-makers.ts';
import type { Misbehaviour, SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { createSetUpLink } from '../staff/index.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

async function aDoctorWithPasskey() {
  const doctor = await aGuardedDoctor(product);
  const { device } = await registerPasskey(doctor.browser);
  return { ...doctor, device };
}

/** Gives a passkey as the second factor of a sign-in. */
async function answerByPasskey(
  visitor: Visitor,
  challengeId: string,
  device: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
) {
  const { challenge_id, options } = (await visitor.post('/api/auth/passkey/options')).body.data;
  return visitor.post('/api/auth/second-factor/passkey', {
    challenge_id: challengeId,
    passkey_challenge_id: challenge_id,
    credential: device.sign(options, wrong),
  });
}

const passkeysOf = async (browser: Visitor) => (await browser.get('/api/me/passkeys')).body.data;

describe("a doctor's passkey", () => {
  test('needs the authenticator first, whose recovery codes are the way back', async () => {
    const { browser } = await aWorkingDoctor(product);
    const { reply } = await registerPasskey(browser);
    expect([reply.status, reply.body.code]).toEqual([409, 'second-factor-off']);
  });

  test('finishes a sign-in in place of the code, and the sign-in says that it may', async () => {
    const { phone, device } = await aDoctorWithPasskey();
    const { visitor, challengeId, reply } = await halfWay(product, phone);
    expect(reply.body.data.second_factor.passkey).toBe(true);
    const signedIn = await answerByPasskey(visitor, challengeId, device);
    expect([signedIn.status, signedIn.body.data.role]).toEqual([200, 'doctor']);
  });

  test('of another doctor, or without its person verified, is refused; the same sign-in goes on with the right one', async () => {
    const { phone, device } = await aDoctorWithPasskey();
    const other = await aDoctorWithPasskey();
    const { visitor, challengeId } = await halfWay(product, phone);
    expect((await answerByPasskey(visitor, challengeId, other.device)).body.code).toBe('passkey-refused');
    expect((await answerByPasskey(visitor, challengeId, device, { verified: false })).body.code).toBe(
      'passkey-refused',
    );
    expect((await answerByPasskey(visitor, challengeId, device)).status).toBe(200);
  });

  test('has five tries per sign-in, and only in the browser that proved the phone', async () => {
    const { phone, device } = await aDoctorWithPasskey();
    const { visitor, challengeId } = await halfWay(product, phone);
    const stranger = product.visitor();
    expect((await answerByPasskey(stranger, challengeId, device)).body.code).toBe('second-factor-expired');
    for (let time = 1; time <= 5; time += 1)
      expect((await answerByPasskey(visitor, challengeId, device, { challenge: 'AAAA' })).body.code).toBe(
        'passkey-refused',
      );
    expect((await answerByPasskey(visitor, challengeId, device)).body.code).toBe('second-factor-expired');
  });

  test('opens no portal of staff', async () => {
    const { device } = await aDoctorWithPasskey();
    for (const portal of ['staff', 'admin'])
      expect((await signInByPasskey(product.visitor(), device, { portal })).body.code).toBe('passkey-refused');
  });

  test('counts as the step-up', async () => {
    const { browser, device } = await aDoctorWithPasskey();
    product.clock.advance(6 * MINUTE);
    expect((await registerPasskey(browser)).reply.body.params).toEqual({ factor: 'authenticator', passkey: true });
    expect((await stepUpByPasskey(browser, device)).status).toBe(200);
    expect((await registerPasskey(browser)).reply.status).toBe(201);
  });
});

/** How often nobody had the passkey that was given. */
const unknownUses = statement<NoValues, { rows: number }>(
  'test.unknown-passkeys',
  "select count(*) as rows from audit_log where action = 'passkeys.use' and details ->> 'why' = 'unknown' and details ->> 'account' is null",
);

describe('passkeys', () => {
  test('go when the second factor is switched off', async () => {
    const { browser, secret } = await aDoctorWithPasskey();
    const off = { kind: 'authenticator', code: shownCode(product, secret) };
    expect((await browser.delete('/api/me/second-factor', off)).status).toBe(200);
    expect(await passkeysOf(browser)).toEqual([]);
  });

  test('stay when somebody who works here switches the authenticator off', async () => {
    const { browser, secret } = await aSetUpMember(product, 'manager');
    await registerPasskey(browser);
    const off = { kind: 'authenticator', code: shownCode(product, secret!) };
    expect((await browser.delete('/api/me/second-factor', off)).status).toBe(200);
    expect(await passkeysOf(browser)).toHaveLength(1);
  });

  test('go with a reset by the operator, a new set-up and the account', async () => {
    const reset = await aDoctorWithPasskey();
    expect(await resetSecondFactor(product.ctx(), reset.phone, 'TZ')).toBe(true);
    const member = await aSetUpMember(product, 'manager', { authenticator: false });
    const { device } = await registerPasskey(member.browser);
    const { address } = await createSetUpLink(product.ctx(), { accountId: member.accountId, kind: 'operator' });
    const { username, password } = member;
    const begin = { token: address.split('#')[1], username, password };
    expect((await product.visitor().post('/api/set-up/begin', begin)).status).toBe(201);
    const erased = await aDoctorWithPasskey();
    expect((await erased.browser.delete('/api/me', { confirm: true })).status).toBe(200);
    const { rows: before } = await product.db.one(unknownUses);
    for (const gone of [reset.device, device, erased.device])
      expect((await signInByPasskey(product.visitor(), gone)).body.code).toBe('passkey-refused');
    expect((await product.db.one(unknownUses)).rows).toBe(before + 3);
  });
});
