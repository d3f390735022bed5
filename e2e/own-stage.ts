import { afterAll, beforeAll } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';

/** One person in a browser. */
export interface Side {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
}

interface SideWishes {
  readonly device: Device;
  readonly language: Language;
  /** Whose session the browser has; nobody's if it is not given. */
  readonly visitor?: Visitor;
  readonly offline?: boolean;
}

/** A product of this test file's own, with its clock and tables in reach, and a browser: opened before its tests, closed after them. */
export class OwnStage {
  product!: TestProduct;
  browser!: Browser;

  constructor() {
    beforeAll(async () => {
      this.product = await openTestProduct({ pages: true });
      this.browser = await launchBrowser();
    });
    afterAll(async () => {
      await this.browser.close();
      await this.product.close();
    });
  }

  get origin(): string {
    return this.product.url.replace('127.0.0.1', 'localhost');
  }

  async side({ device, language, visitor, offline = false }: SideWishes): Promise<Side> {
    await visitor?.patch('/api/me', { language });
    const context = await openContext(this.browser, { origin: this.origin, device, language, offline });
    await context.addCookies([...(visitor?.cookies ?? [])].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true })));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return { page, context, t: (key, values) => say(language, key, values) };
  }
}
