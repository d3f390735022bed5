import type { Device, Language } from './browser.ts';

/** The person who walks a journey: the device and the language of the browser. */
export interface Walker {
  readonly device: Device;
  readonly language: Language;
}

export const SWAHILI_ON_PHONE = { device: 'phone', language: 'sw' } as const satisfies Walker;
export const ENGLISH_ON_DESKTOP = { device: 'desktop', language: 'en' } as const satisfies Walker;
export const FRENCH_ON_PHONE = { device: 'phone', language: 'fr' } as const satisfies Walker;
export const SWAHILI_ON_DESKTOP = { device: 'desktop', language: 'sw' } as const satisfies Walker;
export const ENGLISH_ON_PHONE = { device: 'phone', language: 'en' } as const satisfies Walker;
export const FRENCH_ON_DESKTOP = { device: 'desktop', language: 'fr' } as const satisfies Walker;

/** For a journey whose layout or steps differ between phone and desktop. */
export const BOTH_DEVICES: readonly Walker[] = [SWAHILI_ON_PHONE, ENGLISH_ON_DESKTOP];

/** Every language on every device; two that follow each other differ in both. */
export const WALKERS: readonly Walker[] = [
  SWAHILI_ON_PHONE,
  ENGLISH_ON_DESKTOP,
  FRENCH_ON_PHONE,
  SWAHILI_ON_DESKTOP,
  ENGLISH_ON_PHONE,
  FRENCH_ON_DESKTOP,
];
