import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';
import type { Endpoint, Schema } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';

/**
 * Writes `generated/api-types.d.ts`: what each call takes and answers, without a schema in it. The browser's client is
 * typed by this file, because a compiler that derives these types from the schemas makes a million of them.
 */
const FILE = new URL('../generated/api-types.d.ts', import.meta.url);

const UNKNOWN: JSONSchema = { tsType: 'unknown' };
const UNDEFINED = { tsType: 'undefined' } as z.core.JSONSchema.BaseSchema;

type Found = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** A field that may be left out may also be undefined, unless its schema is exact, as in the types that zod derives. */
function sayUndefined({ zodSchema, jsonSchema: { properties = {}, required = [] } }: Found): void {
  if (!(zodSchema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(zodSchema.shape)) {
    const type = properties[name] as z.core.JSONSchema.JSONSchema | undefined;
    const isOptional = !required.includes(name) && !(field instanceof z.ZodExactOptional);
    if (isOptional && type !== undefined) properties[name] = { anyOf: [type, UNDEFINED] };
  }
}

/** What an address says is text, and a schema that makes a number of it takes a number as well. */
function sayTyped({ zodSchema, jsonSchema }: Found): void {
  if (zodSchema instanceof z.ZodNumber && zodSchema.def.coerce === true) jsonSchema['tsType'] = 'string | number';
}

function typeOf(schema: Schema | undefined, io: 'input' | 'output'): JSONSchema {
  if (schema === undefined) return UNKNOWN;
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (found) => {
      sayUndefined(found);
      if (io === 'input') sayTyped(found);
    },
  }) as JSONSchema;
}

const record = (properties: Record<string, JSONSchema>): JSONSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const callOf = ({ params, query, body, reply, problems = [], idempotent = false }: Endpoint): JSONSchema =>
  record({
    params: typeOf(params, 'input'),
    query: typeOf(query, 'input'),
    body: typeOf(body, 'input'),
    reply: typeOf(reply, 'output'),
    problem: problems.length > 0 ? { enum: [...problems] } : { tsType: 'never' },
    idempotent: { const: idempotent },
  });

const calls = record(Object.fromEntries(ENDPOINTS.map((one) => [`${one.method} ${one.path}`, callOf(one)])));
const types = await compile(calls, 'ApiTypes', {
  additionalProperties: false,
  bannerComment: '// Written by `npm run api-types`.',
  format: false,
  ignoreMinAndMaxItems: true,
});
// An unchanged file keeps its time, so that nothing that watches it begins anew.
if ((await readFile(FILE, 'utf8').catch(() => '')) !== types) {
  await mkdir(new URL('.', FILE), { recursive: true });
  await writeFile(FILE, types);
}
