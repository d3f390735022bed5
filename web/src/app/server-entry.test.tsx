import { expect, test } from 'vitest';
import { answer, doctor, documentOf, me, site, visit } from '../testing/page-visits.ts';

test.each([
  ['sw', /^Tafuta daktari.*Afrika Kusini/],
  ['en', /^Find a doctor.*South Africa/],
  ['fr', /^Trouvez un médecin.*Afrique du Sud/],
])('the home page has its description for search engines (%s)', async (language, words) => {
  expect((await visit('/', { cookie: `lang=${language}` })).found.description).toMatch(words);
});

test('home is in Swahili and contains its doctors', async () => {
  const page = await visit('/');
  expect(page).toMatchObject({ status: 200, language: 'sw', personal: false });
  expect(page.html).toContain('Tukusaidie nini leo?');
  expect(page.html).toContain('TSh 15,000');
});

test('the cookies choose language and country', async () => {
  const page = await visit('/', { cookie: 'lang=fr; country=DE' });
  expect(page.language).toBe('fr');
  expect(page.html).toContain('Allemagne');
});

test('a signed-in person is greeted in the language of the account, and the page is personal', async () => {
  const page = await visit('/', { hasSession: true, cookie: 'sid=1; lang=fr' });
  expect(page).toMatchObject({ language: 'en', personal: true });
  expect(page.html).toContain('Asha, how can we help today?');
});

test('an emergency link is in English until the doctor chooses a language, and has no patient tabs', async () => {
  const page = await visit('/e/AAAAAAAAAAAAAAAAAAAAAA');
  expect(page).toMatchObject({ status: 404, language: 'en', personal: true });
  expect(page.html).not.toContain('class="tabs"');
  expect((await visit('/e/AAAAAAAAAAAAAAAAAAAAAA', { cookie: 'country=KE; lang=sw' })).language).toBe('sw');
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['de;q=0.9, sw;q=0.5, en;q=0.4', 'sw'],
  ['de', 'en'],
  ['', 'en'],
  ['fr;q=0, en', 'en'],
  ['*', 'en'],
])('with Accept-Language %j doctors’ pages are in %s until a language is known', async (acceptLanguage, language) => {
  for (const path of ['/doctor/dashboard', '/doctor/apply', '/e/AAAAAAAAAAAAAAAAAAAAAA'])
    expect([path, (await visit(path, { acceptLanguage })).language]).toEqual([path, language]);
  expect((await visit('/doctor/dashboard', { acceptLanguage, cookie: 'lang=sw~' })).language).toBe('sw');
});

test.each(['/', '/doctors', '/auth', '/appointments'])(
  '%s starts in Swahili, but for a device that speaks French (PAT-I18N-02)',
  async (path) => {
    for (const [acceptLanguage, language] of [
      ['fr-BI, fr;q=0.9', 'fr'],
      ['en-US, fr;q=0.5', 'sw'],
      ['de', 'sw'],
      ['', 'sw'],
    ] as const)
      expect([acceptLanguage, (await visit(path, { acceptLanguage })).language]).toEqual([acceptLanguage, language]);
    expect((await visit(path, { acceptLanguage: 'fr', cookie: 'lang=sw~' })).language).toBe('sw');
  },
);

test('an unknown address shows the home screen with a message on a phone, and an error page on a desktop', async () => {
  const { status, html } = await visit('/nowhere', { cookie: 'lang=en' });
  expect(status).toBe(404);
  expect(html).toMatch(
    /class="phone-only">[\s\S]*This page is not here[\s\S]*TSh 15,000[\s\S]*class="desktop-only">[\s\S]*This page is not here/,
  );
  expect(html).toContain('class="tabs"');
});

/** The same API for a signed-in doctor. */
const asDoctor = (path: string) =>
  path === '/api/me'
    ? Promise.resolve({
        status: 200,
        text: JSON.stringify({ success: true, data: { ...me, role: 'doctor' } }),
        link: undefined,
      })
    : answer(path);

test('a doctor has links to the dashboard on home and on More', async () => {
  expect((await visit('/', { hasSession: true, fetchApi: asDoctor })).html).toContain(
    'href="/doctor/dashboard?tab=appointments"',
  );
  expect((await visit('/more', { hasSession: true, fetchApi: asDoctor })).html).toContain('href="/doctor/dashboard"');
  expect((await visit('/more', { hasSession: true })).html).not.toContain('/doctor/dashboard');
});

/** The same API with other site settings. */
const withSite = (change: object) => (path: string) =>
  path === '/api/site'
    ? Promise.resolve({
        status: 200,
        text: JSON.stringify({ success: true, data: { ...site, ...change } }),
        link: undefined,
      })
    : answer(path);

const REACHABLE = withSite({
  contact: {
    messaging_url: 'https://wa.me/255754000111',
    email: 'msaada@tabibu.example.org',
    phone: '+255754000999',
    support_hours: { first_day: 1, last_day: 6, opens: '08:00', closes: '20:00' },
    answer_hours: 24,
  },
  links: [{ name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=x' }],
});

test('the contact page names no contact address and no answering time while none is configured', async () => {
  const { html } = await visit('/contact');
  expect(html).toContain('Tuma ujumbe');
  expect(html).not.toMatch(/Tunajibu|Tupo [^k]|mailto:|tel:|Google Play/);
  expect((await visit('/more')).html).not.toContain('Tuandikie ujumbe');
});

test.each([
  [
    'sw',
    /Tunajibu ndani ya saa 24\./,
    /Tupo Jumatatu hadi Jumamosi, kuanzia saa 2:00 asubuhi \(08:00\) hadi saa 2:00 usiku \(20:00\), saa za Afrika Mashariki\./,
  ],
  ['en', /We reply within 24 hours\./, /We are here from Monday to Saturday, 08:00 to 20:00, East Africa Time\./],
  [
    'fr',
    /Nous répondons sous 24 heures\./,
    /Nous sommes là du lundi au samedi, de 08:00 à 20:00, heure d’Afrique de l’Est\./,
  ],
])('the contact page shows the configured contacts (%s)', async (language, reply, hours) => {
  const { html } = await visit('/contact', { cookie: `lang=${language}; country=TZ`, fetchApi: REACHABLE });
  expect(html).toMatch(reply);
  expect(html).toMatch(hours);
  for (const href of ['mailto:msaada@tabibu.example.org', 'tel:+255754000999', 'https://wa.me/255754000111'])
    expect(html).toContain(`href="${href}"`);
});

test('More links to the messaging address (PAT-MORE-03) and the footer to the stores (PAT-SHELL-23), once configured', async () => {
  expect((await visit('/more', { fetchApi: REACHABLE })).html).toContain('href="https://wa.me/255754000111"');
  const footer = /<footer.*<\/footer>/s;
  expect(footer.exec((await visit('/more', { fetchApi: REACHABLE })).html)?.[0]).toContain(
    'href="https://play.google.com/store/apps/details?id=x"',
  );
  expect(footer.exec((await visit('/more')).html)?.[0]).not.toContain('https://');
});

test.each([
  ['/doctor/dashboard', 200],
  ['/doctor/dashboard/', 200],
  ['/doctor/dashboard/today', 200],
  ['/doctor/dashboard/a/b?tab=earnings', 200],
  ['/doctor/dashboards', 404],
  ['/book', 404],
  ['/doctors/1/2/3', 404],
])('%s has the status %i (DOC-DASH-02)', async (path, status) => {
  expect((await visit(path, { hasSession: true, fetchApi: asDoctor })).status).toBe(status);
});

test('a call is shown in the patient’s or the doctor’s frame', async () => {
  const path = '/call/019b7600-0000-7000-8000-000000000001';
  expect((await visit(path, { hasSession: true })).html).toContain('class="tabs"');
  expect((await visit(path, { hasSession: true, fetchApi: asDoctor })).html).not.toContain('class="tabs"');
});

test('the next page is a link', async () => {
  expect((await visit('/doctors')).html).toContain('href="/doctors?cursor=abc"');
});

test('a coming-soon country disables the filters', async () => {
  const { html } = await visit('/doctors?country=Germany', { cookie: 'lang=en' });
  expect(html).toContain('Coming Soon to Germany!');
  expect(html).toContain('<fieldset disabled=""');
});

const upcoming = {
  id: doctor.id,
  doctor: { ...doctor, image: null, isSpecialist: true },
  country: 'TZ',
  starts_at: '2026-11-21T08:00:00.000Z',
  stage: { chip: 'Scheduled' },
};
const abroad = (path: string) => {
  const ok = (data: unknown) =>
    Promise.resolve({ status: 200, text: JSON.stringify({ success: true, data }), link: undefined });
  if (path === '/api/me') return ok({ ...me, country: 'GB' });
  if (path.startsWith('/api/appointments')) return ok({ appointments: [upcoming], next_cursor: null });
  return answer(path);
};

test('a country that has not opened still shows the person’s appointment', async () => {
  const { html } = await visit('/', { hasSession: true, fetchApi: abroad });
  expect(html).toContain('Coming Soon to UK!');
  expect(html).toMatch(new RegExp(`href="/appointments/${upcoming.id}"[^]*Tomorrow 11:00`));
});

test('a country that has not opened offers no plan and shows no price (PAT-SHELL-04)', async () => {
  const { html } = await visit('/subscriptions', { cookie: 'lang=en; country=GB' });
  expect(html).toContain('Monthly plans will come later.');
  expect(html).not.toContain('£');
});

test.each([
  ['/subscriptions?country=Kenya', 'country=KE&amp;language=fr'],
  ['/subscriptions', 'country=RW&amp;language=fr'],
  ['/', 'country=RW&amp;language=fr'],
])('%s contains the care plans of country and language (S27)', async (path, asked) => {
  const { html } = await visit(path, { cookie: 'lang=fr; country=RW' });
  expect(html).toContain(asked);
  expect(html).toContain('KSh 12\u00a0500');
});

test('every page of a desktop has a link to country, language, devices and account', async () => {
  expect((await visit('/about')).html).toMatch(/class="public-header">.*href="\/more"/);
});

test('a search that fails says so', async () => {
  const { html } = await visit('/doctors', {
    cookie: 'lang=en',
    fetchApi: () => Promise.resolve({ status: 500, text: '' }),
  });
  expect(html).toContain('Failed to load doctors.');
});

test.each(['/nowhere', '/doctors/Kenya/wizards', '/doctors/019b7600-0000-7000-8000-00000000dead'])(
  '%s is not found',
  async (path) => {
    expect((await visit(path)).status).toBe(404);
  },
);

test.each(['/', '/doctors', '/subscriptions', '/contact', '/privacy'])(
  '%s has no style attribute and no inline handler',
  async (path) => {
    const html = await documentOf(path);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  },
);

test('a name in the document’s data is escaped', async () => {
  const html = await documentOf('/doctors');
  expect(html).not.toContain('<script>alert');
  // The start watch, the entry script and the document's data.
  expect(html.match(/<script/g)).toHaveLength(3);
  // An address with a language has structured data too.
  const shared = await documentOf('/en/doctors');
  expect(shared).not.toContain('<script>alert');
  expect(shared.match(/<script/g)).toHaveLength(4);
});
