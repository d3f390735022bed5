import * as contract from '@tabibu/contract/doctors';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { answerList } from './list-doctors.ts';
import { readDoctor } from './read-doctor.ts';

export const routes: Route[] = [
  route(contract.listDoctors, (ctx, { query }) => answerList(ctx, query)),
  route(contract.readDoctor, async (ctx, { params, query }) => ({
    success: true as const,
    data: await readDoctor(ctx, { doctorId: params.doctor_id, country: query.country }),
  })),
];
