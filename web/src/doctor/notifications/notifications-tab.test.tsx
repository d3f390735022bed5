import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { Bell, Megaphone, TriangleAlert } from 'lucide';
import { notificationsQuery } from '../../api/notifications.ts';
import type { BellBody, BellTab } from '../../api/notifications.ts';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { Icon } from '../../ui/icon.tsx';
import NotificationsTab from './notifications-tab.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const told = (type: 'announcement' | 'alert' | 'other', read: boolean) => ({
  id: `${type}-${read}`,
  doctor_id: null,
  title: `A ${type}`,
  message: 'Words',
  type,
  read,
  created_at: '2026-11-20T05:00:00.000Z',
});

beforeAll(() => loadSentences('en', ['public', 'doctor-desk']));

function drawn(tab: BellTab, page: BellBody): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(notificationsQuery(tab).queryKey, page);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/dashboard">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: NOW, savesData: false }}>
          <AddressContext
            value={{
              path: '/doctor/dashboard',
              params: {},
              search: tab === 'unread' ? 'tab=notifications&show=unread' : 'tab=notifications',
            }}
          >
            <NotificationsTab />
          </AddressContext>
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('an empty list and an empty list of unread ones have their own sentences (DOC-DASH-18)', () => {
  const nothing = { notifications: [], unread: 0, next_cursor: null };
  expect(drawn('all', nothing)).toMatch(/No notifications.*You don&#x27;t have any notifications yet\./);
  expect(drawn('unread', nothing)).toMatch(/No notifications.*You&#x27;re all caught up!/);
  expect(drawn('all', nothing)).not.toContain('Mark all as read');
});

test('each type has its icon and word, unread ones a button, and the tab the number (DOC-DASH-15, 17)', () => {
  const html = drawn('all', {
    notifications: [told('announcement', false), told('alert', false), told('other', true)],
    unread: 12,
    next_cursor: null,
  });
  expect(html).toContain('Unread (12)');
  expect(html).toContain('href="/doctor/dashboard?tab=notifications&amp;show=unread"');
  for (const icon of [Megaphone, TriangleAlert, Bell])
    expect(html).toContain(renderToStaticMarkup(<Icon node={icon} size={22} />));
  expect(html.match(/>Mark as read</g)).toHaveLength(2);
});

test('a notification that was just marked as read leaves the list of unread ones', () => {
  expect(
    drawn('unread', { notifications: [told('alert', true), told('other', false)], unread: 1, next_cursor: null }),
  ).not.toContain('A alert');
});
