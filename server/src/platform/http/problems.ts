import { PROBLEMS } from '@tabibu/contract/problems';
import type { ProblemBody } from '@tabibu/contract/problems';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { isUnavailable, sqlState } from '../database/database.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';

/** SQLSTATEs with which PostgreSQL refuses text that contains U+0000. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

const FASTIFY_CODES: ReadonlyMap<string, Problem['code']> = new Map(
  Object.entries({
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
    FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
    FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
    FST_ERR_BAD_URL: 'malformed-request',
    FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  }),
);

/**
 * Turns anything that was thrown into a Problem. An unreachable database becomes 503; any unexpected error is logged
 * with the request id and becomes 500.
 */
export function toProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? FASTIFY_CODES.get(String(error.code)) : undefined;
  if (code !== undefined) return new Problem(code);
  if (UNSTORABLE_TEXT.has(sqlState(error) ?? '')) return new Problem('malformed-request');
  if (isRefusalOfServer(error)) return new Problem('malformed-request');
  if (isBrokenOff(error)) return new Problem('malformed-request');
  if (isUnavailable(error)) {
    log.warn({ error, requestId }, 'the database is away');
    return new Problem('service-unavailable', {}, 2);
  }
  log.error({ error, requestId }, 'a request failed');
  return new Problem('internal-error');
}

/** Returns whether whoever sent the request went away before its body had come. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}

/** Returns whether the HTTP library refused the request itself (a status below 500). */
function isRefusalOfServer(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const isOurs = error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('FST_'));
  return isOurs && Number(error.statusCode) < 500;
}

/**
 * Returns the RFC 9457 body in a language, with the additional members `success`, `message`, `error` and `request_id`.
 */
export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  return bodyOf(problem, speaker(language)(`problem.${problem.code}`, problem.params), requestId);
}

/** Returns the body of an internal error for the case that the catalogues of sentences cannot be read. */
export function unwordedBody(requestId: string): ProblemBody {
  return bodyOf(
    new Problem('internal-error'),
    'Hitilafu fulani imetokea upande wetu. Tafadhali jaribu tena. / Something went wrong on our side. Please try again.',
    requestId,
  );
}

function bodyOf(problem: Problem, sentence: string, requestId: string): ProblemBody {
  return {
    type: `urn:tabibu:problem:${problem.code}`,
    title: problem.code.replaceAll('-', ' '),
    status: PROBLEMS[problem.code],
    code: problem.code,
    detail: sentence,
    params: problem.params,
    success: false,
    message: sentence,
    error: sentence,
    request_id: requestId,
  };
}
