import type { Browser, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { deviceWindow } from './device-window.ts';
import type { Screen, Visit } from './screen-list.ts';
import { lookLow, lookNarrow, lookOn } from './screen-looks.ts';
import type { Theme } from './screen-looks.ts';
import { settling } from './settling.ts';
import { switchLanguage } from './switch-language.ts';
import { watchContext } from './watch-context.ts';
import type { Sightings } from './watch-context.ts';
import { within } from './within.ts';

/** How a screen is looked at in each language; the first look is the one in which it may be opened. */
const LOOKS: readonly (readonly [Language, ...(readonly [Device, Theme])[]])[] = [
  ['sw', ['phone', 'light'], ['desktop', 'dark']],
  ['fr', ['phone', 'dark']],
  ['en', ['desktop', 'light']],
];

/** One browser that goes from screen to screen. */
export interface ScreenWalk {
  readonly page: Page;
  /** What the browser has seen so far that must not be. */
  readonly seen: Sightings;
  /** How the browser stands now. */
  visit(): Visit;
  settle(): Promise<void>;
  /**
   * Opens a screen and returns its faults: accessibility violations and missing sentences (S35), card fields (V-06,
   * P-09), a page wider than its window, what is cut off at 320 px, what stands still in a low window. Language, theme
   * and device are switched on the open screen, because opening a screen takes longer than looking at it. In which
   * language it is opened goes round from screen to screen, so that no language is only ever switched to.
   */
  inspect(screen: Screen): Promise<string[]>;
}

/** Starts a walk with nobody signed in. It ends with the browser. */
export async function startScreenWalk(browser: Browser, origin: string): Promise<ScreenWalk> {
  let language: Language = LOOKS[0]![0];
  let device: Device = 'desktop';
  const context = await openContext(browser, { origin, device, language });
  const seen = await watchContext(context, origin);
  const page = await context.newPage();
  const window = await deviceWindow(page);
  const settle = settling(page);
  const visit = (): Visit => ({ page, origin, device, language });

  const speak = async (next: Language) => {
    await within(`switch its language to ${next}`, switchLanguage(page, next));
    language = next;
    // What is asked for anew in another language stands at half strength until it is there.
    await settle();
  };

  const inspectOn = async (devices: readonly Device[], { open }: Screen) => {
    const found: string[] = [];
    // The language in which the browser stands comes first, so it stands in another when the next screen is opened.
    const here = LOOKS.findIndex(([spoken]) => spoken === language);
    for (const [place, [spoken, ...all]] of [...LOOKS.slice(here), ...LOOKS.slice(0, here)].entries()) {
      const looks = all.filter(([on]) => devices.includes(on));
      if (place === 0) {
        device = looks[0]?.[0] ?? devices[0]!;
        await within(`show a ${device}`, window.show(device));
        await open(visit());
        await settle();
      } else await speak(spoken);
      const look = { page, window, language: spoken, settle };
      for (const [on, theme] of looks) found.push(...(await lookOn(look, on, theme)));
      if (!devices.includes('phone')) continue;
      found.push(...(await lookNarrow(look)));
      if (spoken === 'sw') found.push(...(await lookLow(look)));
    }
    return found;
  };

  return {
    page,
    seen,
    visit,
    settle,
    async inspect(screen) {
      // A screen with an address for each device is opened on both.
      if (screen.perDevice !== true) return inspectOn(['phone', 'desktop'], screen);
      return [...(await inspectOn(['phone'], screen)), ...(await inspectOn(['desktop'], screen))];
    },
  };
}
