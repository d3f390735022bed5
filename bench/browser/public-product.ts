import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { chromiumPath } from './chromium-path.ts';
import { openHttpsFront } from './https-front.ts';
import type { OwnAnswer } from './https-front.ts';
import { openWeakLink } from './weak-link.ts';
import type { LinkQuality, WeakLink } from './weak-link.ts';
import { freePort, removeDataDir, startBenchedProduct } from '../product-process.ts';
import type { BenchedProduct } from '../product-process.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO BF7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A small Android phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: ANDROID } as const;

/** No limit: only bytes are counted. */
export const FULL_SPEED: LinkQuality = { bitsPerSecond: 1e9, roundTrip: 0 };

export interface PublicProduct {
  /** Where browsers reach it: https, HTTP/2, over the link. */
  readonly origin: string;
  readonly product: BenchedProduct;
  readonly link: WeakLink;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The product as in production (TLS and HTTP/2 in front, brotli from the product itself), behind a link, with a browser on the other side. */
export async function openPublicProduct(quality: LinkQuality, own: (product: BenchedProduct) => Promise<OwnAnswer>): Promise<PublicProduct> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const product = await startBenchedProduct({ NODE_ENV: 'production', PUBLIC_URL: origin, TRUSTED_PROXIES: 'loopback', SANDBOX: 'true', SEED_DEMO: 'true', RATE_LIMITS: 'true' });
  const front = await openHttpsFront(product.port, `localhost:${port}`, await own(product));
  const link = await openWeakLink(front.port, quality, port);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // The certificate is made for this run. The browser has to believe it, or it would keep nothing in its cache and run no service worker.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--ignore-certificate-errors-spki-list=${front.key}`],
  });
  return {
    origin, product, link, browser,
    async close() {
      await browser.close();
      link.close();
      front.close();
      await product.stop();
      removeDataDir(product.dataDir);
    },
  };
}
