import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { NAME_LENGTH, cleanPersonName } from '@tabibu/contract/person-name';
import { PAYLOADS } from '../server/test/security/payloads.ts';
import { launchHeadlessShell, openContext } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { originOfRun } from './start-product.ts';
import { signInByCode } from './sign-in.ts';
import { NOTHING, watchContext } from './watch-context.ts';
import type { Sightings } from './watch-context.ts';

let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Sightings;

test.beforeAll(async () => {
  origin = originOfRun();
  browser = await launchHeadlessShell();
  context = await openContext(browser, { origin, device: 'desktop', language: 'sw' });
  seen = await watchContext(context, origin);
  await signInByCode(context, origin, { name: 'Asha Juma', phone: freshNumber() });
  page = await context.newPage();
  await page.goto('/more');
});
test.afterAll(async () => {
  await browser.close();
});

interface Called {
  readonly status: number;
  readonly body: { readonly data?: Record<string, unknown> };
}

/** An API request as the pages of the product make it. */
function call(method: string, path: string, body?: unknown): Promise<Called> {
  return page.evaluate(
    async ({ method: verb, path: address, body: given }) => {
      const me = (await (await fetch('/api/me')).json()) as { data: { csrf: string } };
      const reply = await fetch(address, {
        method: verb,
        headers: { 'content-type': 'application/json', 'x-csrf': me.data.csrf, 'idempotency-key': crypto.randomUUID() },
        ...(given === undefined ? {} : { body: JSON.stringify(given) }),
      });
      return { status: reply.status, body: (await reply.json()) as { data?: Record<string, unknown> } };
    },
    { method, path, body },
  );
}

async function visit(address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main').waitFor();
  // Triggers handlers that run only on hover.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
}

for (const [name, payload] of PAYLOADS.map((payload) => [payload.slice(0, 50), payload] as const))
  test.describe(name, () => {
    test('is treated as text in a name, a search and the `next` address (V-07)', async () => {
      // Only letters of a name are kept (C42); the rest of the payload is text as well.
      const kept = cleanPersonName(payload.slice(0, NAME_LENGTH));
      expect((await call('PATCH', '/api/me', { full_name: payload.slice(0, NAME_LENGTH) })).status).toBe(
        kept === '' ? 422 : 200,
      );
      await visit('/more');
      if (kept !== '') await expect(page.locator('.more-name')).toHaveText(kept);
      await visit(`/doctors?q=${encodeURIComponent(payload)}`);
      await visit(`/auth?next=${encodeURIComponent(payload)}`);
      expect(new URL(page.url()).origin).toBe(origin);
      expect(seen).toEqual(NOTHING);
    });
  });

test.describe('as the reason of an appointment and as the name of a payer', () => {
  const parts = [0, 1, 2].map((third) => PAYLOADS.filter((_, index) => index % 3 === third).join(' '));

  for (const { reason, index } of parts.map((reason, index) => ({ reason, index })))
    test(`part ${index}`, async () => {
      const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&sort=soonest&limit=10`)).json()) as {
        id: string;
      }[];
      const slots = (await (await fetch(`${origin}/api/doctors/${doctors[0]!.id}/slots?days=14`)).json()) as {
        data: { slots: { starts_at: string }[] };
      };
      const held = await call('POST', '/api/bookings', {
        doctor_id: doctors[0]!.id,
        starts_at: slots.data.slots.at(-1 - index)!.starts_at,
        reason: reason.slice(0, 1000),
      });
      expect(held.status).toBe(201);
      const id = String(held.body.data!['id']);
      await call('POST', '/api/payments/save', {
        booking_id: id,
        full_name: reason.slice(0, 200),
        phone: '0754000003',
      });
      for (const address of ['/', '/appointments', `/appointments/${id}`, `/pay/${id}`]) await visit(address);
      expect(seen).toEqual(NOTHING);
    });
});
