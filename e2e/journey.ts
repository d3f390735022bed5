import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { WALKERS } from './walkers.ts';
import type { Walker } from './walkers.ts';
import { PATIENCE } from './patience.ts';
import { closeContexts } from './close-contexts.ts';
import { originOfRun } from './start-product.ts';

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

/** How far the walkers have come in each file that has journeys. */
const turns = new Map<string, number>();
/** The browsers of the file, by the function that starts them. The first journey that needs one starts it. */
const browsers = new Map<typeof launchHeadlessShell, Promise<Browser>>();

/** Prepares what the journeys of a test file share, with its first journey. */
function beginFile(): void {
  test.afterEach(async () => {
    for (const browser of browsers.values()) await closeContexts(await browser);
  });
  test.afterAll(async () => {
    for (const browser of browsers.values()) await (await browser).close();
    browsers.clear();
  });
}

/**
 * Returns the next walker (a device with a language). The journeys of a file take the six walkers in turn, so each area
 * is tested in every language and on both devices. The length of the first one's name decides who begins.
 */
function nextWalker(file: string): readonly Walker[] {
  const turn = turns.get(file)!;
  turns.set(file, turn + 1);
  return [WALKERS[turn % WALKERS.length]!];
}

/** Returns the name of the test file that is being loaded. */
function fileNow(): string {
  return /[\w-]+\.spec\.ts/.exec(new Error('where').stack!)![0];
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
  const file = fileNow();
  if (!turns.has(file)) {
    turns.set(file, name.length);
    beginFile();
  }
  for (const { device, language } of people ?? nextWalker(file))
    test(`${name} (${device}, ${language})`, async () => {
      const complaints: string[] = [];
      const origin = originOfRun();
      const browser = browsers.get(launch) ?? launch();
      browsers.set(launch, browser);
      const context = await openContext(await browser, { origin, device, language, ...browserOf });
      const page = await context.newPage();
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
}
