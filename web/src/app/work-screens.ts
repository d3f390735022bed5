import type { ComponentType } from 'react';
import type { Catalogue } from '../shell/catalogue-file.ts';
import type { RingProps } from '../shell/ring-props.ts';
import type { ScreenFile } from '../shell/screen-file.ts';

/**
 * The screens of doctors, of staff, of whoever joins a call by a link and of whoever checks a document, listed in a
 * file of their own so that no patient loads their names.
 */
export const SCREENS = import.meta.glob<ScreenFile>(['../{doctor/*,join,staff,verify}/*-screen.tsx']);

/** The catalogues of sentences that only these screens use. */
export const CATALOGUES = import.meta.glob<Catalogue>(
  '../../../locales/generated/*/{announcement-desk,application,articles,audit,banners,booking-desk,break-glass,caller-booking,care-plans,cases,complaint-desk,doctor,doctor-changes,doctor-desk,doctors-desk,exchange-rates,fees,house,house-day,palette,payment-desk,payment-story,reports,review,safety,security,staff,staff-accounts,subscriptions,verify}.json',
);

/** What shows and rings emergencies on every page of a doctor. */
export const RING = import.meta.glob<{ default: ComponentType<RingProps> }>('../doctor/ringing/page-ring.tsx');
