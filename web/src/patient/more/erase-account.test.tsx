import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { erasureQuery } from '../../api/erasure.ts';
import type { ErasureBody, ObstacleBody } from '../../api/erasure.ts';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { EraseAccount } from './erase-account.tsx';

beforeAll(() => loadSentences('en', ['public', 'sign-in', 'account']));

function drawn(erasure: Partial<ErasureBody>): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(erasureQuery().queryKey, { is_doctor: false, holds: 0, obstacles: [], plans: [], ...erasure });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/more">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: 0, savesData: false }}>
          <EraseAccount onKeep={() => undefined} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

const ID = '01890000-0000-7000-8000-000000000001';
/** Every obstacle to the deletion of an account: words of its explanation, and the address that it links to. */
const STATES: Readonly<Record<Exclude<ObstacleBody['kind'], 'staff_role'>, readonly [string, string]>> = {
  appointment: ['paid appointment to come', `/appointments/${ID}?leaving=1`],
  emergency: ['emergency request is still open', `/appointments/${ID}?leaving=1`],
  call: ['time of your call', `/appointments/${ID}?leaving=1`],
  payment: ['payment is still under way', `/appointments/${ID}?leaving=1`],
  refund: ['owe you money back', `/appointments/${ID}?leaving=1`],
  contest: ['not decided yet', `/appointments/${ID}?leaving=1`],
  patient_appointment: ['A patient has paid', '/doctor/dashboard?tab=appointments&amp;leaving=1'],
  patient_emergency: ['took an emergency', '/doctor/dashboard?tab=appointments&amp;leaving=1'],
  patient_visit: ['not closed yet', '/doctor/dashboard?tab=appointments&amp;leaving=1'],
  earning: ['not in your balance yet', '/doctor/dashboard?tab=earnings&amp;leaving=1'],
  withdrawal: ['withdrawal has not been paid out', '/doctor/dashboard?tab=earnings&amp;leaving=1'],
  balance: ['still money in your balance', '/doctor/dashboard?tab=earnings&amp;leaving=1'],
};

test.each(Object.entries(STATES))(
  '%s: the page says why and links there, and offers no deletion',
  (kind, [words, address]) => {
    const html = drawn({
      obstacles: [
        { kind: kind as ObstacleBody['kind'], booking_id: address.includes('earnings') ? null : ID, starts_at: null },
      ],
    });
    expect(html).toContain(words);
    expect(html).toContain(`href="${address}"`);
    expect(html).not.toContain('Delete account');
  },
);

test('somebody who works here reads that the role is taken away first, without a link that leads nowhere', () => {
  const html = drawn({ obstacles: [{ kind: 'staff_role', booking_id: null, starts_at: null }] });
  expect(html).toContain('take your role away first');
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('Delete account');
});

test('without obstacles the page says what is deleted, what is kept and which holds are released', () => {
  const html = drawn({ holds: 2 });
  for (const words of [
    'Your name, phone number and email',
    'Records of payments',
    '2 unpaid slots are let go',
    'cannot come back',
    'Delete account',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('leave all lists');
  expect(drawn({ is_doctor: true })).toContain('you leave all lists');
});

test('with a running care plan the page says what is given up and asks for it; one of today can be given back first', () => {
  const plan = { title: 'Family Care', calls_left: 3, ends_at: '2026-12-20T09:00:00.000Z', refundable: false };
  const html = drawn({ plans: [plan] });
  for (const words of ['give up what you have paid for', 'Family Care: 3 calls left', 'I give up this care plan'])
    expect(html).toContain(words);
  expect(html).not.toContain('/subscriptions/mine');
  expect(drawn({ plans: [{ ...plan, refundable: true }] })).toContain('href="/subscriptions/mine"');
});

test('money of a care plan that is under way leads to the care plans', () => {
  const html = drawn({ obstacles: [{ kind: 'payment', booking_id: null, starts_at: null }] });
  expect(html).toContain('href="/subscriptions/mine"');
  expect(html).toContain('Open my care plans');
});
