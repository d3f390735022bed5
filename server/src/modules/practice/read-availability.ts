import type { AvailabilityBody } from '@tabibu/contract/practice';
import type { Context } from '../../platform/context.ts';
import { GRID, readWeek } from '../scheduling/index.ts';
import { daysOf } from './arrange-week.ts';
import { findPractice } from './find-practice.ts';

/**
 * Returns the signed-in doctor's week on the doctor's clock, as half hours and as merged ranges (DOC-AVAIL-04, C56).
 */
export async function readAvailability(ctx: Context): Promise<AvailabilityBody> {
  const { doctorId, zone } = await findPractice(ctx);
  return { time_zone: zone, grid: [...GRID], ...daysOf(await readWeek(ctx, doctorId)) };
}
