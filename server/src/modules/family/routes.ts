import * as contract from '@tabibu/contract/family';
import * as handovers from '@tabibu/contract/handovers';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addMember } from './add-member.ts';
import { choosePerson } from './choose-person.ts';
import { changeMember } from './change-member.ts';
import { offerRecord, withdrawOffer } from './offer-record.ts';
import { readFamily } from './read-family.ts';
import { removeMember } from './remove-member.ts';
import { declineRecord, listOfferedRecords, takeRecord } from './take-record.ts';

const success = true as const;

/** HTTP endpoints of this module. */
export const routes: Route[] = [
  route(contract.readFamily, async (ctx) => ({ success, data: await readFamily(ctx) })),
  route(contract.addMember, async (ctx, { body }) => ({ success, data: await addMember(ctx, body) })),
  route(contract.choosePerson, async (ctx, { body }) => ({ success, data: await choosePerson(ctx, body.person_id) })),
  route(contract.changeMember, async (ctx, { params, body }) => ({
    success,
    data: await changeMember(ctx, params.person_id, body),
  })),
  route(contract.removeMember, async (ctx, { params }) => {
    await removeMember(ctx, params.person_id);
    return { success, data: {} };
  }),
  route(handovers.offerRecord, async (ctx, { params, body }) => ({
    success,
    data: await offerRecord(ctx, { personId: params.person_id, phone: body.phone }),
  })),
  route(handovers.withdrawOffer, async (ctx, { params }) => {
    await withdrawOffer(ctx, params.person_id);
    return { success, data: {} };
  }),
  route(handovers.listOfferedRecords, async (ctx) => ({ success, data: await listOfferedRecords(ctx) })),
  route(handovers.takeRecord, async (ctx, { params, body }) => {
    await takeRecord(ctx, { handoverId: params.handover_id, consentVersion: body.consent_version });
    return { success, data: {} };
  }),
  route(handovers.declineRecord, async (ctx, { params }) => {
    await declineRecord(ctx, params.handover_id);
    return { success, data: {} };
  }),
];
