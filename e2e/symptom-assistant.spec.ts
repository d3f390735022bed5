import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { SAID, askAssistant, denyAll } from './assistant-screens.ts';
import { journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES, FRENCH_ON_PHONE } from './walkers.ts';

journey(
  'S29, S30: a baby who cannot suck is an emergency with two numbers; a sore throat is asked about and can be booked',
  async ({ page, origin, language, t }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/diagnosis');
    const send = page.getByRole('button', { name: t('assistant.send'), exact: true });
    await expect(send).toBeDisabled();
    await page.getByLabel(t('assistant.label')).fill('   ');
    await expect(send).toBeDisabled();
    await askAssistant(page, SAID.emergency[language]);
    await page.getByRole('heading', { name: t('assistant.urgency', { level: 'emergency' }) }).waitFor();
    await expect(page.locator('.answer a[href^="tel:"]')).toHaveCount(2);
    await expect(page.locator('.offered')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('assistant.still-doctor') })).toHaveAttribute('href', '/emergency');
    expect(await page.locator('.answer').evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: t('assistant.again') }).click();
    await askAssistant(page, SAID.throat[language]);
    await denyAll(page);
    await expect(page.locator('.answer h2')).not.toHaveText(t('assistant.urgency', { level: 'emergency' }), {
      useInnerText: true,
    });
    await page.getByRole('button', { name: t('assistant.helpful') }).click();
    await page.getByText(t('assistant.helped')).waitFor();
    const offered = await page.locator('.offered').count();
    expect([1, 2]).toContain(offered);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(t('assistant.agree')).check();
    await page.locator('.offered .button').first().click();
    await expect.poll(() => page.locator('textarea[name=reason]').inputValue()).toContain(SAID.throat[language]);
    expect(asked.filter((request) => /key=|api_key/i.test(request))).toEqual([]);
    expect(page.url()).not.toContain(encodeURIComponent(SAID.throat[language].slice(0, 8)));
    expect(new URL(page.url()).origin).toBe(origin);
  },
  { people: [...BOTH_DEVICES, FRENCH_ON_PHONE] },
);

journey('S31: the answer is in the language of the words, whatever the page speaks', async ({ page, language }) => {
  const other = language === 'fr' ? 'sw' : 'fr';
  await page.goto('/diagnosis');
  await askAssistant(page, SAID.throat[other]);
  await expect(page.locator('.answer [lang]').first()).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

journey(
  'the quick exit hides the answer at once, and going back does not show it',
  async ({ page, origin, language, t }) => {
    await page.goto('/more');
    await page.goto('/diagnosis');
    await askAssistant(page, SAID.violence[language]);
    await page.getByRole('link', { name: t('assistant.leave') }).click();
    await page.waitForURL('**/learnings');
    await expect(page.getByText(SAID.violence[language])).toHaveCount(0);
    await page.goBack();
    await page.waitForURL('**/more');
    expect(new URL(page.url()).origin).toBe(origin);
  },
);

journey('S29: from the home page, by keyboard only', async ({ page, language, t }) => {
  await page.goto('/');
  const field = page.locator('.symptom-words input');
  await page.locator('.symptom-invitation').scrollIntoViewIfNeeded();
  await field.focus();
  await page.keyboard.type(SAID.throat[language]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/diagnosis');
  await page.locator('.answer').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('answer');
  const chip = page.locator('.answer-question button[value=no]');
  for (let pressed = 0; pressed < 5; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await chip.evaluate((button) => button === document.activeElement)) break;
  }
  const before = await page.locator('#question').innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#question').allInnerTexts()).not.toContain(before);
  await expect(page.locator('.said').first()).toContainText(before.split('\n').at(-1)!, { useInnerText: true });
  await page.getByLabel(t('assistant.label-more')).focus();
  expect(page.url()).not.toContain('?');
});

journey(
  'asking, keeping a conversation, reading it again and deleting it, by keyboard only',
  async (walk) => {
    const { page, language } = walk;
    await signedIn(walk);
    await page.goto('/diagnosis');
    await page.locator('html.live').waitFor();
    await tabTo(page, '.ask-form textarea');
    await page.keyboard.type(SAID.throat[language]);
    await tabTo(page, '.ask-form button[type=submit]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('answer');
    await tabTo(page, '.answer-heard button');
    await tabTo(page, '.keep-conversation button');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '.notice.success a')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/diagnosis\/kept\/./);
    await page.locator('.told', { hasText: SAID.throat[language] }).waitFor();
    await tabTo(page, '.button.danger');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '[aria-labelledby=delete-sure] .button.secondary')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '.button.danger')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '[aria-labelledby=delete-sure] .button.secondary')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/diagnosis\/kept$/);
    await page.locator('h1').waitFor();
    await expect(page.locator('.kept-head')).toHaveCount(0);
  },
  { people: BOTH_DEVICES },
);

/** Tells whether what this names has the focus. */
function focused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Presses the tabulator until what this names has the focus. Throws if it never has. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await focused(page, selector)) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

journey(
  'S30: after four attempts the failure is said with two numbers, and the words stay',
  async ({ page, device, language, t }) => {
    let attempts = 0;
    await page.goto('/diagnosis');
    await page.locator('html.live').waitFor();
    await page.route('**/api/ai/ask', async (route) => {
      attempts += 1;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.locator('.ask-form textarea').fill(SAID.throat[language]);
    await page.locator('.ask-form button[type=submit]').click();
    await page.getByText(t(device === 'phone' ? 'assistant.chat-failed' : 'assistant.sorry')).waitFor();
    expect(attempts).toBe(4);
    await expect.poll(() => page.locator('.answer-failure a[href^="tel:"]').count()).toBeGreaterThan(0);
    await expect(page.locator('.ask-form textarea')).toHaveValue(SAID.throat[language]);
    await page.unroute('**/api/ai/ask');
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await page.locator('.answer').waitFor();
  },
  { people: BOTH_DEVICES },
);

journey(
  'without script: words, a chip and a correction are answered, and nothing typed is in an address',
  async ({ page, language, t }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/diagnosis');
    await page.getByLabel(t('assistant.label')).fill(SAID.throat[language]);
    await page.getByRole('button', { name: t('assistant.send'), exact: true }).click();
    await page.locator('.answer').waitFor();
    await expect(page.locator('.said')).toContainText(SAID.throat[language], { useInnerText: true });
    const question = await page.locator('#question').innerText();
    await page.locator('.answer-question button[value=no]').click();
    await page.locator('.answer').waitFor();
    expect(await page.locator('#question').allInnerTexts()).not.toContain(question);
    const heard = page.locator('.answer-heard button');
    const before = await heard.count();
    await heard.first().click();
    await page.locator('.answer').waitFor();
    expect(await heard.count()).toBeLessThan(before);
    await expect(page.locator('.untyped')).toHaveCount(0);
    expect(asked.filter((url) => /koo|throat|gorge/i.test(decodeURIComponent(url)))).toEqual([]);
  },
  { script: false, people: BOTH_DEVICES },
);
