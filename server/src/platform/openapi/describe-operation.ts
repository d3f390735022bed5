import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { possibleProblems } from './implied-problems.ts';
import type { ProblemResponses } from './problem-responses.ts';

const REPLAYED = {
  'idempotency-replayed': 'Is `true` where this is the kept answer to an earlier request with the same key.',
};
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A UUID of this attempt. The first answer under it is kept for seven days and given again.',
  schema: { type: 'string', format: 'uuid' },
} as const;

/** The largest request body in bytes, unless the endpoint names another limit. */
const USUAL_BODY = 256 * 1024;
const CALLBACK_BODY = 64 * 1024;

type Security = NonNullable<ZodOpenApiOperationObject['security']>;

/** Describes one endpoint of the contract as an OpenAPI operation, with every response that it may give. */
export function describeOperation(endpoint: Endpoint, refusals: ProblemResponses): ZodOpenApiOperationObject {
  const content = endpoint.media === undefined ? { 'application/json': { schema: endpoint.reply } } : fileOf(endpoint);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]!],
    'x-access': endpoint.access,
    ...(endpoint.owns === undefined ? {} : { 'x-object': endpoint.owns }),
    security: securityOf(endpoint),
    requestParams: {
      ...(endpoint.params === undefined ? {} : { path: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { query: endpoint.query }),
    } as ZodOpenApiParameters,
    ...(endpoint.idempotent === true ? { parameters: [KEY] } : {}),
    ...bodyOf(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        ...headersOf(endpoint),
        content,
      },
      ...refusals.of(possibleProblems(endpoint)),
    },
  };
}

function headersOf({ headers, idempotent }: Endpoint): Pick<ZodOpenApiResponseObject, 'headers'> {
  const some = Object.entries({ ...headers, ...(idempotent === true ? REPLAYED : {}) });
  if (some.length === 0) return {};
  return {
    headers: Object.fromEntries(
      some.map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
    ),
  };
}

const TEXTS = ['text/calendar', 'text/plain'];

/** A file has no JSON schema; only a text file is described, as a string. */
const fileOf = ({ media = [] }: Endpoint) =>
  Object.fromEntries(
    [media].flat().map((one) => [one, TEXTS.includes(one) ? { schema: { type: 'string' as const } } : {}]),
  );

function bodyOf(endpoint: Endpoint): { requestBody?: ZodOpenApiRequestBodyObject } {
  const { access, method, body, bodyLimit, sends, files } = endpoint;
  if (sends !== undefined) {
    const size = `At most ${(bodyLimit ?? USUAL_BODY) / 1024} KiB.`;
    const description = files === undefined ? size : `${size} Its files: ${files.join(', ')}.`;
    return {
      requestBody: { required: true, description, content: { [sends]: body === undefined ? {} : { schema: body } } },
    };
  }
  if (body !== undefined) {
    const description = `At most ${(bodyLimit ?? USUAL_BODY) / 1024} KiB.`;
    return { requestBody: { required: true, description, content: { 'application/json': { schema: body } } } };
  }
  if (method === 'GET' || !access.includes('provider')) return {};
  const description = `Whatever the outside party sends, at most ${CALLBACK_BODY / 1024} KiB; it is kept as it comes.`;
  return { requestBody: { description, content: { '*/*': {} } } };
}

/**
 * Outside parties authenticate with the secret in the path. Requests that change something carry the CSRF token of
 * their session.
 */
function securityOf({ access, method }: Endpoint): Security {
  if (access.includes('provider')) return [];
  const token = method === 'GET' ? {} : { csrf: [] };
  return access.includes('anyone') ? [token, { session: [], ...token }] : [{ session: [], ...token }];
}
