import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { erasureQuery } from '../../api/erasure.ts';
import type { ErasureBody, ObstacleBody } from '../../api/erasure.ts';
import { createQueryClient } from '../../api/query.ts';
import { learnSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { EraseAccount } from './erase-account.tsx';

beforeAll(() => learnSentences('en', ['public', 'sign-in', 'booking']));

function drawn(erasure: Partial<ErasureBody>): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(erasureQuery().queryKey, { is_doctor: false, holds: 0, obstacles: [], ...erasure });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/more">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: 0, savesData: false }}><EraseAccount onKeep={() => undefined} /></SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

const ID = '01890000-0000-7000-8000-000000000001';
/** Every state that keeps an account: what is said of it, and where it can be changed. */
const STATES: Readonly<Record<ObstacleBody['kind'], readonly [string, string]>> = {
  appointment: ['paid appointment to come', `/appointments/${ID}`],
  emergency: ['emergency request is still open', `/appointments/${ID}`],
  call: ['time of your call', `/appointments/${ID}`],
  payment: ['payment is still under way', `/appointments/${ID}`],
  refund: ['owe you money back', `/appointments/${ID}`],
  patient_appointment: ['A patient has paid', '/doctor/dashboard?tab=appointments'],
  patient_emergency: ['took an emergency', '/doctor/dashboard?tab=appointments'],
  patient_visit: ['not closed yet', '/doctor/dashboard?tab=appointments'],
  earning: ['not in your balance yet', '/doctor/dashboard?tab=earnings'],
  withdrawal: ['withdrawal has not been paid out', '/doctor/dashboard?tab=earnings'],
  balance: ['still money in your balance', '/doctor/dashboard?tab=earnings'],
};

test.each(Object.entries(STATES))('%s: the page says why and links there, and offers no deletion', (kind, [words, address]) => {
  const html = drawn({ obstacles: [{ kind: kind as ObstacleBody['kind'], booking_id: address.endsWith('earnings') ? null : ID, starts_at: null }] });
  expect(html).toContain(words);
  expect(html).toContain(`href="${address}"`);
  expect(html).not.toContain('Delete account');
});

test('nothing in the way: it says what goes, what stays and what is let go', () => {
  const html = drawn({ holds: 2 });
  for (const words of ['Your name and phone number', 'Records of payments', '2 unpaid slots are let go', 'cannot come back', 'Delete account']) expect(html).toContain(words);
  expect(html).not.toContain('leave all lists');
  expect(drawn({ is_doctor: true })).toContain('you leave all lists');
});
