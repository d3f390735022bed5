import * as contract from '@tabibu/contract/assisted-bookings';
import type { AssistedBookingBody } from '@tabibu/contract/assisted-bookings';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { codeSentBody } from '../identity/index.ts';
import { abandonAssisted } from './abandon-assisted.ts';
import { askForMoney, askNetwork } from './ask-for-money.ts';
import { beginAssisted, sendAssistedCode } from './begin-assisted.ts';
import type { TypedCaller } from './begin-assisted.ts';
import { holdForCaller } from './hold-for-caller.ts';
import { listUnfinished } from './list-unfinished.ts';
import { proveCaller } from './prove-caller.ts';
import { readAssisted } from './read-assisted.ts';
import { takeUp } from './take-up.ts';
import { textCaller } from './text-caller.ts';

const success = true as const;

/** Returns the booking as it is after a change. */
async function after(
  ctx: Context,
  id: string,
  change: Promise<void>,
): Promise<{ success: true; data: AssistedBookingBody }> {
  await change;
  return { success, data: await readAssisted(ctx, id) };
}

const typedCaller = ({ full_name: fullName, ...rest }: Omit<TypedCaller, 'fullName'> & { full_name: string }) => ({
  ...rest,
  fullName,
});

/** HTTP routes of this module. The token that ties a code to the session of staff stays here: no cookie is set. */
export const routes: Route[] = [
  route(contract.beginAssisted, async (ctx, { body }) => {
    const { id, code } = await beginAssisted(ctx, typedCaller(body));
    return { success, data: { assisted: await readAssisted(ctx, id), code: codeSentBody(code) } };
  }),
  route(contract.sendAssistedCode, async (ctx, { params, body }) => {
    const code = await sendAssistedCode(ctx, params.assisted_id, typedCaller(body));
    return { success, data: { assisted: await readAssisted(ctx, params.assisted_id), code: codeSentBody(code) } };
  }),
  route(contract.proveCaller, (ctx, { params: { assisted_id: id }, body }) =>
    after(ctx, id, proveCaller(ctx, id, { challengeId: body.challenge_id, code: body.code, agreed: body.agreed })),
  ),
  route(contract.holdForCaller, (ctx, { params: { assisted_id: id }, body }) =>
    after(
      ctx,
      id,
      holdForCaller(ctx, id, {
        doctorId: body.doctor_id,
        startsAt: new Date(body.starts_at),
        callType: body.call_type,
        reason: body.reason,
      }),
    ),
  ),
  route(contract.askForMoney, (ctx, { params: { assisted_id: id }, body }) =>
    after(ctx, id, askForMoney(ctx, id, body)),
  ),
  route(contract.askNetwork, (ctx, { params: { assisted_id: id } }) => after(ctx, id, askNetwork(ctx, id))),
  route(contract.textCaller, (ctx, { params: { assisted_id: id } }) => after(ctx, id, textCaller(ctx, id))),
  route(contract.takeUp, (ctx, { params: { assisted_id: id } }) => after(ctx, id, takeUp(ctx, id))),
  route(contract.abandonAssisted, (ctx, { params: { assisted_id: id } }) => after(ctx, id, abandonAssisted(ctx, id))),
  route(contract.readAssisted, async (ctx, { params }) => ({
    success,
    data: await readAssisted(ctx, params.assisted_id),
  })),
  // Each payment belongs to another caller, and row-level security knows no staff.
  route(contract.listUnfinished, async (ctx) => ({ success, data: { unfinished: await listUnfinished(ctx) } }), {
    asSystem: true,
  }),
];
