import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { site } from '../../testing/page-visits.ts';
import MoreScreen from './more-screen.tsx';

beforeEach(stopTime);

const SITE = { 'GET /api/site': site };
/** The address of each link, by its name. */
const links = (screen: Awaited<ReturnType<typeof openScreen>>) =>
  screen.names('link').map((name) => screen.get('link', name).getAttribute('href'));

test('leads a patient to everything that is the patient’s own, and to us', async () => {
  const screen = await openScreen(<MoreScreen />, {
    path: '/more',
    answers: {
      ...SITE,
      'GET /api/contact/unread': { unread: 2 },
      'GET /api/notices': { notices: [], unread: 3, next_cursor: null },
    },
  });
  expect(links(screen)).toEqual([
    '/more/who?next=/more',
    '/appointments',
    '/subscriptions/mine',
    '/more/notices',
    '/more/documents',
    '/more/health',
    '/medicines',
    '/more/family',
    '/contact#answers',
    '/more/account',
    '/more/devices',
    '/more/privacy-choices',
    '/privacy',
    '/emergency',
  ]);
  expect(screen.get('link', 'Notices 3 new')).toBeTruthy();
  expect(screen.get('link', 'Contact us 2 new answers')).toBeTruthy();
});

test('an applicant finds the application there, and nobody else a link to none', async () => {
  const answers = { ...SITE, 'GET /api/contact/unread': { unread: 0 } };
  const applied = await openScreen(<MoreScreen />, {
    path: '/more',
    answers: { ...answers, 'GET /api/doctor-application': { status: 'pending' } },
  });
  expect(links(applied)).toContain('/doctor/application-status');
  await applied.close();
  const without = await openScreen(<MoreScreen />, {
    path: '/more',
    answers: { ...answers, 'GET /api/doctor-application': null },
  });
  expect(links(without)).not.toContain('/doctor/application-status');
});

test('offers a visitor the plans and no page that needs an account', async () => {
  const screen = await openScreen(<MoreScreen />, { path: '/more', me: null, answers: SITE });
  expect(links(screen)).toEqual([
    '/auth?next=/more',
    '/appointments',
    '/subscriptions',
    '/contact',
    '/privacy',
    '/emergency',
  ]);
  expect(screen.sent()).toEqual([]);
});
