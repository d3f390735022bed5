import * as contract from '@tabibu/contract/cases';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { decideCase } from './decide-case.ts';
import { countCases, listCases } from './list-cases.ts';
import { readCase } from './read-case.ts';
import { noteCase, takeCase } from './take-case.ts';

const success = true as const;

/**
 * Row-level security knows no administrators: they see money by these routes alone. Staff admins get here too, and see
 * cases without money only.
 */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listCases, async (ctx, { query }) => ({ success, data: await listCases(ctx, query) }), asSystem),
  route(contract.countCases, async (ctx) => ({ success, data: await countCases(ctx) })),
  route(
    contract.readCase,
    async (ctx, { params }) => ({ success, data: await readCase(ctx, params.case_id) }),
    asSystem,
  ),
  route(
    contract.takeCase,
    async (ctx, { params, body }) => {
      await takeCase(ctx, params.case_id, body.owner);
      return { success, data: await readCase(ctx, params.case_id) };
    },
    asSystem,
  ),
  route(
    contract.noteCase,
    async (ctx, { params, body }) => {
      await noteCase(ctx, params.case_id, body.note);
      return { success, data: await readCase(ctx, params.case_id) };
    },
    asSystem,
  ),
  route(
    contract.decideCase,
    async (ctx, { params, body }) => {
      await decideCase(ctx, params.case_id, body);
      return { success, data: await readCase(ctx, params.case_id) };
    },
    asSystem,
  ),
];
