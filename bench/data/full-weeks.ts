import { demoDoctors } from '../../server/src/demo/demo-doctors.ts';
import { jobs } from '../../server/src/modules/bookings/index.ts';
import { GRID, addWeeks, listTimeOff, removeTimeOff } from '../../server/src/modules/scheduling/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { jobContext } from '../../server/src/platform/context.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { openLog } from '../../server/src/platform/log.ts';
import { openServices } from '../../server/src/services.ts';
import { SECRET } from '../product-process.ts';
import type { BenchedProduct } from '../product-process.ts';

/** Every half hour that can be offered, on each of the seven days. */
const FULL_WEEK = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => GRID.map((starts) => ({ weekday, starts })));

/**
 * Gives every demo doctor a full week and removes all absences. At whatever hour a benchmark runs, each doctor then has
 * a free time within a day, and the number of free times is nearly the same.
 */
export async function fillWeeks(ctx: Context): Promise<void> {
  const doctorIds = demoDoctors(ctx.clock.now()).map(({ profile }) => profile.id);
  await addWeeks(ctx, new Map(doctorIds.map((doctorId) => [doctorId, FULL_WEEK])));
  for (const doctorId of doctorIds) {
    for (const absence of await listTimeOff(ctx, doctorId)) await removeTimeOff(ctx, doctorId, absence);
    await jobs['bookings.refresh-next-free'](ctx, { doctorId });
  }
}

/** Does the same in the database of a running product. */
export async function fillWeeksOf(product: BenchedProduct): Promise<void> {
  const services = openServices(
    {
      config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: 'true' }),
      clock: systemClock,
      log: openLog('silent'),
      database: product.login('app'),
      secret: SECRET,
      sandboxUrl: 'http://127.0.0.1:9',
    },
    () => undefined,
  );
  try {
    await fillWeeks(jobContext(services, 'bench'));
  } finally {
    await services.db.close();
  }
}
