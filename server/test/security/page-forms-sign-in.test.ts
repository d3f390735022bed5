import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor, englishVisitor, freshPhone, nextForm, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { messagesTo, otherThan } from '../one-time-code.ts';
import { fillForm, formOn, formTags, sendForm } from '../page-form.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

describe('signing in by forms', () => {
  test('opens the session and leads where the person wanted to go; no address contains number or name', async () => {
    const visitor = englishVisitor(product);
    const done = await signInByForms(product, visitor, '/auth?next=/more');
    expect([done.status, done.headers['location']]).toEqual([303, '/more']);
    expect((await visitor.get('/api/me')).body.data).toMatchObject({ full_name: 'Asha Juma', role: 'patient' });
  });

  test('and pressing sign out without script ends it', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor, '/auth?next=/');
    expect(await fillForm(visitor, '/', 'sign-out', {})).toMatchObject({ status: 303, headers: { location: '/' } });
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test('and no button that signs out is dead without script', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor, '/auth?next=/');
    const buttonsIn = (html: string) => html.match(/(Log out|This is not me, sign out)<\/button>/g)?.length ?? 0;
    for (const [page, least] of [
      ['/', 1],
      ['/more', 2],
      ['/auth', 2],
    ] as const) {
      const { text } = await visitor.get(page);
      const forms = formTags(text).filter(({ name }) => name === 'sign-out');
      expect([page, forms.reduce((sum, { html }) => sum + buttonsIn(html), 0)]).toEqual([page, buttonsIn(text)]);
      expect(buttonsIn(text)).toBeGreaterThanOrEqual(least);
    }
  });

  test('never leads to another site', async () => {
    expect(
      (await signInByForms(product, englishVisitor(product), '/auth?next=//evil.example')).headers['location'],
    ).toBe('/');
  });

  test('keeps what was typed beside the sentence of a refusal, which is the same as in the API', async () => {
    const refused = await fillForm(englishVisitor(product), '/auth', 'sign-in', {
      name: 'Asha "A" Juma',
      tel: '12',
      country: 'KE',
    });
    expect(refused.status).toBe(422);
    expect(nextForm(refused, 'sign-in')).toMatchObject({ name: 'Asha "A" Juma', tel: '12', country: 'KE' });
    expect(refused.text).toContain('valid');
    const nameless = await fillForm(englishVisitor(product), '/auth', 'sign-in', { name: ' ', tel: freshPhone() });
    expect([nameless.status, nextForm(nameless, 'sign-in')['tel']]).toEqual([422, expect.stringMatching(/^07547/)]);
  });

  test('reports a wrong code on the page of the code and does not write it back into the field', async () => {
    const visitor = englishVisitor(product);
    const phone = freshPhone();
    const asked = await fillForm(visitor, '/auth', 'sign-in', { name: 'Asha Juma', tel: phone });
    const right = await codeFor(product, phone);
    const wrong = await sendForm(visitor, '/auth', { ...nextForm(asked, 'code'), code: otherThan(right) });
    expect(wrong.status).toBe(401);
    expect(nextForm(wrong, 'code')['code']).toBe('');
    expect(wrong.text.replaceAll(/value="[\w-]{60,}"/g, '')).not.toContain(otherThan(right));
    expect((await sendForm(visitor, '/auth', { ...nextForm(wrong, 'code'), code: right })).status).toBe(303);
  });

  test('leads back to the number, and sends another code only after a minute', async () => {
    const visitor = englishVisitor(product);
    const phone = freshPhone();
    const asked = await fillForm(visitor, '/auth', 'sign-in', { name: 'Asha Juma', tel: phone });
    const again = await sendForm(visitor, '/auth', { ...nextForm(asked, 'code'), do: 'resend' });
    await product.settle();
    expect([
      formOn(again.text, 'code') !== undefined,
      (await messagesTo(product, `+255${phone.slice(1)}`)).length,
    ]).toEqual([true, 1]);
    const back = await sendForm(visitor, '/auth', { ...nextForm(asked, 'code'), do: 'change-number' });
    expect(nextForm(back, 'sign-in')).toMatchObject({ name: 'Asha Juma', tel: phone });
  });

  test('takes a browser that sends neither Origin nor Sec-Fetch-Site by our Referer and the token', async () => {
    const visitor = englishVisitor(product);
    const fields = { ...nextForm(await visitor.get('/auth'), 'sign-in'), name: 'Asha Juma', tel: freshPhone() };
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (referer: string, change: Record<string, string> = {}) =>
      product.app.inject({
        method: 'POST',
        url: '/auth',
        headers: { host: 'localhost', cookie, referer, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...fields, ...change }).toString(),
      });
    expect((await send('https://evil.example/auth')).statusCode).toBe(403);
    expect((await send('http://localhost/auth', { 'form-token': '' })).statusCode).toBe(403);
    const taken = await send('http://localhost/auth');
    expect([taken.statusCode, formOn(taken.payload, 'code') !== undefined]).toEqual([200, true]);
  });

  test('uses the same limits as the API, which refuse no address while the server has room', async () => {
    const limited = await openTestProduct({ pages: true, environment: { RATE_LIMITS: 'true' } });
    const visitor = limited.visitor();
    const fields = formOn((await visitor.get('/auth')).text, 'sign-in')!;
    const seen = new Set<number>();
    for (let turn = 0; turn < 25; turn += 1)
      seen.add((await sendForm(visitor, '/auth', { ...fields, name: 'Asha', tel: '12' })).status);
    await limited.close();
    expect([...seen]).toEqual([422]);
  });

  test('leaves a person who signs in on another page on that page', async () => {
    const visitor = englishVisitor(product);
    expect((await signInByForms(product, visitor, '/appointments?tab=completed')).headers['location']).toBe(
      '/appointments?tab=completed',
    );
  });
});
