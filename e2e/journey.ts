import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';

export interface Journey {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly device: Device;
  readonly language: Language;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
  /** A mobile number of Tanzania that nobody else uses in this run; its last three digits choose the sandbox's behaviour. */
  readonly number: (lastThree?: string) => string;
}

type Steps = (journey: Journey) => Promise<void>;

interface Setting {
  readonly people?: readonly { device: Device; language: Language }[];
  readonly firstLaunch?: boolean;
  readonly script?: boolean;
  readonly offline?: boolean;
  /** The journey breaks a script of the page on purpose: errors of the page are no complaint. */
  readonly mayBreak?: boolean;
  /** Milliseconds, for a journey that has to wait for something. */
  readonly timeout?: number;
}

const PEOPLE = [
  { device: 'phone', language: 'sw' },
  { device: 'desktop', language: 'en' },
] as const satisfies readonly { device: Device; language: Language }[];

/** One journey, walked by a Swahili speaker on a phone and an English speaker at a desk, each in a browser of their own. */
export function journey(name: string, steps: Steps, { people = PEOPLE, timeout, mayBreak = false, ...browserOf }: Setting = {}): void {
  describe.each(people)(`${name} ($device, $language)`, ({ device, language }) => {
    let browser: Browser;
    let context: BrowserContext;
    const complaints: string[] = [];
    beforeAll(async () => { browser = await launchBrowser(); });
    afterAll(async () => { await browser.close(); });

    test('walks to its end', async () => {
      const origin = inject('origin');
      context = await openContext(browser, { origin, device, language, ...browserOf });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('console', (message) => { if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text()); });
      page.on('pageerror', (error) => { if (!mayBreak) complaints.push(String(error)); });
      await steps({ page, context, origin, device, language, t: (key, values) => say(language, key, values), number: freshNumber });
      expect(complaints).toEqual([]);
      await context.close();
    }, timeout);
  });
}
