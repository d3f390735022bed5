import { test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { codeIn } from '../server/test/code-in.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestOptions, TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { PATIENCE } from './patience.ts';
import { closeContexts } from './close-contexts.ts';
import { takeSession } from './visitor-session.ts';

/** A browser page of one person, and the sentences in the person's language. */
export interface Side {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
}

interface SideWishes {
  readonly device: Device;
  readonly language: Language;
  /** The person who is signed in; nobody by default. */
  readonly visitor?: Visitor;
  readonly offline?: boolean;
  readonly dark?: boolean;
}

/**
 * A product and a browser for one test file, with access to the product's clock and tables. They start before the tests
 * of the file and stop afterwards.
 */
export class OwnStage {
  product!: TestProduct;
  browser!: Browser;

  constructor(options: Pick<TestOptions, 'port'> = {}) {
    test.beforeAll(async () => {
      this.product = await openTestProduct({ pages: true, start: soon(), ...options });
      this.browser = await launchHeadlessShell();
    });
    // Each test opens its own sides: nothing of the one before is kept.
    test.afterEach(() => closeContexts(this.browser));
    test.afterAll(async () => {
      await this.browser.close();
      await this.product.close();
    });
  }

  get origin(): string {
    return this.product.url.replace('127.0.0.1', 'localhost');
  }

  async side({ device, language, visitor, offline = false, dark = false }: SideWishes): Promise<Side> {
    await visitor?.patch('/api/me', { language });
    const context = await openContext(this.browser, { origin: this.origin, device, language, offline, dark });
    if (visitor) await takeSession(context, visitor);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return { page, context, t: (key, values) => say(language, key, values) };
  }

  /** Returns the newest code that was sent to a number. */
  async codeSentTo(phone: string): Promise<string> {
    await this.product.settle();
    return codeIn((await messagesTo(this.product, phone)).toReversed()) ?? '';
  }

  /** Fills in the sign-in form on the page and types the code that was sent. */
  async fillSignIn(page: Page, phone: string, name: string): Promise<void> {
    await page.locator('html.live').waitFor();
    await page.locator('input[name=name]:visible').fill(name);
    await page.locator('input[name=tel]:visible').fill(phone);
    await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
    await page.locator('input[name=code]').waitFor();
    await page.locator('input[name=code]').fill(await this.codeSentTo(phone));
  }
}
