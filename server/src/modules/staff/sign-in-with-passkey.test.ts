import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberWithPasskey, askForPasskey, lastReason, signInByPasskey } from '../../../test/passkey-makers.ts';
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import type { Misbehaviour } from '../../../test/software-authenticator.ts';
import { aSetUpMember } from '../../../test/staff-makers.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

describe('signing in with a passkey', () => {
  test('takes neither user name, password nor authenticator, and opens the session', async () => {
    const { device, accountId } = await aMemberWithPasskey(product, 'administrator');
    const visitor = product.visitor();
    const signedIn = await signInByPasskey(visitor, device, { portal: 'admin' });
    expect([signedIn.status, signedIn.body.data.role, signedIn.body.data.id]).toEqual([
      200,
      'administrator',
      accountId,
    ]);
    expect((await visitor.get('/api/me')).status).toBe(200);
  });

  test('has the same question for everybody, which names no passkey', async () => {
    await aMemberWithPasskey(product);
    const { options } = await askForPasskey(product.visitor());
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 5 * MINUTE,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  test.each<[string, Misbehaviour, string]>([
    ['of another page', { origin: 'https://tabibu.example' }, 'origin'],
    ['for another host', { party: 'tabibu.example' }, 'party'],
    ['of a person who was not verified', { verified: false }, 'verification'],
    ['to another challenge', { challenge: 'AAAA' }, 'challenge'],
    ['signed by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }, 'signature'],
    ['with the handle of somebody else', { userHandle: Buffer.alloc(32, 1).toString('base64url') }, 'handle'],
    ['without a handle', { userHandle: null }, 'handle'],
  ])('is refused for an answer %s', async (_what, wrong, why) => {
    const { device } = await aMemberWithPasskey(product);
    const refused = await signInByPasskey(product.visitor(), device, { wrong });
    expect([refused.status, refused.body.code, refused.headers['set-cookie']]).toEqual([
      401,
      'passkey-refused',
      undefined,
    ]);
    expect(await lastReason(product)).toEqual(['refused', why]);
    expect((await signInByPasskey(product.visitor(), device)).status).toBe(200);
  });

  test('is refused alike for a passkey that nobody has', async () => {
    const { device } = await aMemberWithPasskey(product);
    const wrong = await signInByPasskey(product.visitor(), device, { wrong: { verified: false } });
    const stranger = new SoftwareAuthenticator();
    stranger.userHandle = device.userHandle;
    const unknown = await signInByPasskey(product.visitor(), stranger);
    expect(await lastReason(product)).toEqual(['refused', 'unknown']);
    const words = ({ body }: typeof wrong) => [body.code, body.detail, body.params];
    expect(words(unknown)).toEqual(words(wrong));
  });

  test('takes a challenge once, also of answers at the same moment, and only in the browser that asked', async () => {
    const { device } = await aMemberWithPasskey(product);
    const visitor = product.visitor();
    const { challenge_id, options } = await askForPasskey(visitor);
    const send = (from = visitor) =>
      from.post('/api/auth/passkey', { portal: 'staff', challenge_id, credential: device.sign(options) });
    expect((await send(product.visitor())).body.code).toBe('passkey-refused');
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('is refused when the challenge is older than five minutes', async () => {
    const { device } = await aMemberWithPasskey(product);
    const visitor = product.visitor();
    const { challenge_id, options } = await askForPasskey(visitor);
    product.clock.advance(5 * MINUTE + SECOND);
    const body = { portal: 'staff', challenge_id, credential: device.sign(options) };
    expect((await visitor.post('/api/auth/passkey', body)).body.code).toBe('passkey-refused');
  });

  test('is refused when the counter stands still or goes back, and that is in the audit log', async () => {
    const { device } = await aMemberWithPasskey(product);
    device.counter = 7;
    expect((await signInByPasskey(product.visitor(), device)).status).toBe(200);
    for (const counter of [8, 3, 0]) {
      const refused = await signInByPasskey(product.visitor(), device, { wrong: { counter } });
      expect([counter, refused.body.code, await lastReason(product)]).toEqual([
        counter,
        'passkey-refused',
        ['refused', 'counter'],
      ]);
    }
    expect((await signInByPasskey(product.visitor(), device, { wrong: { counter: 9 } })).status).toBe(200);
  });

  test('goes on for an authenticator that does not count', async () => {
    const { device } = await aMemberWithPasskey(product);
    for (let time = 0; time < 2; time += 1)
      expect((await signInByPasskey(product.visitor(), device, { wrong: { counter: 0 } })).status).toBe(200);
  });

  test.each([
    ['manager', 'admin'],
    ['administrator', 'staff'],
  ] as const)('a %s is refused at the portal /%s (C65)', async (role, portal) => {
    const { device } = await aMemberWithPasskey(product, role);
    expect((await signInByPasskey(product.visitor(), device, { portal })).body.code).toBe('passkey-refused');
  });

  test('is refused for somebody who is suspended, whose session has ended, and works again afterwards (Z-12)', async () => {
    const { device, accountId, browser } = await aMemberWithPasskey(product);
    const { browser: administrator } = await aSetUpMember(product, 'administrator');
    const change = (how: string) => administrator.post(`/api/admin/staff/${accountId}/${how}`);
    expect((await change('suspend')).status).toBe(200);
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await signInByPasskey(product.visitor(), device)).body.code).toBe('passkey-refused');
    expect((await change('let-in')).status).toBe(200);
    expect((await signInByPasskey(product.visitor(), device)).status).toBe(200);
  });
});
