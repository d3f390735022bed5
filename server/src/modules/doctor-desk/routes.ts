import * as contract from '@tabibu/contract/doctor-desk';
import * as standing from '@tabibu/contract/doctor-standing';
import * as invitations from '@tabibu/contract/doctor-invitations';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addDoctor, changeByDesk } from './add-doctor.ts';
import { changeRoutes } from './change-routes.ts';
import { acceptInvitation, readInvitation, renewInvitation } from './invite-doctor.ts';
import { listDoctors } from './list-doctors.ts';
import { readDoctor } from './read-doctor.ts';
import { removeDoctor } from './remove-doctor.ts';
import { setFeaturedByDesk, setMoneyHeldByDesk, setVerifiedByDesk } from './set-standing.ts';

const success = true as const;
/** Row-level security knows no administrators: they see money by these routes alone, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  ...changeRoutes,
  route(contract.listDoctors, async (ctx, { query }) => ({ success, data: await listDoctors(ctx, query) }), asSystem),
  route(
    contract.readDoctor,
    async (ctx, { params }) => ({ success, data: await readDoctor(ctx, params.doctor_id) }),
    asSystem,
  ),
  route(contract.addDoctor, async (ctx, { body }) => ({ success, data: await addDoctor(ctx, body) }), asSystem),
  route(
    contract.changeDoctor,
    async (ctx, { params, body }) => ({ success, data: await changeByDesk(ctx, params.doctor_id, body) }),
    asSystem,
  ),
  route(
    standing.setVerified,
    async (ctx, { params, body }) => ({
      success,
      data: await setVerifiedByDesk(ctx, {
        doctorId: params.doctor_id,
        isVerified: body.is_verified,
        reason: body.reason,
        holdsMoney: body.hold_money,
      }),
    }),
    asSystem,
  ),
  route(
    standing.setMoneyHeld,
    async (ctx, { params, body }) => ({
      success,
      data: await setMoneyHeldByDesk(ctx, {
        doctorId: params.doctor_id,
        isHeld: body.money_held,
        reason: body.reason,
      }),
    }),
    asSystem,
  ),
  route(
    contract.setFeatured,
    async (ctx, { params, body }) => ({
      success,
      data: await setFeaturedByDesk(ctx, { doctorId: params.doctor_id, isFeatured: body.is_featured }),
    }),
    asSystem,
  ),
  route(
    contract.removeDoctor,
    async (ctx, { params }) => {
      await removeDoctor(ctx, params.doctor_id);
      return { success, data: {} };
    },
    asSystem,
  ),
  route(invitations.renewInvitation, async (ctx, { params }) => ({
    success,
    data: await renewInvitation(ctx, params.doctor_id),
  })),
  route(invitations.readInvitation, async (ctx, { body }) => ({
    success,
    data: await readInvitation(ctx, body.token),
  })),
  route(invitations.acceptInvitation, async (ctx, { body }) => {
    await acceptInvitation(ctx, body.token);
    return { success, data: {} };
  }),
];
