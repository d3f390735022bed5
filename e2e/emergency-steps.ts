import type { Browser, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Person } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { signInByCode } from './sign-in.ts';

interface Outbox {
  readonly messages: readonly { readonly to: string; readonly text: string; readonly at: string }[];
}

/** Demo doctors on call whose patients other tests count: the tests do not accept emergencies for them. */
const COUNTED = ['+255784000212', '+254722000212'];

/** A new patient opens a browser, requests an emergency and pays for it; `doctorId` is the doctor asked for. */
export async function callDoctors(browser: Browser, person: Person, name: string, doctorId?: string): Promise<void> {
  const context = await openContext(browser, person);
  const { origin, language } = person;
  await signInByCode(context, origin, { name: `${name} Juma`, phone: freshNumber(), language });
  const page = await context.newPage();
  await payForEmergency(page, doctorId);
  await context.close();
}

/** Requests an emergency and pays for it, with a number whose payment succeeds by itself. */
export async function payForEmergency(page: Page, doctorId?: string): Promise<void> {
  await page.goto(doctorId === undefined ? '/emergency' : `/emergency?doctor=${doctorId}`);
  await page.locator('main form button[type=submit]').click();
  await page.locator('.pay-page input[name=tel]').fill(freshNumber('000'));
  await page.locator('.pay-bar button').click();
  await page.locator('.end.success').waitFor();
}

/**
 * Waits until at least `count` doctors got an SMS about this patient's ringing emergency and returns the links in them.
 * For the first minute only the doctor asked for is rung.
 */
export async function doctorLinks(origin: string, firstName: string, count = 1): Promise<string[]> {
  const end = performance.now() + (count > 1 ? 90_000 : 15_000);
  for (;;) {
    const links = await ringing(origin, firstName);
    if (links.length >= count) return links;
    if (performance.now() > end) throw new Error(`no doctor was rung for ${firstName}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function ringing(origin: string, firstName: string): Promise<string[]> {
  const { messages } = (await (await fetch(`${origin}/sandbox/outbox`)).json()) as Outbox;
  const links = messages
    .filter(({ to }) => !COUNTED.includes(to))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ text }) => /https?:\S+\/e\/\S+/.exec(text)?.[0])
    .filter((link) => link !== undefined);
  const states = await Promise.all(
    links.map(async (link) => {
      const answer = await fetch(link.replace('/e/', '/api/emergencies/'));
      const { data } = (await answer.json()) as { data: { state: string; patient_first_name: string } };
      return data.state === 'ringing' && data.patient_first_name === firstName;
    }),
  );
  return links.filter((_, index) => states[index]);
}
