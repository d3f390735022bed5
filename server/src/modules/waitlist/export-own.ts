import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { doctorNames } from '../doctors/index.ts';
import * as store from './export-store.ts';

/** Yields the places of the signed-in person on wait lists. */
export const exportWaiting = (ctx: Context) =>
  ownRows(ctx, store.ownEntries, async (rows) => {
    const doctors = await doctorNames(
      ctx,
      rows.map(({ doctor_id: id }) => id),
    );
    return rows.map((row) => ({ ...row, doctor: doctors.get(row.doctor_id)?.fullName ?? null }));
  });
