import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import {
  aMemberWithPasskey,
  askForPasskey,
  lastReason,
  registerPasskey,
  signInByPasskey,
  stepUpByPasskey,
} from '../../../test/passkey-makers.ts';
import { aSetUpMember, typePassword } from '../../../test/staff-makers.ts';
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import type { Misbehaviour } from '../../../test/software-authenticator.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(2 * HOUR));

describe('a new passkey', () => {
  test('is listed, ends the other sessions, and is told by SMS (A-15)', async () => {
    const member = await aSetUpMember(product, 'receptionist', { authenticator: false });
    const other = product.visitor();
    await typePassword(other, 'staff', member);
    const { reply } = await registerPasskey(member.browser, { name: 'Work laptop' });
    expect(reply.status).toBe(201);
    expect((await member.browser.get('/api/me/passkeys')).body.data).toEqual([
      {
        id: reply.body.data.id,
        name: 'Work laptop',
        synced: false,
        created_at: product.clock.now().toISOString(),
        last_used_at: null,
      },
    ]);
    expect((await other.get('/api/me')).status).toBe(401);
    await product.settle();
    expect((await messagesTo(product, member.phone)).join('\n')).toMatch(
      /a new passkey was added to your account\. If it was not you, contact us at once: http/,
    );
  });

  test('needs a factor that was given in the last five minutes, and has the browser’s name if it gets none', async () => {
    const { browser, password } = await aSetUpMember(product, 'receptionist', { authenticator: false });
    product.clock.advance(5 * MINUTE);
    const { reply: refused } = await registerPasskey(browser);
    expect([refused.status, refused.body.code]).toEqual([403, 'step-up-required']);
    await browser.post('/api/me/step-up/password', { password });
    expect((await registerPasskey(browser, { name: ' ' })).reply.body.data.name).toBe('Web');
  });

  test('tells its authenticator neither the account nor the number', async () => {
    const { browser, accountId, phone } = await aSetUpMember(product, 'manager');
    const { options } = (await browser.post('/api/me/passkeys/options')).body.data;
    const handle = Buffer.from(options.user.id, 'base64url');
    expect(handle).toHaveLength(32);
    expect(JSON.stringify(options)).not.toContain(phone.slice(1));
    expect([handle.toString(), handle.toString('hex')].join()).not.toContain(accountId.replaceAll('-', ''));
  });

  test.each<[string, Misbehaviour, string]>([
    ['another page', { origin: 'http://localhost:3001' }, 'origin'],
    ['another host', { party: 'example.org' }, 'party'],
    ['a person who was not verified', { verified: false }, 'verification'],
    ['another challenge', { challenge: 'AAAA' }, 'challenge'],
  ])('of %s is refused, and its challenge is used up', async (_what, wrong, why) => {
    const { browser } = await aSetUpMember(product, 'manager');
    const { challenge_id, options } = (await browser.post('/api/me/passkeys/options')).body.data;
    const device = new SoftwareAuthenticator();
    const add = (credential: object) => browser.post('/api/me/passkeys', { challenge_id, name: 'x', credential });
    const refused = await add(device.make(options, wrong));
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey-refused']);
    expect(await lastReason(product)).toEqual(['refused', why]);
    expect((await add(device.make(options))).body.code).toBe('passkey-refused');
    expect(await lastReason(product)).toEqual(['refused', 'challenge']);
    expect((await browser.get('/api/me/passkeys')).body.data).toEqual([]);
  });

  test('is refused for a challenge of another session, one that signs in, and one older than five minutes', async () => {
    const { browser } = await aSetUpMember(product, 'manager');
    const { browser: other } = await aSetUpMember(product, 'manager');
    const begun = (await other.post('/api/me/passkeys/options')).body.data;
    const device = new SoftwareAuthenticator();
    const add = (challenge_id: string, options: { challenge: string }) =>
      browser.post('/api/me/passkeys', {
        challenge_id,
        name: 'x',
        credential: device.make({ user: { id: begun.options.user.id }, ...options }),
      });
    expect((await add(begun.challenge_id, begun.options)).body.code).toBe('passkey-refused');
    const asked = await askForPasskey(browser);
    expect((await add(asked.challenge_id, asked.options)).body.code).toBe('passkey-refused');
    const own = (await browser.post('/api/me/passkeys/options')).body.data;
    product.clock.advance(5 * MINUTE + 1);
    expect((await add(own.challenge_id, own.options)).body.code).toBe('passkey-refused');
  });

  test('that somebody has already is refused, and so is the eleventh of an account', async () => {
    const { browser, device } = await aMemberWithPasskey(product);
    const { browser: other } = await aSetUpMember(product, 'manager');
    expect((await registerPasskey(other, { device })).reply.body.code).toBe('passkey-known');
    for (let count = 2; count <= 10; count += 1) expect((await registerPasskey(browser)).reply.status).toBe(201);
    const { reply } = await registerPasskey(browser);
    expect([reply.status, reply.body.code]).toEqual([409, 'passkeys-full']);
  });
});

describe('giving a passkey again', () => {
  test('counts as the factor for five minutes, and is offered by the refusal (A-14)', async () => {
    const { browser, device } = await aMemberWithPasskey(product);
    product.clock.advance(5 * MINUTE);
    const { reply: refused } = await registerPasskey(browser);
    expect(refused.body.params).toEqual({ factor: 'authenticator', passkey: true });
    const until = new Date(product.clock.now().getTime() + 5 * MINUTE).toISOString();
    expect((await stepUpByPasskey(browser, device)).body.data).toEqual({ proven_until: until });
    expect((await registerPasskey(browser)).reply.status).toBe(201);
  });

  test('names the own passkeys only, and refuses that of somebody else', async () => {
    const { browser, device } = await aMemberWithPasskey(product);
    const other = await aMemberWithPasskey(product);
    product.clock.advance(5 * MINUTE);
    const { options } = (await browser.post('/api/me/step-up/passkey/options')).body.data;
    expect(options.allowCredentials).toEqual([
      { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    expect((await stepUpByPasskey(browser, other.device)).body.code).toBe('passkey-refused');
    expect(await lastReason(product)).toEqual(['refused', 'unknown']);
    expect((await registerPasskey(browser)).reply.body.code).toBe('step-up-required');
  });

  test('is refused for a challenge of another session, or one that signs in', async () => {
    const { browser, device } = await aMemberWithPasskey(product);
    const other = await aMemberWithPasskey(product);
    const give = (asked: { challenge_id: string; options: { challenge: string } }) =>
      browser.post('/api/me/step-up/passkey', {
        challenge_id: asked.challenge_id,
        credential: device.sign(asked.options),
      });
    const foreign = (await other.browser.post('/api/me/step-up/passkey/options')).body.data;
    expect((await give(foreign)).body.code).toBe('passkey-refused');
    expect((await give(await askForPasskey(browser))).body.code).toBe('passkey-refused');
  });
});

describe('keeping passkeys', () => {
  test('one gets another name; that of somebody else looks missing (Z-04)', async () => {
    const { browser, passkeyId } = await aMemberWithPasskey(product);
    const other = await aMemberWithPasskey(product);
    const rename = (id: string) => browser.patch(`/api/me/passkeys/${id}`, { name: ' Phone ' });
    expect((await rename(passkeyId)).body.data.name).toBe('Phone');
    expect((await rename(other.passkeyId)).status).toBe(404);
    expect((await browser.delete(`/api/me/passkeys/${other.passkeyId}`)).status).toBe(404);
    expect((await other.browser.get('/api/me/passkeys')).body.data[0].name).toBe('Laptop');
  });

  test('one that is removed opens nothing any more, other sessions end, and an SMS tells of it', async () => {
    const { browser, device, passkeyId, phone } = await aMemberWithPasskey(product);
    const other = product.visitor();
    await signInByPasskey(other, device);
    product.clock.advance(5 * MINUTE);
    expect((await browser.delete(`/api/me/passkeys/${passkeyId}`)).body.code).toBe('step-up-required');
    await stepUpByPasskey(browser, device);
    expect((await browser.delete(`/api/me/passkeys/${passkeyId}`)).status).toBe(200);
    expect([(await other.get('/api/me')).status, (await browser.get('/api/me')).status]).toEqual([401, 200]);
    expect((await signInByPasskey(product.visitor(), device)).body.code).toBe('passkey-refused');
    await product.settle();
    expect((await messagesTo(product, phone)).join('\n')).toContain('a passkey was removed from your account');
  });
});

const breakCounter = statement<{ passkeyId: string }>(
  'test.passkey-counter-back',
  'update passkeys set counter = counter - 1 where id = $passkeyId',
);
const looseChallenge = statement<{ id: string; now: Date; later: Date }>(
  'test.loose-challenge',
  `insert into passkey_challenges (id, purpose, challenge, created_at, expires_at)
   values ($id, 'sign-in', sha256('x'), $now, $later)`,
);

test('the database refuses a counter that goes back, and a challenge that is bound to nothing', async () => {
  const { device, passkeyId } = await aMemberWithPasskey(product);
  await signInByPasskey(product.visitor(), device);
  await expect(product.db.run(breakCounter, { passkeyId })).rejects.toMatchObject({ code: '23001' });
  const now = product.clock.now();
  const challenge = { id: passkeyId, now, later: new Date(now.getTime() + MINUTE) };
  await expect(product.db.run(looseChallenge, challenge)).rejects.toMatchObject({
    constraint: 'passkey_challenges_bound',
  });
});
