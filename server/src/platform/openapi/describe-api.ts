import { createDocument } from 'zod-openapi';
import type { ZodOpenApiPathsObject, ZodOpenApiSecuritySchemeObject } from 'zod-openapi';
import { CallServerMessage } from '@tabibu/contract/call-signals';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { LiveEvent } from '@tabibu/contract/live-events';
import { describeChannels } from './describe-channels.ts';
import { describeOperation } from './describe-operation.ts';
import { ProblemSchema, collectProblemResponses, problemResponse } from './problem-responses.ts';

export type ApiDescription = ReturnType<typeof createDocument>;

const ABOUT = `Find a doctor, hold a slot, pay, keep the appointment.

Amounts are integers in minor units unless a field says otherwise. \`HEAD\` is answered like \`GET\`, without a body, but
for the streams. Any other method at a path of this document is answered 405 (\`#/components/responses/MethodNotAllowed\`),
any other path 404 (\`#/components/responses/NotFound\`), unless its body cannot be read. Every refusal is
\`application/problem+json\`, in the language of the caller. \`x-access\` names who may call; \`x-object\` names what an id in
the path belongs to: what belongs to somebody else is answered like what does not exist.`;

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'Opened by `identity.verify-code`. Called `sid` where a development server is reached without https.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF',
    description:
      'The `csrf` of `identity.read-me`; without a session any text. The request also comes from our own origin: by `Origin`, or by `Sec-Fetch-Site: same-origin`.',
  },
} as const satisfies Record<string, ZodOpenApiSecuritySchemeObject>;

/**
 * Returns the OpenAPI 3.1 document of the endpoints, the channels (`describeChannels`) and the contract's named
 * schemas.
 */
export function describeApi(endpoints: readonly Endpoint[], named: Readonly<Record<string, Schema>>): ApiDescription {
  const refusals = collectProblemResponses();
  const paths: ZodOpenApiPathsObject = describeChannels(refusals);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:([a-z_]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, refusals) };
  }
  return withoutUnused(
    createDocument({
      openapi: '3.1.1',
      info: { title: 'Tabibu', version: '1', description: ABOUT },
      servers: [{ url: '/' }],
      paths,
      components: {
        securitySchemes: SECURITY,
        schemas: { ...named, LiveEvent, CallServerMessage, Problem: ProblemSchema },
        responses: {
          ...refusals.components,
          NotFound: problemResponse(404, ['not-found']),
          MethodNotAllowed: {
            ...problemResponse(405, ['method-not-allowed']),
            headers: { Allow: { description: 'The methods of this path.', schema: { type: 'string' } } },
          },
        },
      },
    }),
  );
}

/**
 * Removes schemas that nothing refers to. They arise because a schema with defaults has one form for requests and
 * another for responses.
 */
function withoutUnused(document: ApiDescription): ApiDescription {
  const schemas = document.components?.schemas ?? {};
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  if (unused.length === 0) return document;
  for (const name of unused) delete schemas[name];
  return withoutUnused(document);
}
