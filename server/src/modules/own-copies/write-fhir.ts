import type { Context } from '../../platform/context.ts';
import { papersOf } from './fhir-papers.ts';
import { allergiesOf, appointmentOf, memberOf, patientOf } from './fhir-people.ts';
import type { FactsById } from './fhir-people.ts';
import { observationOf } from './fhir-readings.ts';
import type { Resource } from './fhir-parts.ts';
import { SECTIONS, SECTION_NAMES } from './list-sections.ts';
import type { Progress } from './list-sections.ts';
import { accountOf } from '../../platform/context.ts';

/**
 * Yields what is held about the health of a person and the family as a Bundle of FHIR R4, a resource at a time. Money,
 * chats and messages have no place in it; they are in the JSON file.
 */
export async function* writeFhir(ctx: Context, progress: Progress): AsyncGenerator<string> {
  yield `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(ctx.clock.now().toISOString())},"entry":[`;
  let between = '\n';
  for (const part of PARTS) {
    for await (const resource of part(ctx)) {
      yield between + JSON.stringify({ fullUrl: `urn:uuid:${resource.id}`, resource });
      between = ',\n';
    }
    await progress();
  }
  yield ']}\n';
  // The parts that this form leaves out count as written.
  for (let left = PARTS.length; left < SECTION_NAMES.length; left += 1) await progress();
}

const PARTS: readonly ((ctx: Context) => AsyncGenerator<Resource>)[] = [
  people,
  allergies,
  readings,
  appointments,
  papers,
];

async function* people(ctx: Context) {
  const facts = await factsById(ctx);
  for await (const guardian of SECTIONS.account(ctx)) {
    yield patientOf(guardian, facts);
    for await (const row of SECTIONS.family(ctx)) yield memberOf(row, guardian, facts);
  }
}

async function factsById(ctx: Context): Promise<FactsById> {
  const facts = new Map<string, { birthDate: string | null; sex: 'female' | 'male' | 'other' | null }>();
  for await (const { person_id: id, birth_date: birth, sex } of SECTIONS.facts(ctx))
    facts.set(id, { birthDate: birth?.value ?? null, sex: sex?.value ?? null });
  return facts;
}

async function* allergies(ctx: Context) {
  for await (const row of SECTIONS.allergies(ctx)) if (row.counts) yield* allergiesOf(row);
}

async function* readings(ctx: Context) {
  for await (const row of SECTIONS.readings(ctx)) yield observationOf(row);
}

async function* appointments(ctx: Context) {
  for await (const row of SECTIONS.appointments(ctx)) yield appointmentOf(row, accountOf(ctx));
}

async function* papers(ctx: Context) {
  for await (const row of SECTIONS.documents(ctx)) if (!row.altered) yield* papersOf(row);
}
