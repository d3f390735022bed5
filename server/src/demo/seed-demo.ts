import { countryOf } from '@tabibu/contract/countries';
import { addDoctors, rememberNextFree } from '../modules/doctors/index.ts';
import { addTimeOff, addWeeks, slotsWithin } from '../modules/scheduling/index.ts';
import { putSetting } from '../modules/site/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { DAY, MINUTE, later } from '../platform/time.ts';
import { demoDoctors } from './demo-doctors.ts';
import type { DemoDoctor } from './demo-doctors.ts';
import * as store from './store.ts';

/** How far ahead the first free time is looked for, and how long an absent doctor is away. */
const AHEAD = 30 * DAY;
/** Nobody books a slot that begins sooner. */
const LEAD = 15 * MINUTE;

/**
 * Adds the demo data once per database: doctors with weeks, absences and first free times, and the printed figures of the home page.
 * True when it was added now. Several processes may start at once.
 */
export async function seedDemo(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.one(store.bePatient);
    if (await inside.db.maybe(store.markSown, ['doctors', now]) === undefined) return false;
    const doctors = demoDoctors(now);
    await addDoctors(inside, doctors.map(({ profile }) => profile));
    await addWeeks(inside, new Map(doctors.map(({ profile, week }) => [profile.id, week])));
    for (const { profile, away } of doctors) {
      if (away) await addTimeOff(inside, profile.id, { from: later(now, -DAY), to: later(now, AHEAD + 5 * DAY) });
    }
    for (const doctor of doctors) await rememberNextFree(inside, doctor.profile.id, firstFree(doctor, now));
    await putSetting(inside, 'printed_figures', true);
    return true;
  });
}

function firstFree({ profile, week, away }: DemoDoctor, now: Date): Date | null {
  if (away) return null;
  const zone = countryOf(profile.country).timeZone!;
  return slotsWithin(week, { from: later(now, LEAD), to: later(now, AHEAD) }, zone)[0] ?? null;
}
