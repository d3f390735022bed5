import type { Context } from '../../platform/context.ts';
import { idsInCare } from '../people/index.ts';
import * as store from './allergy-store.ts';
import { bodyOf } from './read-allergies.ts';
import { statedFactsOf } from './read-facts.ts';

/** Yields what is stated about the signed-in person and everybody in the family. */
export async function* exportFacts(ctx: Context) {
  for (const personId of await idsInCare(ctx)) {
    const { today: _, ...facts } = await statedFactsOf(ctx, personId);
    if (facts.version > 0) yield { person_id: personId, ...facts };
  }
}

/** Yields every list of allergies of these people, the one that counts last. */
export async function* exportAllergies(ctx: Context) {
  for (const personId of await idsInCare(ctx)) {
    const rows = await ctx.db.many(store.everStated, { patientId: personId });
    for (const row of rows) yield { person_id: personId, counts: row === rows.at(-1), ...bodyOf(ctx, row) };
  }
}
