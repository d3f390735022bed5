import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';
import type { Role } from './roles.ts';

/**
 * Who may call a route. `anyone` includes people without a session. `provider` is an outside party that knows the
 * secret in the path.
 */
type AccessRole = 'anyone' | 'nobody' | Role | 'provider' | 'operator';

/**
 * `print` draws a paper, `file` decrypts a whole file, `ask` has a job or an outside party work. `export` and
 * `download` are sent while they are read, and `picture` is drawn from bytes that follow the call.
 */
export type HeavyWork = 'print' | 'file' | 'ask' | 'export' | 'download' | 'picture';
/** What leaves as a whole table needs a factor of the last five minutes, whoever takes it along. */
export const needsFreshFactor = ({ heavy }: { readonly heavy?: HeavyWork }): boolean => heavy === 'export';
/** Whoever repeats such a call while it runs gets its answer; of any other work, `request-in-progress`. */
export const SHARED_WORK: ReadonlySet<HeavyWork> = new Set(['print', 'file', 'ask']);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type MediaType =
  | 'text/csv'
  | 'application/json'
  | 'application/fhir+json'
  | 'application/pdf'
  | 'application/xml'
  | 'image/avif'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'text/calendar'
  | 'text/plain';

/** A path of the API. A segment `:name` is the parameter of that name. */
export type ApiPath = `/api/${string}`;

/** The schema of path parameters, query, body or reply. */
export type Schema = z.ZodType;

/**
 * One endpoint of the API: its input and output, who may call it and which refusals to expect. The server mounts it,
 * and the OpenAPI file and the access matrix are generated from it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Verb extends Method = Method,
  Path extends ApiPath = ApiPath,
  Code extends ProblemCode = ProblemCode,
  Idempotent extends boolean = boolean,
> {
  readonly id: string;
  readonly method: Verb;
  readonly path: Path;
  readonly summary: string;
  readonly access: readonly AccessRole[];
  /**
   * Admits also an administrator whose term for making a passkey is over: what is needed to make one, the own
   * settings and the own session.
   */
  readonly withoutPasskey?: true;
  /**
   * Who asks, if not a person: a `page` that is only open, which is no use of its session, or its `bell`, which an idle
   * session of the front desk may still ask.
   */
  readonly askedBy?: 'page' | 'bell';
  /** What each id in the path belongs to. A check fails for a path id without an owner (Z-04). */
  readonly owns?: Readonly<
    Record<
      string,
      | 'booking'
      | 'notification'
      | 'session'
      | 'payment'
      | 'doctor'
      | 'country'
      | 'provider'
      | 'secret'
      | 'photo'
      | 'review'
      | 'document'
      | 'application'
      | 'renewal'
      | 'account'
      | 'approval'
      | 'case'
      | 'complaint'
      | 'coupon-sending'
      | 'plan-order'
      | 'subscription'
      | 'access'
      | 'passkey'
      | 'picture'
      | 'setting'
      | 'assisted-booking'
      | 'article'
      | 'conversation'
      | 'person'
      | 'reading'
      | 'schedule'
      | 'testimonial'
      | 'handover'
      | 'export'
    >
  >;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /**
   * The media type of a reply that is not JSON but a file, or those that it may have; `reply` is then the file's bytes
   * or text.
   */
  readonly media?: MediaType | readonly MediaType[];
  /** Response headers that matter to callers, each with its description. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: 200 | 201 | 202 | 204;
  /** Requires `Idempotency-Key`. The first response is stored for seven days and returned again for the same key. */
  readonly idempotent?: Idempotent;
  /**
   * The media type of a body that is not JSON. Of a form, `body` is the schema of the text fields and `files` names the
   * files; any other body reaches the function as bytes.
   */
  readonly sends?: 'multipart/form-data' | 'application/octet-stream';
  /** The names of the files that a form may carry, each at most once. */
  readonly files?: readonly string[];
  /** The largest body in bytes, if not the usual 256 KiB. */
  readonly bodyLimit?: number;
  /**
   * The rate limit that the endpoint counts towards; `ask` counts by address, also of who is signed in, `letter` counts
   * an hour and `news` a day.
   */
  readonly limit?: 'read' | 'search' | 'write' | 'code' | 'callback' | 'ask' | 'letter' | 'news';
  /**
   * What makes a call expensive, if something does. A caller has the same work done once at a time, however often it is
   * asked for, and only a few callers together: `server/src/platform/http/heavy-work.ts` says how many.
   */
  readonly heavy?: HeavyWork;
  /**
   * The refusals of the endpoint's own function. Those that follow from the kind of endpoint, such as 401 if it needs a
   * session, are not repeated: `server/src/platform/openapi/implied-problems.ts` names them.
   */
  readonly problems?: readonly Code[];
}

/**
 * Declares an endpoint. Returns the declaration unchanged and keeps its types: the schemas, and as literals the method,
 * path, problem codes and whether a key is required. `api-calls.ts` types the browser's client with them.
 */
export function endpoint<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  const Verb extends Method,
  const Path extends ApiPath,
  const Code extends ProblemCode = never,
  const Idempotent extends boolean = false,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Verb, Path, Code, Idempotent>,
): Endpoint<Params, Query, Body, Reply, Verb, Path, Code, Idempotent> {
  return declaration;
}
