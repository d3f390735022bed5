import type { Catalogue } from './catalogue-file.ts';
import type { ScreenFile } from './screen-file.ts';

/** The screens of doctors and staff, listed in a file of their own so that no patient loads their names. */
export const SCREENS = import.meta.glob<ScreenFile>(['../doctor/*/*-screen.tsx', '../staff/*-screen.tsx']);

/** The catalogues of sentences that only these screens use. */
export const CATALOGUES = import.meta.glob<Catalogue>(
  '../../../locales/generated/*/{application,audit,break-glass,cases,doctor-desk,payment-desk,review,safety,security,staff,staff-accounts}.json',
);
