import { SHARED_WORK, needsFreshFactor } from '@tabibu/contract/endpoint';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { OLD_RECORDS } from '@tabibu/contract/old-records';
import type { ProblemCode } from '@tabibu/contract/problems';
import { ROLES } from '@tabibu/contract/roles';

/** Returns whether no session is required: anybody may call it, or an outside party with the secret in its path. */
const isOpen = ({ access }: Endpoint): boolean => access.includes('anyone') || access.includes('provider');

/** Refusals that the HTTP layer may give to any request. */
export const ALWAYS_POSSIBLE: readonly ProblemCode[] = ['address-too-long', 'internal-error', 'service-unavailable'];

/**
 * Returns the refusals that follow from the kind of an endpoint (who may call it, what it reads, whether it changes
 * something, whether it is limited or idempotent), so that its `problems` need not list them.
 */
export function impliedProblems(endpoint: Endpoint): readonly ProblemCode[] {
  const { access, method, params, query, body, limit, idempotent, heavy, withoutPasskey } = endpoint;
  const changes = method !== 'GET';
  const rules: readonly (readonly [applies: boolean, ...codes: ProblemCode[]])[] = [
    [true, ...ALWAYS_POSSIBLE],
    [!isOpen(endpoint), 'not-signed-in'],
    [!isOpen(endpoint) && !ROLES.every((role) => access.includes(role)), 'not-allowed'],
    [!isOpen(endpoint) && access.includes('administrator') && withoutPasskey !== true, 'passkey-required'],
    [['closed', 'by-booking'].includes(OLD_RECORDS.get(endpoint.id) ?? ''), 'records-locked'],
    [needsFreshFactor(endpoint), 'step-up-required'],
    [limit !== undefined, 'too-many-requests'],
    [changes && !access.includes('provider'), 'cross-site-request'],
    [changes, 'malformed-request', 'body-too-large', 'unsupported-media-type'],
    [params !== undefined, 'malformed-request', 'not-found'],
    [query !== undefined || body !== undefined, 'malformed-request', 'invalid-input'],
    [idempotent === true, 'idempotency-key-required', 'idempotency-key-reused', 'request-in-progress'],
    [heavy !== undefined && !SHARED_WORK.has(heavy), 'request-in-progress'],
  ];
  return [...new Set(rules.flatMap(([applies, ...codes]) => (applies ? codes : [])))];
}

/** Returns every refusal that an endpoint may give: those that it declares and those that its kind implies. */
export function possibleProblems(endpoint: Endpoint): readonly ProblemCode[] {
  return [...new Set([...(endpoint.problems ?? []), ...impliedProblems(endpoint)])];
}
