import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import {
  CALL_SILENT_CLOSE_CODE,
  CALL_PROTOCOL,
  CALL_SOCKET_PATH,
  LINKED_SOCKET_PATH,
} from '@tabibu/contract/call-socket';
import { PHONE_ROLES, ROLES } from '@tabibu/contract/roles';
import { ALWAYS_POSSIBLE } from './implied-problems.ts';
import type { ProblemResponses } from './problem-responses.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * `GET /api/events`. OpenAPI 3.1 cannot describe the items of a stream, so `x-item-schema` does, like `itemSchema` in
 * OpenAPI 3.2.
 */
const events = (refusals: ProblemResponses): ZodOpenApiPathsObject => ({
  '/api/events': {
    get: {
      operationId: 'events.listen',
      summary: 'Server-Sent Events for the signed-in person: nudges to ask again, as JSON in `data`',
      description:
        'A comment is sent every 25 seconds. The stream ends with its session; of one person at most ten are open.',
      tags: ['events'],
      'x-access': [...ROLES],
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'The stream',
          content: { 'text/event-stream': { schema: { type: 'string' }, 'x-item-schema': schema('LiveEvent') } },
        },
        ...refusals.of(['not-signed-in', ...ALWAYS_POSSIBLE]),
      },
    },
  },
});

const header = (name: string, description: string) =>
  ({ name, in: 'header', required: true, description, schema: { type: 'string' } }) as const;

interface SocketWords {
  readonly id: string;
  readonly summary: string;
  /** The endpoint that gives its tickets. */
  readonly ticketOf: string;
  /** Only people of these roles open it; absent: whoever has a ticket. */
  readonly roles?: readonly string[];
}

const socketAt = (
  path: string,
  { id, summary, ticketOf, roles }: SocketWords,
  refusals: ProblemResponses,
): ZodOpenApiPathsObject => ({
  [path]: {
    get: {
      operationId: id,
      summary,
      description: `The first message is \`hello\` with a ticket of \`${ticketOf}\`, within five seconds. Messages are JSON texts.`,
      tags: ['calls'],
      'x-access': roles === undefined ? ['anyone'] : [...roles],
      'x-websocket': {
        protocol: CALL_PROTOCOL,
        sends: schema('CallSignal'),
        receives: schema('CallServerMessage'),
        limits: { 'messages-a-second': 20, ...(roles && { 'sockets-of-a-person': 3 }) },
        closes: {
          '1000': 'The call is over for this leg.',
          '1008': 'Refused; a `refused` message came before.',
          '1011': 'A fault of the server: come again.',
          '1012': 'The server restarts: come again.',
          [String(CALL_SILENT_CLOSE_CODE)]: 'Sent by a browser that heard nothing any more: its person did not go.',
        },
      },
      security: roles === undefined ? [] : [{ session: [] }],
      parameters: [
        header('Origin', 'The origin of the product itself.'),
        header('Sec-WebSocket-Protocol', `Names \`${CALL_PROTOCOL}\`.`),
      ],
      responses: {
        '101': { description: 'The socket is open' },
        ...refusals.of([
          'malformed-request',
          ...(roles === undefined ? [] : (['not-signed-in', 'not-allowed'] as const)),
          'cross-site-request',
          'not-found',
          'too-many-requests',
          ...ALWAYS_POSSIBLE,
        ]),
      },
    },
  },
});

const sockets = (refusals: ProblemResponses): ZodOpenApiPathsObject => ({
  ...socketAt(
    CALL_SOCKET_PATH,
    {
      id: 'calls.open-socket',
      summary: 'The WebSocket that carries the signals of a call (RFC 6455)',
      ticketOf: 'calls.join',
      roles: PHONE_ROLES,
    },
    refusals,
  ),
  ...socketAt(
    LINKED_SOCKET_PATH,
    {
      id: 'calls.open-linked-socket',
      summary: 'The same WebSocket for whoever joins by a link, without a session',
      ticketOf: 'calls.join-linked',
    },
    refusals,
  ),
});

const ready = { 'application/json': { schema: z.strictObject({ ready: z.boolean() }) } };

const health = (refusals: ProblemResponses): ZodOpenApiPathsObject => ({
  '/api/health/live': {
    get: {
      operationId: 'health.live',
      summary: 'The process answers',
      tags: ['health'],
      'x-access': ['anyone'],
      security: [],
      responses: {
        '200': {
          description: 'Done',
          content: { 'application/json': { schema: z.strictObject({ live: z.literal(true) }) } },
        },
        ...refusals.of(['address-too-long', 'internal-error']),
      },
    },
  },
  '/api/health/ready': {
    get: {
      operationId: 'health.ready',
      summary: 'The process may be sent traffic: not while it starts, drains, or is without a database',
      tags: ['health'],
      'x-access': ['anyone'],
      security: [],
      responses: {
        '200': { description: 'Ready', content: ready },
        '503': { description: 'Not ready', content: ready },
        ...refusals.of(['address-too-long', 'internal-error']),
      },
    },
  },
});

/**
 * Describes what the server offers under `/api` besides the endpoints of the contract: live events, the call socket and
 * health.
 */
export const describeChannels = (refusals: ProblemResponses): ZodOpenApiPathsObject => ({
  ...events(refusals),
  ...sockets(refusals),
  ...health(refusals),
});
