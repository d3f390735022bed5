import { describe, expect, test } from 'vitest';
import { render } from '../../app/server-entry.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const general = {
  id: '019b7600-0000-7000-8000-000000000001',
  name: 'Neema Massawe',
  full_name: 'Neema Massawe',
  specialty: 'General Practitioner',
  specialty_id: 'general-practitioner',
  rating: 5,
  rating_count: 0,
  country: 'TZ',
  type: 'general',
  is_specialist: false,
  url: 'photos/neema.jpg',
  featured: false,
  spoken_languages: ['Kiswahili'],
  call_types: ['phone'],
  phone_price: { amount: 600_000, currency: 'TZS' },
  video_price: null,
  next_free_at: null,
  free_times: [],
};
const cardiologist = {
  ...general,
  id: '019b7600-0000-7000-8000-000000000002',
  name: 'Juma Moshi',
  full_name: 'Juma Moshi',
  specialty: 'Cardiologist',
  specialty_id: 'cardiologist',
  type: 'specialist',
  is_specialist: true,
};
const suggestions = {
  problems: ['child', 'heart'],
  spellings: ['massawe'],
  without_filters: true,
  elsewhere: [
    { country: 'KE', doctors: 3, or_more: false },
    { country: 'ZA', doctors: 20, or_more: true },
  ],
};

/** Returns the page as the server renders it and the API paths that it requested. */
async function page(
  url: string,
  { doctors = [general], link, language = 'en' }: { doctors?: object[]; link?: string; language?: string } = {},
) {
  const asked: string[] = [];
  const fetchApi = (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/doctors?')) return Promise.resolve({ status: 200, text: JSON.stringify(doctors), link });
    if (path.startsWith('/api/doctor-suggestions?'))
      return Promise.resolve({ status: 200, text: JSON.stringify({ success: true, data: suggestions }) });
    return Promise.resolve({ status: 404, text: '{"code":"not-found"}' });
  };
  const { html } = await render({
    url,
    cookie: `lang=${language}`,
    acceptLanguage: '',
    hasSession: false,
    savesData: false,
    now: NOW,
    fetchApi,
  });
  return { asked, html: html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&') };
}

const related = (topic: string, problem: string) =>
  `</api/doctors?country=TZ&problem=${problem}>; rel="related"; title="${topic}"`;

describe('for a text that is a complaint, the page says why these doctors are listed', () => {
  test.each([
    ['en', 'Doctors for: Fever and infections'],
    ['sw', 'Madaktari wa: Homa na maambukizi'],
    ['fr', 'Médecins pour\u00A0: Fièvre et infections'],
  ])('in %s', async (language, words) => {
    const { html } = await page('/doctors?q=homa', { link: related('fever', 'other'), language });
    expect(html).toContain(words);
    expect(html).toContain('href="/doctors?q=homa&as=name"');
  });

  test('a list of specialists also links to the general doctors', async () => {
    const { html } = await page('/doctors?q=moyo', { doctors: [cardiologist], link: related('heart', 'heart') });
    expect(html).toContain('Doctors for: Heart Problems');
    expect(html).toContain('href="/doctors?problem=other"');
  });

  test('general doctors listed for want of a specialist are announced as such', async () => {
    expect((await page('/doctors?q=moyo', { link: related('heart', 'heart') })).html).toContain(
      'Nobody here treats only this.',
    );
    expect((await page('/doctors?q=homa', { link: related('fever', 'other') })).html).not.toContain(
      'Nobody here treats only this.',
    );
  });

  test('a search by name only says so and links to the normal search', async () => {
    const { html, asked } = await page('/doctors?q=moyo&as=name');
    expect(asked).toContain('/api/doctors?country=TZ&q=moyo&as=name&sort=rating&limit=20');
    expect(html).toContain('Only names are searched.');
    expect(html).toContain('href="/doctors?q=moyo"');
  });
});

describe('an empty result offers other ways to search, also without script', () => {
  test('offers spellings, a search without filters, problems, other countries and the assistant as links', async () => {
    const { html } = await page('/doctors?q=masave&rating=5', { doctors: [] });
    expect(html).toContain('No doctors found.');
    for (const href of [
      '/doctors?q=massawe&rating=5',
      '/doctors?q=masave',
      '/doctors?problem=child',
      '/doctors?problem=heart',
      '/doctors?problem=other',
      '/doctors?country=KE&q=masave&rating=5',
      '/diagnosis',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(html).toContain('Kenya (3)');
    expect(html).toContain('South Africa (20+)');
  });

  test('says what booking in another country means, and that the assistant is not open', async () => {
    const { html } = await page('/doctors?q=masave', { doctors: [] });
    expect(html).toContain(
      'The price, the ways to pay and the clock are those of your account’s country. Before you sign in, you see the prices of the country you look at.',
    );
    expect(html).toContain('Symptom assistant');
  });

  test('a search that finds somebody asks for no suggestions', async () => {
    expect((await page('/doctors?q=neema')).asked.filter((path) => path.startsWith('/api/doctor-suggestions'))).toEqual(
      [],
    );
  });
});

describe('the lists by type and on the home page show featured doctors first (C100)', () => {
  test.each([
    ['/', '/api/doctors?country=TZ&type=general&sort=featured&limit=8'],
    ['/doctors/Kenya/specialists', '/api/doctors?country=KE&type=specialist&sort=featured&limit=20'],
  ])('%s asks for featured first', async (url, path) => {
    expect((await page(url)).asked).toContain(path);
  });

  test('the home page has the heading and the anchor of the featured doctors', async () => {
    const { html } = await page('/');
    expect(html).toMatch(/<section id="featured-doctors"[^>]*><h2 id="featured">Featured doctors<\/h2>/);
  });
});

test('a doctor without ratings has no stars, and a relative photo address is resolved to our host', async () => {
  const { html } = await page('/doctors');
  expect(html).toContain('New · no rating yet');
  expect(html).not.toContain('★★');
  expect(html).toContain('src="/photos/neema.jpg"');
});
