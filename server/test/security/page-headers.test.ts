import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { tagsOf } from './skeleton.ts';

let product: TestProduct;
let secure: TestProduct;
let doctor: string;
const PAGES = [
  '/',
  '/doctors?country=TZ',
  '/doctors/Kenya/specialists',
  '/diagnosis',
  '/learnings',
  '/subscriptions',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/doctor/apply',
  '/emergency',
  '/auth',
  '/more',
  '/appointments',
  '/nowhere',
];

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  secure = await openTestProduct({ pages: true, environment: { PUBLIC_URL: 'https://tabibu.example' } });
  doctor = await aDoctor(product);
});
afterAll(async () => {
  await secure.close();
  await product.close();
});

const pages = () => [...PAGES, `/doctors/${doctor}`, `/book/${doctor}`];
const policyOf = ({ headers }: Reply) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]),
  );
const nonceOf = (reply: Reply) => /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1];

describe('the content security policy of pages (V-06)', () => {
  test('allows only elements with the nonce of the same answer', async () => {
    for (const path of pages()) {
      const reply = await product.visitor().get(path);
      const nonce = nonceOf(reply)!;
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      expect(policyOf(reply)).toMatchObject({
        'default-src': ["'none'"],
        'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
        'style-src': ["'self'", `'nonce-${nonce}'`],
        'connect-src': ["'self'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      });
      expect(String(reply.headers['content-security-policy'])).not.toMatch(/unsafe-|\*|https?:/);
      const loose = [...reply.text.matchAll(/<(script|style)\b[^>]*>/g)].filter(
        ([tag]) => !tag.includes(`nonce="${nonce}"`),
      );
      expect([path, loose.map(([tag]) => tag)]).toEqual([path, []]);
    }
  });

  test('has another nonce in each of 200 answers', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 200; turn += 1)
      seen.add(nonceOf(await product.visitor().get(PAGES[turn % PAGES.length]!))!);
    expect(seen.size).toBe(200);
  });

  test('needs no exception: no page has a style attribute or an inline handler', async () => {
    for (const path of pages()) {
      const { text } = await product.visitor().get(path);
      const found = tagsOf(text)
        .flatMap((tag) => tag.split(' ').slice(1))
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'));
      expect([path, found]).toEqual([path, []]);
    }
  });

  test('lets the page that the service worker keeps run our own files and one inline text, by its hash', async () => {
    const shell = await product.visitor().get('/shell');
    const inline = [...shell.text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
    expect(inline).toHaveLength(1);
    expect(policyOf(shell)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inline],
      'style-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(shell.text).not.toContain('<style');
  });

  test('forbids answers that are not pages to load anything', async () => {
    for (const path of ['/api/me', '/api/doctors', '/icon.svg', '/sw.js', '/manifest.webmanifest']) {
      const policy = policyOf(await product.visitor().get(path));
      expect([path, policy['default-src'], policy['frame-ancestors']]).toEqual([path, ["'none'"], ["'none'"]]);
    }
  });
});

describe('headers of all answers', () => {
  const paths = [
    '/',
    '/appointments',
    '/api/me',
    '/api/doctors',
    '/icon.svg',
    '/sw.js',
    '/nowhere',
    '/api/nowhere',
    '/shell',
  ];

  test.each(paths)('%s', async (path) => {
    const { headers } = await product.visitor().get(path);
    expect(headers).toMatchObject({
      // On pages with forms the browser sends its origin to our own pages (`page-forms.ts`). To other sites it sends
      // nothing.
      'x-content-type-options': 'nosniff',
      'referrer-policy': path === '/appointments' ? 'same-origin' : 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    });
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  test.each(paths)('%s has strict transport security only if the product is served by https', async (path) => {
    expect((await product.visitor().get(path)).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.visitor().get(path)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describe('pages for a signed-in person', () => {
  let patient: Visitor;
  beforeAll(async () => {
    patient = await product.patient();
  });

  test('are not cached; pages for a visitor are in no shared cache (V-04)', async () => {
    for (const path of pages()) {
      expect([path, (await patient.get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
      expect((await product.visitor().get(path)).headers['cache-control']).toMatch(/^(private|no-store)/);
    }
  });

  test('are cleared from the browser by signing out (V-05)', async () => {
    const leaver = await product.patient();
    const { headers } = await leaver.post('/api/auth/sign-out');
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
  });
});

describe('files outside the public folder', () => {
  test.each([
    '/../server/server-entry.js',
    '/..%2fserver/server-entry.js',
    '/assets/..%2f..%2fpage-assets.json',
    '/page-assets.json',
    '/server/server-entry.js',
    '/package.json',
    '/.env',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/x.js.map',
    '//etc/passwd',
  ])('%s is not served', async (path) => {
    const reply = await product.visitor().get(path);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toMatch(/"dependencies"|renderToString|root:x:/);
  });

  test('a language or country in the query redirects to our own pages only', async () => {
    const { port } = new URL(product.url);
    // Sends the path unchanged, because other clients normalise such a path first.
    const locationOf = (path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent: false }, (reply) => {
          reply.resume();
          resolve(reply.headers.location);
        }).on('error', reject);
      });
    for (const path of [
      '//evil.example/?lang=en',
      '///evil.example?country=KE',
      '/.//evil.example/?lang=en',
      '/x/..//evil.example?country=KE',
      '/%2e//evil.example?lang=sw',
      '/\\evil.example/?lang=en',
    ]) {
      const location = await locationOf(path);
      expect([path, new URL(location ?? '/', 'http://localhost').host]).toEqual([path, 'localhost']);
    }
    expect(await locationOf('/contact?lang=en')).toBe('/contact');
  });
});

describe("the client's address (V-08)", () => {
  const addressesSeen = async (environment: Record<string, string>): Promise<string[]> => {
    const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true', ...environment } });
    const claims = { 'x-forwarded-for': '203.0.113.77', 'x-real-ip': '203.0.113.77', forwarded: 'for=203.0.113.77' };
    await limited
      .visitor()
      .post('/api/auth/code', { phone: '+255754777001', full_name: 'Asha', country: 'TZ', language: 'sw' }, claims);
    const { rows } = await limited.db.pool.query<{ bucket: string }>(
      "select bucket from code_sends where bucket like 'address:%'",
    );
    await limited.close();
    return rows.map(({ bucket }) => bucket);
  };

  test('does not come from headers of a stranger', async () => {
    expect(await addressesSeen({})).toEqual(['address:127.0.0.1']);
  });

  test('comes from the headers of a trusted proxy', async () => {
    expect(await addressesSeen({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual(['address:203.0.113.77']);
  });
});
