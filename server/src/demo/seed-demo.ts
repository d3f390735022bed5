import { countryOf } from '@tabibu/contract/countries';
import { addDoctors, rememberNextFree } from '../modules/doctors/index.ts';
import { addTimeOff, addWeeks, slotsWithin } from '../modules/scheduling/index.ts';
import { putSetting } from '../modules/settings/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { DAY, MINUTE, later } from '../platform/time.ts';
import { demoDoctors } from './demo-doctors.ts';
import type { DemoDoctor } from './demo-doctors.ts';
import * as store from './store.ts';

/** Obvious examples that reach nobody: reserved names, and a number of the sandbox. */
const DEMO_SETTINGS = [
  ['printed_figures', true],
  ['contact_phone', '+255754000999'],
  ['contact_email', 'msaada@tabibu.example.org'],
  ['messaging_url', 'https://chat.example.org/tabibu'],
  ['support_hours', 'mon-sat 08:00-20:00'],
  ['answer_hours', 24],
  ['play_store_url', 'https://play.google.com/store/apps/details?id=org.example.tabibu'],
  ['app_store_url', 'https://apps.apple.com/app/example-tabibu/id0000000000'],
  ['facebook_url', 'https://www.facebook.com/example.tabibu'],
  ['instagram_url', 'https://www.instagram.com/example.tabibu'],
] as const;

/** How far ahead the first free time is searched. */
const SEARCH_HORIZON = 30 * DAY;
/** A slot that begins sooner cannot be booked. */
const MIN_LEAD_TIME = 15 * MINUTE;

/**
 * Adds the demo data once per database: doctors with weeks, absences and first free times, fixed figures for the
 * home page and example addresses. Several processes may start at once. Returns whether it added the data now.
 */
export async function seedDemo(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.one(store.raiseTimeouts);
    if ((await inside.db.maybe(store.markSeeded, { name: 'doctors', now })) === undefined) return false;
    const doctors = demoDoctors(now);
    await addDoctors(
      inside,
      doctors.map(({ profile }) => profile),
    );
    await addWeeks(inside, new Map(doctors.map(({ profile, week }) => [profile.id, week])));
    for (const { profile, away } of doctors) {
      if (away)
        await addTimeOff(inside, profile.id, { from: later(now, -DAY), to: later(now, SEARCH_HORIZON + 5 * DAY) });
    }
    for (const doctor of doctors) await rememberNextFree(inside, doctor.profile.id, freeTimes(doctor, now));
    for (const [key, value] of DEMO_SETTINGS) await putSetting(inside, key, value);
    return true;
  });
}

function freeTimes({ profile, week, away }: DemoDoctor, now: Date): Date[] {
  if (away) return [];
  const zone = countryOf(profile.country).timeZone!;
  return slotsWithin(week, { from: later(now, MIN_LEAD_TIME), to: later(now, SEARCH_HORIZON) }, zone);
}
