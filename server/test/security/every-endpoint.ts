import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint } from '@tabibu/contract/endpoint';
import type { Reply, Visitor } from '../visitor.ts';

const EXAMPLES: Record<string, string> = {
  booking: '019a0000-0000-7000-8000-000000000001',
  notification: '019a0000-0000-7000-8000-000000000004',
  session: '019a0000-0000-7000-8000-000000000002',
  doctor: '019a0000-0000-7000-8000-000000000003',
  payment: 'TBB-1767225600-ABCDEFGH',
  document: '019a0000-0000-7000-8000-000000000005',
  review: '019a0000-0000-7000-8000-000000000006',
  photo: '019a0000-0000-7000-8000-000000000004',
  country: 'TZ',
  provider: 'azampay',
  secret: 'x'.repeat(43),
};

/** Endpoints in an order in which one session survives all calls: signing out comes last. */
export const IN_ORDER: readonly Endpoint[] = ENDPOINTS.toSorted((one, other) => Number(one.id === 'identity.sign-out') - Number(other.id === 'identity.sign-out'));

/** Endpoints that may change something. */
export const UNSAFE = IN_ORDER.filter(({ method }) => method !== 'GET');

/** Whether an outside party calls it with the secret of its path, so that neither session nor origin say anything. */
export const isForProviders = (endpoint: Endpoint): boolean => endpoint.access.includes('provider');

/** Who of the two may knock at it: what patients may not do is tried as a doctor. */
export const knockerOf = <Who>({ access }: Endpoint, { patient, doctor }: { patient: Who; doctor: Who }): Who => (access.includes('doctor') && !access.includes('patient') && !access.includes('anyone') ? doctor : patient);

/** The path with ids that have the right form and belong to nobody. */
export function pathOf(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
    const kind = endpoint.owns?.[name];
    if (kind === undefined) throw new Error(`${endpoint.id} does not say what ${name} belongs to`);
    return EXAMPLES[kind]!;
  });
}

/** Calls an endpoint as our pages would, with an empty body where one is wanted. */
export function call(visitor: Visitor, endpoint: Endpoint, headers: Record<string, string> = {}): Promise<Reply> {
  const body = endpoint.body === undefined ? undefined : {};
  const key = endpoint.idempotent === true ? { 'idempotency-key': crypto.randomUUID() } : {};
  return visitor.send(endpoint.method, pathOf(endpoint), body, { ...key, ...headers });
}
