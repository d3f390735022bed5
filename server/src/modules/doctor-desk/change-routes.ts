import * as contract from '@tabibu/contract/doctor-changes';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { codeSentBody } from '../identity/index.ts';
import { changeCountry } from './change-country.ts';
import { changeNumber, confirmOldNumber, sendNumberCode } from './change-number.ts';
import { findDoctors, readStanding } from './read-standing.ts';

const success = true as const;
/** Row-level security knows no staff: they see whether money is open by these routes alone, which admit nobody else. */
const asSystem = { asSystem: true };

/** Routes by which the office changes the number and the country of a doctor. */
export const changeRoutes: Route[] = [
  route(contract.findDoctors, async (ctx, { query }) => ({ success, data: await findDoctors(ctx, query.q ?? '') })),
  route(
    contract.readStanding,
    async (ctx, { params }) => ({ success, data: await readStanding(ctx, params.doctor_id) }),
    asSystem,
  ),
  // The token that ties the code to this session stays here: no cookie is set.
  route(contract.sendNumberCode, async (ctx, { params, body }) => ({
    success,
    data: codeSentBody(await sendNumberCode(ctx, params.doctor_id, body)),
  })),
  route(
    contract.changeNumber,
    async (ctx, { params, body }) => ({
      success,
      data: await changeNumber(ctx, params.doctor_id, { challengeId: body.challenge_id, code: body.code }),
    }),
    asSystem,
  ),
  route(
    contract.confirmOldNumber,
    async (ctx, { params, body }) => ({
      success,
      data: await confirmOldNumber(ctx, params.doctor_id, { challengeId: body.challenge_id, code: body.code }),
    }),
    asSystem,
  ),
  route(
    contract.changeCountry,
    async (ctx, { params, body }) => ({ success, data: await changeCountry(ctx, params.doctor_id, body.country) }),
    asSystem,
  ),
];
