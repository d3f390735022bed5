import * as contract from '@tabibu/contract/readings';
import { answer } from '../../platform/http/answer.ts';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { deleteReading } from './delete-reading.ts';
import { exportReadings, printReadings } from './export-readings.ts';
import { listReadings, readCurve, readVisitReadings } from './list-readings.ts';
import { saveReading } from './save-reading.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readCurve, async (ctx, { params, query }) => ({
    success,
    data: await readCurve(ctx, { personId: params.person_id, kind: query.kind }),
  })),
  route(contract.listReadings, async (ctx, { params, query }) => ({
    success,
    data: await listReadings(ctx, { personId: params.person_id, cursor: query.cursor }),
  })),
  route(contract.saveReading, async (ctx, { params, body }) => ({
    success,
    data: await saveReading(ctx, { personId: params.person_id, id: params.reading_id, input: body }),
  })),
  route(contract.deleteReading, async (ctx, { params }) => {
    await deleteReading(ctx, { personId: params.person_id, id: params.reading_id });
    return { success, data: {} };
  }),
  route(contract.exportReadings, async (ctx, { params }) =>
    csvAnswer(ctx, 'readings', await exportReadings(ctx, params.person_id)),
  ),
  route(contract.printReadings, async (ctx, { params }) =>
    answer(await printReadings(ctx, params.person_id), {
      contentType: 'application/pdf',
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="tabibu-readings.pdf"',
      },
    }),
  ),
  route(contract.readVisitReadings, async (ctx, { params }) => ({
    success,
    data: { curves: await readVisitReadings(ctx, params.booking_id) },
  })),
];
