import * as allergies from '@tabibu/contract/allergies';
import * as family from '@tabibu/contract/family';
import * as facts from '@tabibu/contract/stated-facts';
import { accountOf } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { latestAllergies } from './read-allergies.ts';
import { factsForGuardian, statedFactsOf } from './read-facts.ts';
import { saveAllergies } from './save-allergies.ts';
import { saveFacts } from './save-facts.ts';
import { requireMember } from '../people/index.ts';
import { readAsDoctor, stateAsDoctor, stateAsGuardian, stateAsPatient } from './state-facts.ts';

const success = true as const;

/**
 * HTTP endpoints of this module: patients state facts about themselves and the people in their care; the doctor of an
 * appointment reads and states them.
 */
export const routes: Route[] = [
  route(allergies.readMyAllergies, async (ctx) => ({ success, data: await latestAllergies(ctx, accountOf(ctx)) })),
  route(allergies.saveMyAllergies, async (ctx, { body }) => ({
    success,
    data: await stateAsPatient(ctx, (inside, statement) => saveAllergies(inside, statement, body)),
  })),
  route(allergies.readVisitAllergies, async (ctx, { params }) => ({
    success,
    data: await readAsDoctor(ctx, { bookingId: params.booking_id, kind: 'allergies' }, latestAllergies),
  })),
  route(allergies.saveVisitAllergies, async (ctx, { params, body }) => ({
    success,
    data: await stateAsDoctor(ctx, params.booking_id, (inside, statement) => saveAllergies(inside, statement, body)),
  })),
  route(facts.readMyFacts, async (ctx) => ({ success, data: await statedFactsOf(ctx, accountOf(ctx)) })),
  route(facts.saveMyFacts, async (ctx, { body }) => ({
    success,
    data: await stateAsPatient(ctx, (inside, statement) => saveFacts(inside, statement, body)),
  })),
  route(family.readMemberFacts, async (ctx, { params }) => ({
    success,
    data: await factsForGuardian(ctx, (await requireMember(ctx, params.person_id)).id),
  })),
  route(family.saveMemberFacts, async (ctx, { params, body }) => ({
    success,
    data: await stateAsGuardian(ctx, params.person_id, async (inside, statement) => {
      await saveFacts(inside, statement, body);
      return factsForGuardian(inside, statement.personId);
    }),
  })),
  route(family.readMemberAllergies, async (ctx, { params }) => ({
    success,
    data: await latestAllergies(ctx, (await requireMember(ctx, params.person_id)).id),
  })),
  route(family.saveMemberAllergies, async (ctx, { params, body }) => ({
    success,
    data: await stateAsGuardian(ctx, params.person_id, (inside, statement) => saveAllergies(inside, statement, body)),
  })),
  route(facts.readVisitFacts, async (ctx, { params }) => ({
    success,
    data: await readAsDoctor(ctx, { bookingId: params.booking_id, kind: 'facts' }, statedFactsOf),
  })),
  route(facts.saveVisitFacts, async (ctx, { params, body }) => ({
    success,
    data: await stateAsDoctor(ctx, params.booking_id, (inside, statement) => saveFacts(inside, statement, body)),
  })),
];
