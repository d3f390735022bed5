import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { codeIn } from '../server/test/code-in.ts';
import type { Language } from './browser.ts';

export interface Newcomer {
  readonly name: string;
  readonly phone: string;
}

/** Fills in the sign-in form and enters the code that the sandbox shows on the same page. */
export async function fillSignIn(page: Page, { name, phone }: Newcomer): Promise<void> {
  await page.locator('input[name=name]:visible').fill(name);
  await page.locator('input[name=tel]:visible').fill(phone);
  await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
  await enterCode(page);
}

/** Reads the code from the sandbox's message on the page and types it. */
export async function enterCode(page: Page): Promise<void> {
  const message = page.locator('.sandbox-text');
  await message.filter({ hasText: /\d{6}/ }).waitFor();
  const code = /\b\d{6}\b/.exec(await message.innerText())?.[0] ?? '';
  await page.locator('input[name=code]').fill(code);
}

/** Signs in on the screens, as a person does, and waits for the home page. */
export async function signInOnScreens(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, newcomer);
  await page.waitForURL((url) => url.pathname === '/');
}

interface Account extends Newcomer {
  readonly country?: string;
  readonly language?: Language;
  readonly role?: 'doctor';
}

/**
 * Signs a browser in through the API: requests a code, reads it from the sandbox's outbox and sends it. The session is
 * in the browser's cookies afterwards.
 */
export async function signInByCode(
  context: BrowserContext,
  origin: string,
  { name, phone, country = 'TZ', language = 'sw', role }: Account,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const reply = await context.request.post(`${origin}${path}`, { data, headers: { origin, 'x-csrf': 'visitor' } });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return ((await reply.json()) as { data: { challenge_id: string; sandbox_outbox: string } }).data;
  };
  const asked = await post('/api/auth/code', { full_name: name, phone, country, language, ...(role && { role }) });
  const code = await codeInSandbox(origin + asked.sandbox_outbox);
  await post('/api/auth/verify', { challenge_id: asked.challenge_id, code });
}

/** Returns the newest code at this address of the sandbox's outbox. Throws after a minute. */
async function codeInSandbox(outbox: string): Promise<string> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(50)) {
    const { messages } = (await (await fetch(outbox)).json()) as { messages: { text: string }[] };
    const code = codeIn(messages.map(({ text }) => text));
    if (code !== undefined) return code;
  }
  throw new Error(`no code arrived at ${outbox}`);
}
