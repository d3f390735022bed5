import fastify from 'fastify';
import robotsParser from 'robots-parser';
import { XmlDocument } from 'xmldoc';
import type { XmlElement } from 'xmldoc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { addDoctors } from '../src/modules/doctors/index.ts';
import { putSetting, removeSetting } from '../src/modules/settings/index.ts';
import type { HttpDependencies } from '../src/platform/http/mount.ts';
import { openLimits } from '../src/platform/http/limits.ts';
import { MINUTE } from '../src/platform/time.ts';
import { searchEngines } from '../src/search-engines.ts';
import { aDoctor } from './booking-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';

const ORIGIN = 'https://tabibu.example';
// The type declarations of this package describe an ES module, but it is a CommonJS module.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
const BUNDLE = fileURLToPath(new URL('../../web/dist/server/server-entry.js', import.meta.url));
let product: TestProduct;
let doctor: string;
let suspended: string;

beforeAll(async () => {
  product = await openTestProduct({ pages: true, environment: { PUBLIC_URL: ORIGIN } });
  doctor = await aDoctor(product, { country: 'ZA' });
  suspended = await aDoctor(product, { country: 'KE', specialty: 'dentist', suspendedAt: product.clock.now() });
  await aDoctor(product, { country: 'UG', specialty: 'dentist', verifiedAt: null });
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url: path, headers });
const parsed = async (path: string) => new XmlDocument((await get(path)).body);
const locations = (xml: XmlElement, child: string) =>
  xml.childrenNamed(child).map((entry) => entry.childNamed('loc')!.val);

describe('robots.txt', () => {
  test('allows public pages and no personal ones, in every language, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const robots = parseRobots(`${ORIGIN}/robots.txt`, answer.body);
    for (const language of ['', '/sw', '/en', '/fr']) {
      for (const path of [
        '/',
        '/doctors',
        `/doctors/${doctor}`,
        '/doctors/Kenya/specialists',
        '/about',
        '/privacy',
        '/emergency',
        '/doctor/apply',
        '/diagnosis',
        '/learnings',
        '/subscriptions',
        '/contact',
        '/terms',
      ]) {
        expect([language + path, robots.isAllowed(ORIGIN + language + path, 'Googlebot')]).toEqual([
          language + path,
          true,
        ]);
      }
      for (const path of [
        '/auth',
        `/book/${doctor}`,
        '/pay/x',
        '/receipts/x',
        '/appointments',
        '/appointments/x',
        '/call/x',
        '/more',
        '/more/devices',
        '/doctor/dashboard',
        '/doctor/visits/x',
        '/verify/x',
        '/e/x',
        '/about?lang=en',
      ]) {
        expect([language + path, robots.isAllowed(ORIGIN + language + path, 'Googlebot')]).toEqual([
          language + path,
          false,
        ]);
      }
    }
    expect(robots.isAllowed(`${ORIGIN}/api/doctors`, 'Googlebot')).toBe(false);
    expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
  });
});

describe('sitemap.xml', () => {
  test('lists parts that exist, and each address in them is the canonical address of its page', async () => {
    const index = await parsed('/sitemap.xml');
    expect([index.name, index.attr['xmlns']]).toEqual(['sitemapindex', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    const parts = locations(index, 'sitemap');
    expect(parts).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/doctors-1.xml`]);
    const found: string[] = [];
    for (const part of parts) {
      const answer = await get(part.slice(ORIGIN.length));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
      found.push(...locations(new XmlDocument(answer.body), 'url'));
    }
    expect(new Set(found).size).toBe(found.length);
    for (const address of found) {
      const page = await get(address.slice(ORIGIN.length));
      expect([
        address,
        page.statusCode,
        page.headers['set-cookie'],
        page.body.includes(`<link rel="canonical" href="${address}">`),
      ]).toEqual([address, 200, undefined, true]);
    }
  });

  test('names each page in three languages, each with links to the others and to the address without a language', async () => {
    const [first] = (await parsed('/sitemaps/doctors-1.xml')).childrenNamed('url');
    const links = first!.childrenNamed('xhtml:link').map(({ attr }) => [attr['rel'], attr['hreflang'], attr['href']]);
    expect(links).toEqual([
      ...['sw', 'en', 'fr'].map((language) => ['alternate', language, `${ORIGIN}/${language}/doctors/${doctor}`]),
      ['alternate', 'x-default', `${ORIGIN}/doctors/${doctor}`],
    ]);
  });

  test('never names a doctor or a list that patients cannot find, and has no unknown part', async () => {
    const [pages, doctors] = [(await get('/sitemaps/pages.xml')).body, (await get('/sitemaps/doctors-1.xml')).body];
    expect(doctors).toContain(doctor);
    expect(doctors).not.toContain(suspended);
    expect(pages).toContain(`${ORIGIN}/fr/doctors/South%20Africa/cardiologist<`);
    expect(pages).not.toMatch(/doctors\/(Kenya|Uganda)|dentist|\/book|\/auth/);
    for (const part of ['doctors-2.xml', 'doctors-0.xml', 'doctors-x.xml', 'doctors-999999.xml', 'pages.xm'])
      expect([part, (await get(`/sitemaps/${part}`)).statusCode]).toEqual([part, 404]);
  });

  test('says when a page changed; a free time that came or went does not count as a change', async () => {
    const changeOf = async () =>
      (await parsed('/sitemaps/doctors-1.xml'))
        .childrenNamed('url')
        .find((url) => url.childNamed('loc')!.val.endsWith(doctor))!
        .valueWithPath('lastmod');
    const [before] = await rows<{ id: string }>(
      `update doctors set page_changed_at = '2026-01-01T00:00:00Z' where id = '${doctor}' returning id`,
    );
    expect(before!.id).toBe(doctor);
    await rows(`update doctors set next_free_at = now(), featured = true where id = '${doctor}'`);
    expect(await changeOf()).toBe('2026-01-01T00:00:00.000Z');
    await rows(`update doctor_bios set en = 'Changed' where doctor_id = '${doctor}'`);
    expect(Date.parse((await changeOf())!)).toBeGreaterThan(Date.parse('2026-02-01'));
    await rows(`update doctors set page_changed_at = null where id = '${doctor}'`);
    expect(await changeOf()).toBeUndefined();
    await rows(`update doctors set rating_sum = 5, rating_count = 1 where id = '${doctor}'`);
    expect(Date.parse((await changeOf())!)).toBeGreaterThan(Date.parse('2026-02-01'));
  });

  test('is compressed for clients that accept it', async () => {
    const answer = await get('/sitemaps/doctors-1.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  test('puts doctors who do not fit into one part into the next, each of them once', async () => {
    const ids = await addDoctors(
      product.ctx(),
      Array.from({ length: 1_300 }, (_, index) => ({
        fullName: `Dkt. Mtu ${index}`,
        specialty: 'dentist' as const,
        country: 'RW' as const,
        phone: `+25078${String(1_000_000 + index)}`,
        gender: 'male' as const,
        bio: { sw: '', en: '', fr: '' },
        spokenLanguages: ['Kiswahili'],
        experienceYears: 1,
        verifiedAt: product.clock.now(),
      })),
    );
    product.clock.advance(6 * MINUTE);
    const app = fastify();
    const deps = {
      services: product.services,
      limits: openLimits(false),
      ownOrigin: () => ORIGIN,
    } as unknown as HttpDependencies;
    await app.register(searchEngines, { deps, bundle: BUNDLE, perPart: 700 });
    const parts = locations(new XmlDocument((await app.inject('/sitemap.xml')).body), 'sitemap').filter((part) =>
      part.includes('doctors'),
    );
    const named: string[] = [];
    for (const part of parts)
      named.push(
        ...locations(new XmlDocument((await app.inject(part.slice(ORIGIN.length))).body), 'url').filter((address) =>
          address.includes('/sw/'),
        ),
      );
    await app.close();
    expect([parts.length, named.length, new Set(named).size]).toEqual([2, 1_301, 1_301]);
    expect(new Set(named.map((address) => address.slice(-36)))).toEqual(new Set([...ids, doctor]));
  });
});

describe('security.txt (RFC 9116)', () => {
  test('answers 404 while no contact is set', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  });

  test('names the contact that is set, the security contact before e-mail and telephone, with an expiry date within a year', async () => {
    const fields = async () =>
      new Map(
        (await get('/.well-known/security.txt')).body
          .trim()
          .split('\n')
          .map((line) => line.split(': ') as [string, string]),
      );
    await putSetting(product.ctx(), 'contact_phone', '+255754000999');
    expect((await fields()).get('Contact')).toBe('tel:+255754000999');
    await putSetting(product.ctx(), 'contact_email', 'msaada@tabibu.example.org');
    expect((await fields()).get('Contact')).toBe('mailto:msaada@tabibu.example.org');
    await putSetting(product.ctx(), 'security_contact', 'https://tabibu.example.org/report');
    const known = await fields();
    expect(Object.fromEntries(known)).toMatchObject({
      Contact: 'https://tabibu.example.org/report',
      'Preferred-Languages': 'sw, en, fr',
      Canonical: `${ORIGIN}/.well-known/security.txt`,
    });
    const days = (Date.parse(known.get('Expires')!) - Number(product.clock.now())) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    for (const key of ['contact_phone', 'contact_email', 'security_contact'] as const)
      await removeSetting(product.ctx(), key);
  });
});

async function rows<Row>(text: string): Promise<Row[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
