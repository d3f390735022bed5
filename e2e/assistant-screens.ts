import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import type { Screen, Visit } from './screen-list.ts';

/** What people write to the symptom assistant, in their language. */
export const SAID = {
  emergency: {
    sw: 'mtoto wangu ana homa na hawezi kunyonya',
    en: 'my baby has a fever and cannot suck',
    fr: 'mon bébé a de la fièvre et ne tète plus',
  },
  unclear: {
    sw: 'dada yangu anasema ni kama dharura',
    en: 'my sister says that it is like an emergency',
    fr: 'ma sœur dit que c’est comme une urgence',
  },
  throat: {
    sw: 'koo linauma kidogo tangu jana',
    en: 'I have had a mild sore throat since yesterday',
    fr: 'j’ai un peu mal à la gorge depuis hier',
  },
  violence: {
    sw: 'mume wangu ananipiga na ninaogopa',
    en: 'my husband beats me and I am afraid',
    fr: 'mon mari me bat et j’ai peur',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Asks the assistant and waits for the answer, shown whole. */
export async function askAssistant(page: Page, words: string): Promise<void> {
  const answers = page.locator('.answer');
  await page.locator('.ask-form textarea').fill(words);
  await page.locator('.ask-form button[type=submit]').click();
  await answers.waitFor();
  await showWhole(page);
}

/** Shows the answer whole if it is still being typed out. */
export async function showWhole(page: Page): Promise<void> {
  await page.locator('.answer > header').click();
  await page.locator('.untyped').first().waitFor({ state: 'detached' });
}

const answered =
  (what: keyof typeof SAID) =>
  async ({ page, language }: Visit): Promise<void> => {
    await page.goto('/diagnosis');
    await askAssistant(page, SAID[what][language]);
  };

/** Answers questions with "no" until the assistant asks none. */
export async function denyAll(page: Page): Promise<void> {
  for (let asked = 0; asked < 6; asked += 1) {
    const no = page.locator('.answer-question button[value=no]');
    if ((await no.count()) === 0) return;
    const before = await page.locator('#question').innerText();
    await no.click();
    await page.waitForFunction((text) => document.querySelector<HTMLElement>('#question')?.innerText !== text, before);
    await showWhole(page);
  }
}

/** Lets no question reach the server, until the next page. An aborted request would be an error on the console. */
function failToAsk(): void {
  const send = window.fetch.bind(window);
  window.fetch = (...call) =>
    typeof call[0] === 'string' && call[0].includes('/api/ai/ask') ? Promise.reject(new TypeError()) : send(...call);
}

/** Keeps a conversation and opens it. */
async function keep(visit: Visit): Promise<void> {
  const { page } = visit;
  await answered('throat')(visit);
  await page.locator('.keep-conversation button').click();
  await page.locator('.notice.success a').click();
  await page.waitForURL(/\/diagnosis\/kept\/./);
  await page.locator('.told').waitFor();
}

/** The states of the symptom assistant. */
export const ASSISTANT_SCREENS: readonly Screen[] = [
  { name: 'diagnosis-emergency', open: answered('emergency') },
  { name: 'diagnosis-unclear', open: answered('unclear') },
  { name: 'diagnosis-question', open: answered('throat') },
  {
    name: 'diagnosis-self-care',
    open: async (visit) => {
      await answered('throat')(visit);
      await denyAll(visit.page);
    },
  },
  { name: 'diagnosis-discreet', open: answered('violence') },
  {
    name: 'diagnosis-failed',
    open: async ({ page, language }) => {
      await page.goto('/diagnosis');
      await page.evaluate(failToAsk);
      await page.locator('.ask-form textarea').fill(SAID.throat[language]);
      await page.locator('.ask-form button[type=submit]').click();
      await page.locator('.answer-failure').waitFor();
    },
  },
  { name: 'diagnosis-kept', of: 'patient', open: keep },
  {
    name: 'diagnosis-list',
    of: 'patient',
    open: async (visit) => {
      await keep(visit);
      await visit.page.goto('/diagnosis/kept');
      await visit.page.locator('.kept-head').first().waitFor();
    },
  },
];
