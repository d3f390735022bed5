import { afterAll, describe, expect, inject, onTestFailed, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { WALKERS } from './walkers.ts';
import type { Walker } from './walkers.ts';
import { PATIENCE } from './patience.ts';
import { printPages } from './print-pages.ts';

export interface Journey {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly device: Device;
  readonly language: Language;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
  /**
   * A Tanzanian mobile number that nothing else uses in this run. Its last three digits choose how the sandbox behaves.
   */
  readonly number: (lastThree?: string) => string;
}

type Steps = (journey: Journey) => Promise<void>;

interface Setting {
  /** Who walks the journey, where device or language matters; by default one walker, in turn. */
  readonly people?: readonly Walker[];
  readonly firstLaunch?: boolean;
  readonly script?: boolean;
  readonly offline?: boolean;
  /** True if the journey breaks a script on purpose: errors of the page then do not fail it. */
  readonly mayBreak?: boolean;
  /** True if the journey needs what only the whole browser has: permission for notifications. */
  readonly wholeBrowser?: boolean;
}

let file: string | undefined;
let journeys = 0;
/** The browsers of the file, by the function that starts them. The first journey that needs one starts it. */
const browsers = new Map<typeof launchHeadlessShell, Promise<Browser>>();

/** Prepares what the journeys of a test file share. The length of the first one's name decides which walker begins. */
function beginFile(name: string): void {
  const { testPath } = expect.getState();
  if (testPath === file) return;
  file = testPath;
  journeys = name.length;
  afterAll(async () => {
    for (const browser of browsers.values()) await (await browser).close();
    browsers.clear();
  });
}

/**
 * Returns the next walker (a device with a language). The journeys of a file take the six walkers in turn, so each area
 * is tested in every language and on both devices.
 */
function nextWalker(): readonly Walker[] {
  const walker = WALKERS[journeys % WALKERS.length]!;
  journeys += 1;
  return [walker];
}

/**
 * A test that walks through the product like a person, in a browser context of its own: nothing of an earlier journey
 * is kept. It runs once, with the next walker, unless `people` names the walkers. Errors of the page, of hydration and
 * of the content security policy fail it.
 */
export function journey(
  name: string,
  steps: Steps,
  { people, mayBreak = false, wholeBrowser = false, ...browserOf }: Setting = {},
): void {
  const launch = wholeBrowser ? launchBrowser : launchHeadlessShell;
  beginFile(name);
  describe.each(people ?? nextWalker())(`${name} ($device, $language)`, ({ device, language }) => {
    const complaints: string[] = [];
    afterAll(async () => {
      // Journeys open further contexts for other people.
      for (const context of (await browsers.get(launch))?.contexts() ?? []) await context.close();
    });

    test('walks to its end', async () => {
      const origin = inject('origin');
      const browser = browsers.get(launch) ?? launch();
      browsers.set(launch, browser);
      const context = await openContext(await browser, {
        origin,
        device,
        language,
        ...browserOf,
      });
      const page = await context.newPage();
      onTestFailed(() => printPages(context));
      page.setDefaultTimeout(PATIENCE);
      await page.addInitScript(() => {
        addEventListener('error', ({ error }) => {
          const { cause } = (error ?? {}) as Error;
          if (cause !== undefined) console.error('The cause of an error:', (cause as Error).stack ?? cause);
        });
      });
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat|^The cause of an error/i.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!mayBreak) complaints.push(String(error));
      });
      await steps({
        page,
        context,
        origin,
        device,
        language,
        t: (key, values) => say(language, key, values),
        number: freshNumber,
      });
      expect(complaints).toEqual([]);
    });
  });
}
