import { expect } from '@playwright/test';
import { builtScript, scriptsOnlyOf } from './built-script.ts';
import { journey } from './journey.ts';
import { enterCode } from './sign-in.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const SHEET = `**${builtScript('src/sign-in/welcome-sheet.tsx')}`;
/** What signing in needs beside what a first visit shows anyway. */
const FORM = scriptsOnlyOf(
  'src/sign-in/sign-in-screen.tsx',
  'src/patient/home/home-screen.tsx',
  'src/sign-in/welcome-sheet.tsx',
);

journey(
  'S01: the first launch on a phone asks for language and country alone, and registering works',
  async ({ page, t, number }) => {
    await page.goto('/');
    const sheet = page.getByRole('dialog');
    await sheet.getByText(t('welcome.title')).waitFor();
    await expect(sheet.getByRole('radio')).toHaveCount(3);
    await expect(sheet.locator('select')).toHaveValue('TZ');
    await expect(sheet.locator('input:not([type=radio])')).toHaveCount(0);
    // Nobody who is here for the first time pays for the form of signing in before it is wanted.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // One file of it asks the device for its country, which a first visit does too.
    expect(FORM.length).toBeGreaterThan(3);
    expect(loaded.filter((file) => FORM.includes(file)).length).toBeLessThanOrEqual(1);
    await sheet.getByRole('button', { name: t('welcome.go-on'), exact: true }).click();
    await page.goto('/auth');
    const form = page.locator('form:has(input[name=tel])');
    await expect(form.locator('select[name=country]')).toHaveValue('TZ');
    await expect(form.locator('select[name=language]')).toHaveValue('sw');
    await expect(page.locator('input[type=email], input[name=email]')).toHaveCount(0);

    await form.locator('button[type=submit]').click();
    await page.getByText('Jina kamili linahitajika').waitFor();
    await page.getByText('Namba ya simu inahitajika').waitFor();

    await form.locator('input[name=name]').fill('Neema Mushi');
    await form.locator('input[name=tel]').fill('12345');
    await form.locator('button[type=submit]').click();
    await page.getByText(t('sign-in.phone-invalid')).waitFor();
    await expect(form.locator('input[name=name]')).toHaveValue('Neema Mushi');

    await form.locator('input[name=tel]').fill(number());
    await form.locator('button[type=submit]').click();
    await enterCode(page);
    await page.getByRole('heading', { name: /Neema/ }).waitFor();
  },
  { people: [SWAHILI_ON_PHONE], firstLaunch: true },
);

journey(
  'the welcome sheet does not open for a person who types, touches or scrolls',
  async ({ page, context }) => {
    const began: Record<string, () => Promise<void>> = {
      typing: () => page.locator('.home-bar input[name=q]').pressSequentially('moyo na', { delay: 900 }),
      touch: () => page.locator('.ask-heading').tap(),
      scroll: () => page.evaluate(() => scrollTo(0, 40)),
    };
    for (const [what, begin] of Object.entries(began)) {
      await page.goto('/');
      await begin();
      await page.waitForTimeout(4500);
      expect([what, await page.locator('dialog[open]').count()]).toEqual([what, 0]);
      if (what === 'typing') await expect(page.locator('.home-bar input[name=q]')).toHaveValue('moyo na');
    }
    expect(
      (await context.storageState()).origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
    ).not.toContain('welcomed');
  },
  { people: [SWAHILI_ON_PHONE], firstLaunch: true },
);

journey(
  'the welcome sheet does not open after a touch, typing or scrolling while its code is loading, nor over a dialog',
  async ({ page }) => {
    const began: Record<string, () => Promise<unknown>> = {
      'a touch while its code is fetched': () => page.locator('.ask-heading').tap(),
      'a scroll while its code is fetched': () => page.evaluate(() => scrollTo(0, 40)),
      'words from the keyboard without a key': () =>
        page.evaluate(() => {
          const field = document.querySelector<HTMLInputElement>('.home-bar input[name=q]')!;
          field.value = 'moyo';
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }),
      'a dialog': () =>
        page.evaluate(() => {
          document.body.append(Object.assign(document.createElement('dialog'), { open: true, className: 'other' }));
        }),
    };
    for (const [what, begin] of Object.entries(began)) {
      let asked: (() => void) | undefined;
      const code = new Promise<void>((resolve) => {
        asked = resolve;
      });
      let goOn: (() => void) | undefined;
      const hasBegun = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      // The code of the sheet arrives only afterwards: what the person does meanwhile counts too.
      await page.route(SHEET, async (route) => {
        asked?.();
        await hasBegun;
        await route.continue();
      });
      await page.goto('/');
      await code;
      await begin();
      goOn?.();
      await page.waitForTimeout(1500);
      expect([what, await page.locator('dialog.sheet[open]').count()]).toEqual([what, 0]);
      await page.unroute(SHEET);
    }
  },
  { people: [SWAHILI_ON_PHONE], firstLaunch: true },
);
