import type { BrowserContext } from 'playwright-core';
import { callDoctors, doctorLinks } from './emergency-steps.ts';
import { freshName } from './newcomers.ts';
import type { Visit } from './screen-list.ts';

/** The link of the emergency that was opened in a browser; the next screen continues with it. */
const opened = new WeakMap<BrowserContext, string>();

/** Opens the link of an emergency, as a doctor; another patient has just paid for it. */
export async function answerEmergency({ page, origin, device, language }: Visit): Promise<void> {
  const name = freshName();
  await callDoctors(page.context().browser()!, { origin, device, language }, name);
  const link = (await doctorLinks(origin, name))[0]!;
  opened.set(page.context(), link);
  await page.goto(link);
}

/** Accepts the emergency of the link that the browser opened last, as a doctor. */
export async function takeEmergency(visit: Visit): Promise<void> {
  const link = opened.get(visit.page.context());
  if (link === undefined) await answerEmergency(visit);
  else await visit.page.goto(link);
  await visit.page.locator('.answer-call').click();
  await visit.page.locator('a[href^="tel:"]').waitFor();
}
