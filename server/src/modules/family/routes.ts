import * as contract from '@tabibu/contract/family';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addMember } from './add-member.ts';
import { changeMember } from './change-member.ts';
import { readFamily } from './read-family.ts';
import { removeMember } from './remove-member.ts';

const success = true as const;

/** HTTP endpoints of this module. */
export const routes: Route[] = [
  route(contract.readFamily, async (ctx) => ({ success, data: await readFamily(ctx) })),
  route(contract.addMember, async (ctx, { body }) => ({ success, data: await addMember(ctx, body) })),
  route(contract.changeMember, async (ctx, { params, body }) => ({
    success,
    data: await changeMember(ctx, params.person_id, body),
  })),
  route(contract.removeMember, async (ctx, { params }) => {
    await removeMember(ctx, params.person_id);
    return { success, data: {} };
  }),
];
