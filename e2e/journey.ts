import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
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
}

const PEOPLE = [
  { device: 'phone', language: 'sw' },
  { device: 'desktop', language: 'en' },
] as const satisfies readonly { device: Device; language: Language }[];

let serial = Number(`${process.pid}`.slice(-3)) * 7;

/** Sign-in numbers are spread over prefixes, because each prefix has a budget of codes per hour. */
function number(lastThree: string): string {
  serial += 1;
  return `075${String(1_000 + (serial * 37) % 8_999)}${lastThree}`;
}

/** One journey, walked by a Swahili speaker on a phone and an English speaker at a desk, each in a browser of their own. */
export function journey(name: string, steps: Steps, { people = PEOPLE, ...browserOf }: Setting = {}): void {
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
      page.on('console', (message) => { if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text()); });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await steps({ page, context, origin, device, language, t: (key, values) => say(language, key, values), number: (lastThree = '321') => number(lastThree) });
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
}
