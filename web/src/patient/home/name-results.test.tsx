import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import type { DoctorCardBody } from '../../api/public/doctors.ts';
import { doctorPagesQuery } from '../../api/doctor-pages.ts';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { NOW } from '../../testing/draw.tsx';
import NameResults from './name-results.tsx';

const cardiologist = {
  id: '019b7600-0000-7000-8000-000000000002',
  name: 'Juma Moshi',
  specialty_id: 'cardiologist',
  rating: 5,
  rating_count: 0,
  country: 'TZ',
  phone_price: { amount: 600_000, currency: 'TZS' },
  next_free_at: null,
  free_times: [],
} as unknown as DoctorCardBody;
const HEART = '</api/doctors?problem=heart>; rel="related"; title="heart"';

beforeAll(() => loadSentences('en', ['public', 'search']));

function results(name: string, body: DoctorCardBody[], link: string | null): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  const query = doctorPagesQuery({ country: 'TZ', q: name, limit: 10 });
  client.setQueryData(query.queryKey, { pages: [{ body, link }], pageParams: [query.initialPageParam] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: NOW, savesData: false }}>
          <NameResults name={name} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('the results under the home’s search field say which complaint was understood', () => {
  expect(results('moyo', [cardiologist], HEART)).toContain('Doctors for: Heart Problems');
});

test('they say nothing of a complaint for a name, nor when nobody was found', () => {
  expect(results('juma', [cardiologist], null)).not.toContain('Doctors for');
  expect(results('moyo', [], HEART)).not.toContain('Doctors for');
});
