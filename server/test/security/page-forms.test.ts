import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor } from '../booking-makers.ts';
import { codeFor, englishVisitor, freeTime, freshPhone, nextForm, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
import { countRows } from './count-rows.ts';

let product: TestProduct;
let doctor: string;
const REASON = 'Nina VVU & <b>hofu</b> "sana"';

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  doctor = await aDoctor(product);
});
afterAll(() => product.close());

const bookPage = () => `/book/${doctor}`;

describe('a form that is not from our own page', () => {
  const REFUSED_ORIGINS: [string, Record<string, string>][] = [
    ['without an origin', { origin: '', 'sec-fetch-site': '' }],
    ['with the origin null', { origin: 'null' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an origin that begins like ours', { origin: 'http://localhost.evil.example' }],
    ['of another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['of the same site but another origin', { 'sec-fetch-site': 'same-site' }],
  ];

  test.each(REFUSED_ORIGINS)('%s is refused with a sentence that contains nothing of the form', async (_, headers) => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const fields = nextForm(await visitor.get(bookPage()), 'book');
    const before = await countRows(product.owner);
    for (const sent of [fields, {}] as Record<string, string>[]) {
      const refused = await sendForm(visitor, bookPage(), { ...sent, reason: 'planted text' }, headers);
      expect([refused.status, refused.headers['content-type'], refused.headers['cache-control']]).toEqual([
        403,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(refused.text).not.toContain('planted text');
    }
    expect(await countRows(product.owner)).toEqual(before);
  });

  test.each<[string, (fields: Record<string, string>, other: Record<string, string>) => Record<string, string>]>([
    [
      'without a token',
      (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'form-token')),
    ],
    ['with an empty token', (fields) => ({ ...fields, 'form-token': '' })],
    ['with a made-up token', (fields) => ({ ...fields, 'form-token': 'A'.repeat(86) })],
    ['with the token of another browser', (fields, other) => ({ ...fields, 'form-token': other['form-token']! })],
  ])('%s holds nothing, and one more press of what comes back does', async (_, change) => {
    for (const isSignedIn of [true, false]) {
      const [visitor, stranger] = [englishVisitor(product), englishVisitor(product)];
      if (isSignedIn) await signInByForms(product, visitor);
      if (isSignedIn) await signInByForms(product, stranger);
      const [fields, other] = [
        nextForm(await visitor.get(bookPage()), 'book'),
        nextForm(await stranger.get(bookPage()), 'book'),
      ];
      const before = await countRows(product.owner);
      const refused = await sendForm(
        visitor,
        bookPage(),
        change({ ...fields, ...freeTime(product), reason: REASON }, other),
      );
      expect([refused.status, await countRows(product.owner)]).toEqual([403, before]);
      expect(refused.text).toContain('press the button once more');
      expect(nextForm(refused, 'book')['reason']).toBe(REASON);
      expect((await sendForm(visitor, bookPage(), nextForm(refused, 'book'))).status).toBe(isSignedIn ? 303 : 200);
    }
  });

  test('a token from before the sign-in is not valid for the session', async () => {
    const visitor = englishVisitor(product);
    const before = nextForm(await visitor.get(bookPage()), 'book');
    await signInByForms(product, visitor);
    expect((await sendForm(visitor, bookPage(), before)).status).toBe(403);
  });

  test('state that one browser stored in a form is useless in another', async () => {
    const [visitor, stranger] = [englishVisitor(product), englishVisitor(product)];
    const phone = freshPhone();
    const mine = nextForm(await fillForm(visitor, '/auth', 'sign-in', { name: 'Asha Juma', tel: phone }), 'code');
    const theirs = nextForm(
      await fillForm(stranger, '/auth', 'sign-in', { name: 'Bahati', tel: freshPhone() }),
      'code',
    );
    const code = await codeFor(product, phone);
    const tried = await sendForm(stranger, '/auth', { ...theirs, 'form-state': mine['form-state']!, code });
    expect([formOn(tried.text, 'sign-in') !== undefined, (await stranger.get('/api/me')).status]).toEqual([true, 401]);
    expect(tried.text).not.toContain(phone.slice(1));
    expect(mine['form-state']).not.toContain('Asha');
  });

  test('a used code opens no second session', async () => {
    const visitor = englishVisitor(product);
    const phone = freshPhone();
    const fields = {
      ...nextForm(await fillForm(visitor, '/auth', 'sign-in', { name: 'Asha Juma', tel: phone }), 'code'),
      code: await codeFor(product, phone),
    };
    expect((await sendForm(visitor, '/auth', fields)).status).toBe(303);
    const again = await sendForm(visitor, '/auth', fields);
    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('the fields of a form', () => {
  const tooLong = 'a'.repeat(200_000);

  test('a field that the form does not have is refused', async () => {
    const visitor = englishVisitor(product);
    expect((await fillForm(visitor, bookPage(), 'book', { is_emergency: 'true' })).status).toBe(400);
    expect((await fillForm(visitor, '/auth', 'sign-in', { account_id: '1' })).status).toBe(400);
  });

  test('a field that is given twice is refused', async () => {
    const visitor = englishVisitor(product);
    const fields = new URLSearchParams(nextForm(await visitor.get('/auth'), 'sign-in'));
    fields.append('name', 'Asha');
    const refused = await visitor.send('POST', '/auth', fields.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    });
    expect(refused.status).toBe(400);
  });

  test('too long a text is refused with a sentence', async () => {
    const refused = await fillForm(englishVisitor(product), bookPage(), 'book', { reason: tooLong });
    expect([refused.status, refused.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(refused.text).toContain('too large');
  });

  test('a reason of more than a thousand letters is refused and stays in its field', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const refused = await fillForm(visitor, bookPage(), 'book', { ...freeTime(product), reason: 'b'.repeat(1001) });
    expect([refused.status, nextForm(refused, 'book')['reason']?.length]).toEqual([422, 1001]);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'a body of type "%s" is refused',
    async (type) => {
      expect(
        (
          await englishVisitor(product).send('POST', '/auth', 'name=Asha', {
            'content-type': type,
            'sec-fetch-site': 'same-origin',
          })
        ).status,
      ).toBe(415);
    },
  );

  test('the API accepts no form, and a page accepts only its own forms', async () => {
    const visitor = englishVisitor(product);
    expect((await sendForm(visitor, '/api/auth/code', { phone: '1' })).status).toBe(415);
    expect((await sendForm(visitor, '/api/nowhere', {})).status).toBe(404);
    expect((await sendForm(visitor, '/nowhere', { reason: 'x' })).status).toBe(404);
    expect(
      (await visitor.send('PUT', '/auth', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).headers[
        'allow'
      ],
    ).toBe('GET, HEAD, POST');
  });

  test('a form that needs script comes back with its words, its codes not', async () => {
    const kept = await sendForm(englishVisitor(product), '/verify', {
      short_code: 'ABCD',
      text: 'Nina <script>alert(1)</script>',
      factor: '123456',
    });
    expect([kept.status, kept.headers['cache-control'], kept.headers['set-cookie']]).toEqual([
      422,
      'no-store',
      undefined,
    ]);
    expect(kept.text).toContain('Nina &#60;script&#62;alert(1)&#60;/script&#62;');
    expect(kept.text).toContain('ABCD');
    expect(kept.text).not.toContain('123456');
    expect(kept.text).toContain('JavaScript');
  });
});

describe('pages with forms', () => {
  test('with a token are not cached and send no referrer to other sites; pages without one carry no token', async () => {
    for (const path of ['/auth', '/emergency', bookPage(), '/appointments']) {
      const { headers, text } = await product.visitor().get(path);
      const hasToken = text.includes('name="form-token"');
      expect([
        path,
        headers['cache-control'] === 'no-store',
        headers['referrer-policy'] === 'same-origin',
        String(headers['set-cookie']).includes('form='),
      ]).toEqual([path, hasToken || path !== '/emergency', hasToken, hasToken]);
    }
    for (const path of ['/', '/doctors?country=TZ', `/doctors/${doctor}`, '/about', '/?country=GB', '/contact']) {
      const { headers, text } = await product.visitor().get(path);
      expect([
        path,
        headers['set-cookie'] === undefined || path.includes('?country=GB'),
        text.includes('form-token'),
      ]).toEqual([path, true, false]);
    }
  });

  test('carry another token each time and keep the cookie', async () => {
    const visitor = product.visitor();
    const [one, two] = [
      nextForm(await visitor.get('/auth'), 'sign-in'),
      nextForm(await visitor.get('/auth'), 'sign-in'),
    ];
    expect(one['form-token']).not.toBe(two['form-token']);
    expect((await visitor.get('/auth')).headers['set-cookie']).toBeUndefined();
    expect((await sendForm(visitor, '/auth', { ...one, name: 'Asha', tel: freshPhone() })).status).toBe(200);
  });
});
