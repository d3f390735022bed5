import type { ScreenFile } from './routes.tsx';

/** Where the screens are behind the search for a doctor. A file of its own: their names would make the first script heavier. */
export const OTHER_SCREENS = import.meta.glob<ScreenFile>([
  '../patient/{about,appointments,booking,call,care-plans,contact,diagnosis,learnings,more,payment,privacy,sign-in,terms,verify}/*-screen.tsx', '../doctor/*/*-screen.tsx',
]);
