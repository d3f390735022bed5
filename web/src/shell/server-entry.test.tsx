import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';
import { render } from './server-entry.tsx';
import type { InsideAnswer, RenderInput } from './server-entry.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const doctor = {
  id: '019b7600-0000-7000-8000-000000000001', name: 'Neema </script><script>alert(1)</script>', full_name: 'Neema', specialty: 'Cardiologist', specialty_id: 'cardiologist', rating: 5,
  rating_count: 3, country: 'TZ', type: 'specialist', is_specialist: true, url: null, featured: false, spoken_languages: ['Kiswahili'], call_types: ['phone'],
  phone_price: { amount: 1_500_000, currency: 'TZS' }, video_price: null, next_free_at: '2026-11-20T08:00:00.000Z',
};
const site = { figures: { doctors: '150', countries: '6', support: null, rating: null }, contact: { messaging_url: null, email: null, phone: null, support_hours: null, answer_hours: null }, links: [], banners: [], sandbox: true };
const me = { id: doctor.id, role: 'patient', full_name: 'Asha Mwinyi', phone: '+255754000111', country: 'KE', language: 'en', csrf: 'token' };

/** The API as the contract describes it. */
async function answer(path: string): Promise<InsideAnswer> {
  const ok = (body: unknown, link?: string) => ({ status: 200, text: JSON.stringify(body), link });
  if (path.startsWith('/api/doctors?')) return ok([doctor], '</api/doctors?country=TZ&limit=20&cursor=abc>; rel="next"');
  if (path === '/api/site') return ok({ success: true, data: site });
  if (path === '/api/me') return ok({ success: true, data: me });
  if (path.startsWith('/api/appointments')) return ok({ success: true, data: { appointments: [], next_cursor: null } });
  return { status: 404, text: '{"code":"not-found"}', link: undefined };
}

const visit = (url: string, more: Partial<RenderInput> = {}) => render({ url, cookie: '', acceptLanguage: '', hasSession: false, savesData: false, now: NOW, fetchApi: answer, ...more });

async function documentOf(url: string): Promise<string> {
  const page = await visit(url);
  return writeDocument({ page, files: { entry: '/assets/e.js', preload: [], styles: '', styleFiles: [] }, nonce: 'N', origin: 'https://tabibu.example', path: url, phone: false });
}

test.each([['sw', /^Tafuta daktari.*Afrika Kusini/], ['en', /^Find a doctor.*South Africa/], ['fr', /^Trouvez un médecin.*Afrique du Sud/]])('search engines read what the home is for (%s)', async (language, words) => {
  expect((await visit('/', { cookie: `lang=${language}` })).head.description).toMatch(words);
});

test('home speaks Swahili and has its doctors inside', async () => {
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

test('the link of an emergency speaks English to a doctor until they choose, and has none of the patient’s tabs', async () => {
  const page = await visit('/e/AAAAAAAAAAAAAAAAAAAAAA');
  expect(page).toMatchObject({ status: 404, language: 'en', personal: true });
  expect(page.html).not.toContain('class="tabs"');
  expect((await visit('/e/AAAAAAAAAAAAAAAAAAAAAA', { cookie: 'country=KE; lang=sw' })).language).toBe('sw');
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'], ['de;q=0.9, sw;q=0.5, en;q=0.4', 'sw'], ['de', 'en'], ['', 'en'], ['fr;q=0, en', 'en'], ['*', 'en'],
])('pages of doctors follow a browser that says %j into %s until a language is known', async (acceptLanguage, language) => {
  for (const path of ['/doctor/dashboard', '/doctor/apply', '/e/AAAAAAAAAAAAAAAAAAAAAA']) expect([path, (await visit(path, { acceptLanguage })).language]).toEqual([path, language]);
  expect((await visit('/doctor/dashboard', { acceptLanguage, cookie: 'lang=sw~' })).language).toBe('sw');
});

test.each(['/', '/doctors', '/auth', '/appointments'])('%s is Swahili first, whatever the browser says (PAT-I18N-02)', async (path) => {
  expect((await visit(path, { acceptLanguage: 'fr' })).language).toBe('sw');
});

test('an unknown address brings the phone the app with a word about it, and a desktop the page of its own', async () => {
  const { status, html } = await visit('/nowhere', { cookie: 'lang=en' });
  expect(status).toBe(404);
  expect(html).toMatch(/class="phone-only">[\s\S]*This page is not here[\s\S]*TSh 15,000[\s\S]*class="desktop-only">[\s\S]*This page is not here/);
  expect(html).toContain('class="tabs"');
});

/** The same answers for somebody who is a doctor. */
const asDoctor = (path: string) => (path === '/api/me' ? Promise.resolve({ status: 200, text: JSON.stringify({ success: true, data: { ...me, role: 'doctor' } }), link: undefined }) : answer(path));

test('a doctor finds the way to the dashboard on the home and among more', async () => {
  expect((await visit('/', { hasSession: true, fetchApi: asDoctor })).html).toContain('href="/doctor/dashboard?tab=appointments"');
  expect((await visit('/more', { hasSession: true, fetchApi: asDoctor })).html).toContain('href="/doctor/dashboard"');
  expect((await visit('/more', { hasSession: true })).html).not.toContain('/doctor/dashboard');
});

/** The same answers of a house whose operator has set this. */
const withSite = (change: object) => (path: string) => (path === '/api/site' ? Promise.resolve({ status: 200, text: JSON.stringify({ success: true, data: { ...site, ...change } }), link: undefined }) : answer(path));

const REACHABLE = withSite({
  contact: { messaging_url: 'https://wa.me/255754000111', email: 'msaada@tabibu.example.org', phone: '+255754000999', support_hours: { first_day: 1, last_day: 6, opens: '08:00', closes: '20:00' }, answer_hours: 24 },
  links: [{ name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=x' }],
});

test('the contact page promises no answer and names no way while none is set', async () => {
  const { html } = await visit('/contact');
  expect(html).toContain('Kwa sasa hatupatikani kwa simu wala kwa mtandao.');
  expect(html).not.toMatch(/Tunajibu|Tupo |mailto:|tel:|Google Play/);
  expect((await visit('/more')).html).not.toContain('Tuandikie ujumbe');
});

test.each([
  ['sw', /Tunajibu ndani ya saa 24\./, /Tupo Jumatatu hadi Jumamosi, kuanzia saa 2:00 asubuhi \(08:00\) hadi saa 2:00 usiku \(20:00\), saa za Afrika Mashariki\./],
  ['en', /We reply within 24 hours\./, /We are here from Monday to Saturday, 08:00 to 20:00, East Africa Time\./],
  ['fr', /Nous répondons sous 24 heures\./, /Nous sommes là du lundi au samedi, de 08:00 à 20:00, heure d’Afrique de l’Est\./],
])('the contact page shows what is set (%s)', async (language, reply, hours) => {
  const { html } = await visit('/contact', { cookie: `lang=${language}; country=TZ`, fetchApi: REACHABLE });
  expect(html).toMatch(reply);
  expect(html).toMatch(hours);
  for (const href of ['mailto:msaada@tabibu.example.org', 'tel:+255754000999', 'https://wa.me/255754000111']) expect(html).toContain(`href="${href}"`);
});

test('More opens the messaging address (PAT-MORE-03), and the footer the stores (PAT-SHELL-23), once they are set', async () => {
  expect((await visit('/more', { fetchApi: REACHABLE })).html).toContain('href="https://wa.me/255754000111"');
  const footer = /<footer.*<\/footer>/s;
  expect(footer.exec((await visit('/more', { fetchApi: REACHABLE })).html)?.[0]).toContain('href="https://play.google.com/store/apps/details?id=x"');
  expect(footer.exec((await visit('/more')).html)?.[0]).not.toContain('https://');
});

test.each([['/doctor/dashboard', 200], ['/doctor/dashboard/', 200], ['/doctor/dashboard/today', 200], ['/doctor/dashboard/a/b?tab=earnings', 200], ['/doctor/dashboards', 404], ['/book', 404], ['/doctors/1/2/3', 404]])('%s is answered %i (DOC-DASH-02)', async (path, status) => {
  expect((await visit(path, { hasSession: true, fetchApi: asDoctor })).status).toBe(status);
});

test('a call stands in the frame of whoever opens it', async () => {
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

const upcoming = { id: doctor.id, doctor: { ...doctor, image: null, isSpecialist: true }, country: 'TZ', starts_at: '2026-11-21T08:00:00.000Z', stage: { chip: 'Scheduled' } };
const abroad = (path: string) => {
  const ok = (data: unknown) => Promise.resolve({ status: 200, text: JSON.stringify({ success: true, data }), link: undefined });
  if (path === '/api/me') return ok({ ...me, country: 'GB' });
  if (path.startsWith('/api/appointments')) return ok({ appointments: [upcoming], next_cursor: null });
  return answer(path);
};

test('a country that has not opened does not hide the appointment that a person has', async () => {
  const { html } = await visit('/', { hasSession: true, fetchApi: abroad });
  expect(html).toContain('Coming Soon to UK!');
  expect(html).toMatch(new RegExp(`href="/appointments/${upcoming.id}"[^]*Tomorrow 11:00`));
});

test('a country that has not opened sells no plan and prints no price of one (PAT-SHELL-04)', async () => {
  const { html } = await visit('/subscriptions', { cookie: 'lang=en; country=GB' });
  expect(html).toContain('Monthly plans will come later.');
  expect(html).not.toContain('£');
});

test('every page of a desktop has a link to country, language, devices and account', async () => {
  expect((await visit('/about')).html).toMatch(/class="public-header">.*href="\/more"/);
});

test('a search that fails says so', async () => {
  const { html } = await visit('/doctors', { cookie: 'lang=en', fetchApi: () => Promise.resolve({ status: 500, text: '' }) });
  expect(html).toContain('Failed to load doctors.');
});

test.each(['/nowhere', '/doctors/Kenya/wizards', '/doctors/019b7600-0000-7000-8000-00000000dead'])('%s is not found', async (path) => {
  expect((await visit(path)).status).toBe(404);
});

test.each(['/', '/doctors', '/subscriptions', '/contact', '/privacy'])('%s has no style attribute and no inline handler', async (path) => {
  const html = await documentOf(path);
  expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
});

test('a name cannot leave the data of the document', async () => {
  const html = await documentOf('/doctors');
  expect(html).not.toContain('<script>alert');
  // The watch over the start, the entry, the data.
  expect(html.match(/<script/g)).toHaveLength(3);
});
