import * as contract from '@tabibu/contract/pregnancy';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { endPregnancy } from './end-pregnancy.ts';
import { readPregnancy, readVisitPregnancy } from './read-pregnancy.ts';
import { saveBirthPlan, savePregnancy, tickContact } from './save-pregnancy.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readPregnancy, async (ctx, { params }) => ({
    success,
    data: await readPregnancy(ctx, params.person_id),
  })),
  route(contract.savePregnancy, async (ctx, { params, body }) => ({
    success,
    data: await savePregnancy(ctx, { personId: params.person_id, ...body }),
  })),
  route(contract.tickContact, async (ctx, { params, body }) => ({
    success,
    data: await tickContact(ctx, { personId: params.person_id, ...body }),
  })),
  route(contract.saveBirthPlan, async (ctx, { params, body: { plan_version: seen, ...plan } }) => ({
    success,
    data: await saveBirthPlan(ctx, { personId: params.person_id, seen, plan }),
  })),
  route(contract.endPregnancy, async (ctx, { params, body }) => ({
    success,
    data: await endPregnancy(ctx, params.person_id, body),
  })),
  route(contract.readVisitPregnancy, async (ctx, { params }) => ({
    success,
    data: await readVisitPregnancy(ctx, params.booking_id),
  })),
];
