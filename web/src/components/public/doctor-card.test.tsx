import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import type { Language } from '@tabibu/contract/languages';
import type { CountryCode } from '@tabibu/contract/countries';
import { beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { DoctorCard } from './doctor-card.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const cardiologist: DoctorCardBody = {
  id: '019b7600-0000-7000-8000-000000000001',
  name: "Dr. Wanjiru Ng'ang'a",
  full_name: "Dr. Wanjiru Ng'ang'a",
  specialty: 'Cardiologist',
  specialty_id: 'cardiologist',
  rating: 4.2,
  rating_count: 12,
  country: 'ZA',
  type: 'specialist',
  is_specialist: true,
  url: 'undefined',
  featured: false,
  spoken_languages: ['English', 'isiZulu'],
  call_types: ['phone', 'video'],
  phone_price: { amount: 56_300, currency: 'ZAR' },
  video_price: { amount: 67_500, currency: 'ZAR' },
  next_free_at: '2026-11-20T08:00:00.000Z',
  free_times: ['2026-11-20T08:00:00.000Z'],
};

beforeAll(async () => {
  await Promise.all((['sw', 'en', 'fr'] as const).map((language) => loadSentences(language, ['public'])));
});

function card(doctor: DoctorCardBody, language: Language = 'en', country: CountryCode = 'ZA', search = ''): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctors">
        <SessionProvider opening={{ language, country, now: NOW, savesData: false }}>
          <AddressContext value={{ path: '/doctors', params: {}, search }}>
            <DoctorCard doctor={doctor} />
          </AddressContext>
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test("a photo called 'undefined' is replaced by initials", () => {
  const html = card(cardiologist);
  expect(html).toContain('>WN<');
  expect(html).not.toContain('<img');
});

test('a photo of our own server is shown', () => {
  expect(card({ ...cardiologist, url: '/photos/1.webp' })).toContain('src="/photos/1.webp"');
});

test.each([
  ['photos/1.webp', '/photos/1.webp'],
  ['https://pictures.example/1.webp', 'https://pictures.example/1.webp'],
])('a photo with the path %s has the address %s on every page (PAT-CARD-03)', (url, src) => {
  expect(card({ ...cardiologist, url })).toContain(`src="${src}"`);
});

test('the button has its specified words in three languages', () => {
  expect(card(cardiologist)).toContain('>Book a Call</a>');
  expect(card(cardiologist, 'sw')).toContain('>Weka Miadi ya Simu</a>');
  expect(card(cardiologist, 'fr')).toContain('>Réserver un appel</a>');
});

test('a cardiologist in South Africa is a specialist for R 563', () => {
  const html = card(cardiologist);
  expect(html).toContain('Specialist');
  expect(html).toContain('R 563');
});

test('a general doctor has no badge', () => {
  expect(card({ ...cardiologist, is_specialist: false })).not.toContain('Specialist<');
});

test.each([
  [0, 0, 'New · no rating yet'],
  [5, 0, 'New · no rating yet'],
  [5, 1, 'New · 1 rating'],
  [4, 2, 'New · 2 ratings'],
])('a start rating of %i with %i ratings is shown as new, without stars', (rating, count, words) => {
  const html = card({ ...cardiologist, rating, rating_count: count });
  expect(html).toContain(words);
  expect(html).not.toContain('stars');
  expect(html).not.toContain(`<b>`);
});

test('the mean of patients is shown in stars with the number of ratings', () => {
  expect(card({ ...cardiologist, rating_count: 3 })).toMatch(
    /aria-label="4\.2 of 5 stars, 3 ratings".*stars.*4\.2.*\(3\)/,
  );
});

test('the next free time is in the time zone of the visitor, in Swahili on both clocks', () => {
  expect(card(cardiologist, 'sw', 'TZ')).toContain('Leo saa 5:00 asubuhi (11:00)');
  expect(card(cardiologist, 'en', 'ZA')).toContain('Today 10:00');
});

test('book and profile are links that need no script, and booking never opens another time than the card printed', () => {
  const html = card(cardiologist);
  expect(html).toContain(`href="/book/${cardiologist.id}?at=2026-11-20T08%3A00%3A00.000Z"`);
  expect(html).toContain(`href="/doctors/${cardiologist.id}"`);
});

test('up to three free times lead to booking, and only another day is said again', () => {
  const times = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:30:00.000Z', '2026-11-21T07:00:00.000Z'];
  const html = card({ ...cardiologist, free_times: times });
  for (const at of times) expect(html).toContain(`/book/${cardiologist.id}?at=${encodeURIComponent(at)}`);
  expect(html.match(/chip numbers[^>]*>([^<]*)</gu)?.map((one) => one.split('>')[1]?.replace('<', ''))).toEqual([
    'Today 10:00',
    '11:30',
    'Tomorrow 09:00',
  ]);
});

test('from a problem of children every way to booking says that it is for a child', () => {
  const html = card(cardiologist, 'en', 'ZA', 'problem=child');
  expect(html.match(/href="[^"]*"/gu)?.every((one) => one.includes('for=child'))).toBe(true);
});
