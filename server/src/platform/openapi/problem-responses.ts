import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { PROBLEMS } from '@tabibu/contract/problems';
import type { ProblemBody, ProblemCode } from '@tabibu/contract/problems';

const codes = (some: readonly ProblemCode[]) => z.enum(some as [ProblemCode, ...ProblemCode[]]);

/** The body of every refusal: RFC 9457 problem details with the additional members `success` and `message`. */
export const ProblemSchema = z.strictObject({
  type: z.string().meta({ description: '`urn:tabibu:problem:` and the code' }),
  title: z.string(),
  status: z.int(),
  code: codes(Object.keys(PROBLEMS) as ProblemCode[]),
  detail: z.string().meta({ description: 'What happened, in the language of the caller' }),
  params: z.record(z.string(), z.unknown()).meta({ description: 'Facts of this refusal, such as `seconds` to wait' }),
  success: z.literal(false),
  message: z.string().meta({ description: 'The same as `detail`' }),
  error: z.string(),
  request_id: z.string(),
}) satisfies z.ZodType<ProblemBody>;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which another try makes sense.', schema: { type: 'string' as const } },
};
/** Statuses of refusals after which a later attempt may succeed. */
const PASSING: ReadonlySet<number> = new Set([409, 429, 503]);

type Responses = Record<string, ZodOpenApiResponseObject>;

export interface ProblemResponses {
  /** Returns the responses for some refusals, one for each status, as references to `components`. */
  of(codes: readonly ProblemCode[]): ZodOpenApiResponsesObject;
  /** The responses that the references name: each group of codes with the same status once. */
  readonly components: Responses;
}

/** Collects the refusals of all operations, so that each group of codes appears once in the document. */
export function collectProblemResponses(): ProblemResponses {
  const components: Responses = {};
  return {
    components,
    of(some) {
      const byStatus = Map.groupBy([...new Set(some)].sort(), (code) => PROBLEMS[code]);
      return Object.fromEntries(
        [...byStatus].map(([status, those]) => {
          const name = those.join('.');
          components[name] ??= problemResponse(status, those);
          return [String(status), { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
  };
}

/** Returns the response for one status with the codes that it may carry. */
export function problemResponse(status: number, some: readonly ProblemCode[]): ZodOpenApiResponseObject {
  return {
    description: some.join(', '),
    ...(PASSING.has(status) ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/problem+json': { schema: z.intersection(ProblemSchema, z.looseObject({ code: codes(some) })) },
    },
  };
}
