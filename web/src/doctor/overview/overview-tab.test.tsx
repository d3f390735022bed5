import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { overviewQuery, queueQuery } from '../../api/doctor-day.ts';
import type { DoctorOverviewBody } from '../../api/doctor-day.ts';
import { earningsQuery } from '../../api/earnings.ts';
import { createQueryClient, rememberAnswers } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import OverviewTab from './overview-tab.tsx';

const day = {
  queue: { late: [], waiting: [] },
  next: [],
  activity: [],
  delay: { would_tell: 0, again_at: null },
  doctor: { time_zone: 'Africa/Nairobi' },
};
const figures = { appointments_today: 2, patients: 5, rating: 4.2, rating_count: 91 };
const REFUSED = { code: 'internal-error', status: 500, params: {}, detail: '' } as const;

beforeAll(() => loadSentences('en', ['public', 'doctor-desk']));

function drawn(changed: Partial<typeof figures>, refused: readonly (readonly unknown[])[] = [], delay = {}): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(overviewQuery().queryKey, {
    ...day,
    delay: { ...day.delay, ...delay },
    figures: { ...figures, ...changed },
  } as unknown as DoctorOverviewBody);
  rememberAnswers(
    client,
    [],
    refused.map((key) => [key, REFUSED] as const),
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/dashboard">
        <SessionProvider
          opening={{ language: 'en', country: 'KE', now: Date.parse('2026-11-20T06:00:00Z'), savesData: false }}
        >
          <OverviewTab />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('earnings that could not be loaded: an alert with a button to try again (DOC-DASH-35)', () => {
  expect(drawn({}, [earningsQuery().queryKey])).toMatch(/role="alert".*Failed to load earnings.*Try again/);
  expect(drawn({})).not.toContain('role="alert"');
});

test('a waiting room that could not be loaded: an alert with a button to try again (DOC-DASH-35)', () => {
  expect(drawn({}, [queueQuery().queryKey])).toMatch(/role="alert".*Who is waiting could not be loaded.*Try again/);
});

test.each([
  [5, 0, 'no ratings yet'],
  [5, 2, '2 ratings; the average shows from 3 on'],
])('a start rating of %i with %i ratings is not shown as an average', (rating, count, note) => {
  expect(drawn({ rating, rating_count: count })).toContain(
    `<dd class="numbers">–<span class="small muted">${note}</span>`,
  );
});

test('from three ratings on, the average is shown with their number', () => {
  expect(drawn({})).toContain('<dd class="numbers">4.2<span class="small muted">91 ratings</span>');
});

test('those who called off after they were told of a delay are not said to come still', () => {
  const told = { state: 'told', minutes: 10, count: 13, at: '2026-11-20T05:10:00Z' };
  const page = drawn({}, [], { last: { ...told, still_come: 11 } });
  expect(page).toContain('13 patients were told at 08:10 that you run 10 minutes late. 11 of them are still coming.');
  expect(drawn({}, [], { last: { ...told, still_come: 13 } })).not.toContain('of them');
});
