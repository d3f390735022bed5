import * as contract from '@tabibu/contract/month-report';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listReports, listVisitReports, printReport, printVisitReport } from './print-report.ts';

const success = true as const;

const file = (bytes: Buffer, month: string) =>
  answer(bytes, {
    contentType: 'application/pdf',
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="tabibu_${month}.pdf"`,
    },
  });

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listReports, async (ctx, { params }) => ({
    success,
    data: { months: await listReports(ctx, params.person_id) },
  })),
  route(contract.printReport, async (ctx, { params, query: { month } }) =>
    file(await printReport(ctx, params.person_id, month), month),
  ),
  route(contract.listVisitReports, async (ctx, { params }) => ({
    success,
    data: { months: await listVisitReports(ctx, params.booking_id) },
  })),
  route(contract.printVisitReport, async (ctx, { params, query: { month } }) =>
    file(await printVisitReport(ctx, params.booking_id, month), month),
  ),
];
