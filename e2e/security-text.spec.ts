import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PAYLOADS } from '../server/test/security/payloads.ts';
import { launchBrowser, openContext } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { signIn } from './sign-in.ts';
import { NOTHING, watchContext } from './watch-context.ts';
import type { Sightings } from './watch-context.ts';

const origin = inject('origin');
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Sightings;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await openContext(browser, { origin, device: 'desktop', language: 'sw' });
  seen = await watchContext(context, origin);
  page = await context.newPage();
  await signIn(page, { name: 'Asha Juma', phone: freshNumber() });
});
afterAll(async () => { await browser.close(); });

interface Called { readonly status: number; readonly body: { readonly data?: Record<string, unknown> } }

/** A call as our own page makes it. */
function call(method: string, path: string, body?: unknown): Promise<Called> {
  return page.evaluate(async ({ method: verb, path: address, body: given }) => {
    const me = (await (await fetch('/api/me')).json()) as { data: { csrf: string } };
    const reply = await fetch(address, {
      method: verb, headers: { 'content-type': 'application/json', 'x-csrf': me.data.csrf, 'idempotency-key': crypto.randomUUID() }, ...(given === undefined ? {} : { body: JSON.stringify(given) }),
    });
    return { status: reply.status, body: (await reply.json()) as { data?: Record<string, unknown> } };
  }, { method, path, body });
}

async function visit(address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main').waitFor();
  // Handlers that only run when somebody touches them.
  await page.evaluate(() => { for (const element of document.querySelectorAll('main *')) element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })); });
}

describe.each(PAYLOADS.map((payload) => [payload.slice(0, 50), payload] as const))('%s', (_, payload) => {
  test('is text as a name, as a search and as a wish in the address (V-07)', async () => {
    expect((await call('PATCH', '/api/me', { full_name: payload })).status).toBe(200);
    await visit('/more');
    expect(await page.locator('.more-name').textContent()).toBe(payload);
    await visit(`/doctors?q=${encodeURIComponent(payload)}`);
    await visit(`/auth?next=${encodeURIComponent(payload)}`);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(seen).toEqual(NOTHING);
  });
});

describe('as the reason of a visit and as the name of a payer', () => {
  const parts = [0, 1, 2].map((third) => PAYLOADS.filter((_, index) => index % 3 === third).join(' '));

  test.each(parts.map((reason, index) => ({ reason, index })))('part $index', async ({ reason, index }) => {
    const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&sort=soonest&limit=10`)).json()) as { id: string }[];
    const slots = (await (await fetch(`${origin}/api/doctors/${doctors[0]!.id}/slots?days=14`)).json()) as { data: { slots: { starts_at: string }[] } };
    const held = await call('POST', '/api/bookings', { doctor_id: doctors[0]!.id, starts_at: slots.data.slots.at(-1 - index)!.starts_at, reason: reason.slice(0, 1000) });
    expect(held.status).toBe(201);
    const id = String(held.body.data!['id']);
    await call('POST', '/api/payments/save', { booking_id: id, full_name: reason.slice(0, 200), phone: '0754000003' });
    for (const address of ['/', '/appointments', `/appointments/${id}`, `/pay/${id}`]) await visit(address);
    expect(seen).toEqual(NOTHING);
  });
});
