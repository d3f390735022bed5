import { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { PROBLEMS } from '@tabibu/contract/problems';
import type { ProblemCode } from '@tabibu/contract/problems';

type Json = Record<string, unknown>;

const ALWAYS: readonly ProblemCode[] = ['invalid-input', 'malformed-request', 'too-many-requests', 'service-unavailable'];

/** OpenAPI 3.1 of the endpoints, with the problem codes that each may answer. */
export function describeApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tabibu', version: '1', description: 'Find a doctor, hold a slot, pay, keep the appointment. Amounts are integers in minor units unless a field says otherwise.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
      schemas: { Problem: PROBLEM },
    },
  };
}

const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457 problem details with the envelope members success and message',
  required: ['type', 'title', 'status', 'code', 'detail', 'params', 'success', 'message', 'request_id'],
  properties: {
    type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) }, detail: { type: 'string' }, params: { type: 'object' },
    success: { const: false }, message: { type: 'string' }, request_id: { type: 'string' },
  },
};

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function describe(endpoint: Endpoint): Json {
  const codes = [...new Set([...(endpoint.problems ?? []), ...ALWAYS])];
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code]);
  const open = endpoint.access.includes('anyone') || endpoint.access.includes('provider');
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    'x-access': endpoint.access,
    ...(endpoint.owns === undefined ? {} : { 'x-object': endpoint.owns }),
    security: open ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query'), ...headersOf(endpoint)],
    ...(endpoint.body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } },
      ...Object.fromEntries([...byStatus].map(([status, some]) => [status, {
        description: some.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      }])),
    },
  };
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, type]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: type }));
}

function headersOf(endpoint: Endpoint): Json[] {
  if (endpoint.idempotent !== true) return [];
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }];
}
