import { describe, expect, test } from 'vitest';
import {
  ARTICLE,
  ID,
  NOW,
  ORIGIN,
  alternates,
  api,
  canonical,
  dataOf,
  meta,
  openPage,
  titleOf,
} from '../testing/search-pages.ts';
import { ROUTES } from './routes.ts';
import { render } from './server-entry.tsx';

const LANGUAGES = ['sw', 'en', 'fr'] as const;

/** The path of every public route, with parameters that have data. */
const PUBLIC = ROUTES.filter(({ personal }) => !personal).map(({ path }) =>
  path
    .replace(':country', 'Kenya')
    .replace(':type', 'specialists')
    .replace(':doctorId', ID)
    .replace(':articleId', ARTICLE.id),
);

describe('every public page', () => {
  test.each(LANGUAGES)(
    'has its own title and description, a canonical address and the addresses of the other languages (%s)',
    async (language) => {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      for (const path of [
        ...PUBLIC,
        '/doctors/Kenya/general',
        '/doctors/Kenya/cardiologist',
        '/doctors/Uganda/cardiologist',
      ]) {
        const html = await openPage(`/${language}${path}`);
        expect(html).toContain(`<html lang="${language}"`);
        const [title, description] = [titleOf(html), meta(html, 'description')!];
        expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
        titles.set(title, path);
        descriptions.set(description, path);
        expect([
          path,
          description.length > 30 && description.length < 260,
          /\{|\bdescribe\./.test(description),
        ]).toEqual([path, true, false]);
        expect([path, canonical(html)]).toEqual([path, `${ORIGIN}/${language}${path}`]);
        expect(alternates(html)).toEqual({
          sw: `${ORIGIN}/sw${path}`,
          en: `${ORIGIN}/en${path}`,
          fr: `${ORIGIN}/fr${path}`,
          'x-default': ORIGIN + path,
        });
        expect(meta(html, 'og:url')).toBe(ORIGIN + path);
        expect([meta(html, 'og:title'), meta(html, 'og:description'), meta(html, 'og:site_name')]).toEqual([
          title,
          description,
          'Tabibu',
        ]);
        expect([meta(html, 'og:image'), meta(html, 'twitter:card')]).toEqual([
          `${ORIGIN}/share.png`,
          'summary_large_image',
        ]);
        expect(html).not.toContain('noindex');
      }
    },
  );

  test('at the printed address names the canonical address in the language of the answer', async () => {
    expect(canonical(await openPage('/about'))).toBe(`${ORIGIN}/sw/about`);
    expect(canonical(await openPage('/'))).toBe(`${ORIGIN}/sw/`);
    // The canonical page lists the other languages; here the list would contradict the canonical address.
    expect(alternates(await openPage('/about'))).toEqual({});
  });

  test('has one canonical address for all spellings of a list', async () => {
    for (const path of ['/doctors/KE/specialist', '/doctors/kenya/Specialists', '/doctors/Kenya/specialists/'])
      expect(canonical(await openPage(`/en${path}`))).toBe(`${ORIGIN}/en/doctors/Kenya/specialists`);
  });
});

describe('not indexed', () => {
  test.each(ROUTES.filter(({ personal }) => personal).map(({ path }) => path.replace(/:\w+|\*/g, 'x')))(
    '%s is personal',
    async (path) => {
      const html = await openPage(path);
      expect(meta(html, 'robots')).toBe('noindex');
      expect([canonical(html), alternates(html)]).toEqual([undefined, {}]);
    },
  );

  test.each([
    '/doctors?q=moyo',
    '/en/doctors?problem=hypertension',
    '/doctors?country=KE',
    '/fr/doctors/Kenya/general?cursor=abc',
    '/en/nowhere',
    '/doctors/Kenya/wizards',
    '/en/doctors/Germany/general',
    '/en/doctors/019b7600-0000-7000-8000-00000000dead',
  ])('%s', async (path) => {
    expect(meta(await openPage(path), 'robots')).toBe('noindex');
  });

  test('an empty list', async () => {
    expect(meta(await openPage('/en/doctors/Kenya/cardiologist', api({}, [])), 'robots')).toBe('noindex');
  });
});

describe('structured data', () => {
  test('of a doctor: person, mean rating of patients, prices with currency and country', async () => {
    const found = dataOf(await openPage(`/en/doctors/${ID}`), 'Physician')!;
    expect(found).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Neema Mushi',
      url: `${ORIGIN}/en/doctors/${ID}`,
      medicalSpecialty: 'Cardiovascular',
      description: 'Heart doctor.',
      knowsLanguage: ['Kiswahili'],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.67, ratingCount: 3, bestRating: 5, worstRating: 1 },
      makesOffer: [
        { price: 15_000, priceCurrency: 'TZS', eligibleRegion: { '@type': 'Country', name: 'TZ' } },
        { price: 16_000.5, priceCurrency: 'TZS' },
      ],
    });
    expect(found).not.toHaveProperty('image');
  });

  test.each([0, 1, 2])('a start rating is not published as the rating of %i patients', async (count) => {
    const html = await openPage(`/en/doctors/${ID}`, api({ rating: 5, rating_count: count }));
    expect(dataOf(html, 'Physician')).not.toHaveProperty('aggregateRating');
  });

  test('a call type that the doctor does not take is not offered', async () => {
    const offers = (html: string) => dataOf(html, 'Physician')!['makesOffer'];
    expect(offers(await openPage(`/en/doctors/${ID}`, api({ call_types: ['phone'], video_price: null })))).toHaveLength(
      1,
    );
    expect(
      offers(await openPage(`/en/doctors/${ID}`, api({ call_types: ['video'], video_price: null }))),
    ).toBeUndefined();
  });

  test('the preview of a doctor with a picture shows it', async () => {
    const html = await openPage(`/en/doctors/${ID}`, api({ url: 'https://pictures.example/neema.jpg' }));
    expect([meta(html, 'og:image'), dataOf(html, 'Physician')!['image'], meta(html, 'og:type')]).toEqual([
      'https://pictures.example/neema.jpg',
      'https://pictures.example/neema.jpg',
      'profile',
    ]);
  });

  test('of the home page: the business with its configured contacts, and the search', async () => {
    const html = await openPage('/fr/');
    expect(dataOf(html, 'MedicalBusiness')).toMatchObject({
      name: 'Tabibu',
      telephone: '+255754000999',
      sameAs: ['https://x.com/tabibu'],
      currenciesAccepted: 'TZS, ZAR, KES, RWF, UGX, BIF',
    });
    expect(dataOf(html, 'MedicalBusiness')).not.toHaveProperty('aggregateRating');
    expect(dataOf(html, 'WebSite')).toMatchObject({
      inLanguage: 'fr',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/fr/doctors?q={search_term_string}` },
      },
    });
  });

  test('of every other page: its breadcrumbs with addresses in its language', async () => {
    const items = dataOf(await openPage(`/fr/doctors/${ID}`), 'BreadcrumbList')!['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, `${ORIGIN}/fr/`],
      [2, `${ORIGIN}/fr/doctors`],
      [3, `${ORIGIN}/fr/doctors/Kenya/cardiologist`],
      [4, `${ORIGIN}/fr/doctors/${ID}`],
    ]);
    for (const path of PUBLIC.filter((each) => each !== '/' && each !== '/doctors'))
      expect([path, dataOf(await openPage(`/en${path}`), 'BreadcrumbList') !== undefined]).toEqual([path, true]);
  });

  test('a name is escaped in title, description, preview and data', async () => {
    const name = '"><script>alert(1)</script><!--</script>';
    const html = await openPage(
      `/en/doctors/${ID}`,
      api({ name, full_name: name, bio: { sw: name, en: name, fr: name } }),
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"><script>');
    expect(dataOf(html, 'Physician')).toMatchObject({ name, description: name });
    expect(titleOf(html)).toContain(name);
  });

  test('carries the nonce of its page like every other script', async () => {
    expect((await openPage('/en/')).match(/<script(?![^>]* nonce="N")/g)).toBeNull();
  });
});

describe('an address with a language', () => {
  test('is in its language for everybody, whatever they chose', async () => {
    const page = await render({
      url: '/fr/about',
      cookie: '',
      acceptLanguage: 'en',
      hasSession: false,
      savesData: false,
      now: NOW,
      fetchApi: api(),
    });
    expect([page.language, page.personal]).toEqual(['fr', false]);
  });

  test('has links and forms with the language, and the printed address has them without', async () => {
    const own = (html: string) =>
      [
        ...html
          .slice(html.indexOf('<div id="app"'), html.indexOf('<template'))
          .matchAll(/ (?:href|action)="(\/[^"]*)"/g),
      ].map(([, path]) => path!);
    for (const path of ['/', '/doctors', `/doctors/${ID}`, '/about']) {
      const found = own(await openPage(`/fr${path}`));
      expect(found.length).toBeGreaterThan(8);
      expect(found.filter((href) => !href.startsWith('/fr/'))).toEqual([]);
      expect(own(await openPage(path)).filter((href) => /^\/(sw|en|fr)(\/|$)/.test(href))).toEqual([]);
    }
  });

  test('marks the current page in the navigation, as the printed address does', async () => {
    expect((await openPage('/fr/doctors')).includes('<a aria-current="page" href="/fr/doctors">')).toBe(true);
  });
});
