import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { chromiumPath } from './chromium-path.ts';
import { openHttpsFront } from './https-front.ts';
import type { OwnAnswer } from './https-front.ts';
import { openWeakLink } from './weak-link.ts';
import type { LinkQuality, WeakLink } from './weak-link.ts';
import { removeDataDir, startBenchedProduct } from '../product-process.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { BenchedProduct } from '../product-process.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO BF7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A small Android phone, set to the time of its country as every phone is. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: ANDROID,
  timezoneId: 'Africa/Dar_es_Salaam',
} as const;

/** A laptop at work. */
export const LAPTOP = {
  viewport: { width: 1366, height: 768 },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const;

/** No limit, for benchmarks that count only bytes. */
export const FULL_SPEED: LinkQuality = { bitsPerSecond: 1e9, roundTrip: 0 };

export interface PublicProduct {
  /** The address for browsers: https and HTTP/2 through the link. */
  readonly origin: string;
  readonly product: BenchedProduct;
  readonly link: WeakLink;
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Starts the product as in production (TLS and HTTP/2 in front, brotli from the product itself) behind a link, and a
 * browser on the other side of it. `switches` are further arguments of the browser.
 */
export async function openPublicProduct(
  quality: LinkQuality,
  own: (product: BenchedProduct) => Promise<OwnAnswer>,
  switches: readonly string[] = [],
): Promise<PublicProduct> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const product = await startBenchedProduct({
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: 'loopback',
    SANDBOX: 'true',
    SEED_DEMO: 'true',
    RATE_LIMITS: 'true',
  });
  const front = await openHttpsFront(product.port, `localhost:${port}`, await own(product));
  const link = await openWeakLink(front.port, quality, port);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // The browser has to trust the self-made certificate. Otherwise it would not cache anything or run a service
    // worker.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${front.key}`,
      ...switches,
    ],
  });
  return {
    origin,
    product,
    link,
    browser,
    async close() {
      await browser.close();
      link.close();
      front.close();
      await product.stop();
      removeDataDir(product.dataDir);
    },
  };
}
