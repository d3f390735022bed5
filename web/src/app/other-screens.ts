import type { ComponentType } from 'react';
import type { Catalogue } from '../shell/catalogue-file.ts';
import type { ScreenFile } from '../shell/screen-file.ts';

/**
 * The screens that a visitor does not need in order to find a doctor. They and what follows are listed in a file of
 * their own, because their names and those of the files that they need would make the first script larger.
 */
export const SCREENS = import.meta.glob<ScreenFile>([
  '../patient/{about,appointments,booking,care-plans,contact,diagnosis,family,learnings,medicines,more,payment,pregnancy,privacy,readings,terms}/*-screen.tsx',
  '../{call-screen,sign-in}/*-screen.tsx',
]);

/** The catalogues of sentences that none of the first screens uses. */
export const CATALOGUES = import.meta.glob<Catalogue>(
  '../../../locales/generated/*/{account,assistant,assistant-kept,family,learnings,lock,measuring,notices,pages,plans,pregnancy,readings,welcome}.json',
);

/** The dialog that opens over another screen, given the address of the screen that it shows. */
export const DIALOGS = import.meta.glob<{ default: ComponentType<{ path: string; search: string }> }>(
  '../patient/booking/booking-dialog.tsx',
);
