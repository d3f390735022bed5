import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { noteRequests } from './note-requests.ts';

export type Device = 'phone' | 'desktop';
export type Language = 'sw' | 'en' | 'fr';

export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A fake microphone and a fake camera with a test picture, allowed without a prompt. */
export const FAKE_MEDIA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the system's Chromium or the one in `CHROME_PATH`. `switches` are extra command line switches. */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const path = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((candidate) => candidate !== undefined && existsSync(candidate));
  return launch(path, switches);
}

/**
 * Starts Chromium's headless shell from `HEADLESS_SHELL_PATH`. It draws and runs pages like Chromium and opens them in
 * half the processor time, because it has no windows. It keeps no permission for notifications. Without the shell,
 * starts the whole browser.
 */
export function launchHeadlessShell(switches: readonly string[] = []): Promise<Browser> {
  const path = process.env['HEADLESS_SHELL_PATH'];
  return path === undefined ? launchBrowser(switches) : launch(path, switches);
}

async function launch(path: string | undefined, switches: readonly string[]): Promise<Browser> {
  const args = [...QUIET, ...switches];
  const browser = await chromium.launch({ args, ...(path === undefined ? {} : { executablePath: path }) });
  browser.on('context', noteRequests);
  return browser;
}

export interface Person {
  readonly origin: string;
  readonly device: Device;
  readonly language: Language;
  readonly dark?: boolean;
  readonly script?: boolean;
  /** Simulates the first launch, at which a phone offers registration. Otherwise the welcome counts as seen. */
  readonly firstLaunch?: boolean;
  /** Allows the service worker, which caches what an offline phone needs. */
  readonly offline?: boolean;
}

/**
 * Opens a separate browser context for one person, with device and language. The welcome counts as seen unless
 * `firstLaunch` is set.
 */
export async function openContext(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[person.device],
    baseURL: person.origin,
    locale: person.language,
    timezoneId: 'Africa/Dar_es_Salaam',
    colorScheme: person.dark === true ? 'dark' : 'light',
    javaScriptEnabled: person.script ?? true,
    serviceWorkers: person.offline === true ? 'allow' : 'block',
    reducedMotion: 'reduce',
  });
  if (person.firstLaunch !== true)
    await context.addInitScript(() => {
      localStorage.setItem('welcomed', '1');
    });
  await context.addCookies([{ name: 'lang', value: person.language, url: person.origin }]);
  return context;
}
