import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint } from '@tabibu/contract/endpoint';
import type { Reply, Visitor } from '../visitor.ts';

const EXAMPLES: Record<string, string> = {
  'assisted-booking': '019a0000-0000-7000-8000-000000000008',
  booking: '019a0000-0000-7000-8000-000000000001',
  notification: '019a0000-0000-7000-8000-000000000004',
  approval: '019a0000-0000-7000-8000-000000000008',
  complaint: '019a0000-0000-7000-8000-000000000008',
  case: '019a0000-0000-7000-8000-000000000008',
  access: '019a0000-0000-7000-8000-000000000008',
  passkey: '019a0000-0000-7000-8000-000000000009',
  account: '019a0000-0000-7000-8000-000000000007',
  session: '019a0000-0000-7000-8000-000000000002',
  doctor: '019a0000-0000-7000-8000-000000000003',
  payment: 'TBB-1767225600-ABCDEFGH',
  document: '019a0000-0000-7000-8000-000000000005',
  application: '019a0000-0000-7000-8000-000000000007',
  renewal: '019a0000-0000-7000-8000-000000000007',
  review: '019a0000-0000-7000-8000-000000000006',
  photo: '019a0000-0000-7000-8000-000000000004',
  testimonial: '019a0000-0000-7000-8000-000000000008',
  'plan-order': '019a0000-0000-7000-8000-000000000001',
  subscription: '019a0000-0000-7000-8000-000000000001',
  country: 'TZ',
  provider: 'azampay',
  secret: 'x'.repeat(43),
  // By the name of the parameter, because a setting and a text of a page belong to the house alike.
  key: 'contact_phone',
  page: 'about',
  conversation: '019a0000-0000-7000-8000-000000000010',
  article: 'high-blood-pressure',
  person: '019a0000-0000-7000-8000-000000000001',
  handover: '019a0000-0000-7000-8000-000000000014',
  reading: '019a0000-0000-7000-8000-000000000012',
  export: '019a0000-0000-7000-8000-000000000012',
  schedule: '019a0000-0000-7000-8000-000000000015',
};

/** All endpoints in an order in which one session survives all calls: signing out comes last. */
export const IN_ORDER: readonly Endpoint[] = ENDPOINTS.toSorted(
  (one, other) => Number(one.id === 'identity.sign-out') - Number(other.id === 'identity.sign-out'),
);

/** Endpoints that may change something. */
export const UNSAFE = IN_ORDER.filter(({ method }) => method !== 'GET');

/**
 * Returns whether an outside party calls the endpoint with a secret in the path. Session and origin do not matter then.
 */
export const isForProviders = (endpoint: Endpoint): boolean => endpoint.access.includes('provider');

/**
 * Returns the person who may call the endpoint: the doctor, the administrator or the receptionist for endpoints that
 * only they may call, otherwise the patient. Without an administrator the doctor stands in, without a receptionist
 * the administrator.
 */
export function callerFor<Who>(
  { access }: Endpoint,
  {
    patient,
    doctor,
    administrator = doctor,
    receptionist = administrator,
  }: { patient: Who; doctor: Who; administrator?: Who; receptionist?: Who },
): Who {
  if (access.includes('patient') || access.includes('anyone')) return patient;
  if (access.includes('doctor')) return doctor;
  if (access.includes('administrator')) return administrator;
  return access.includes('receptionist') ? receptionist : patient;
}

/** Returns the path with valid ids that belong to nobody. */
export function pathOf(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
    const kind = endpoint.owns?.[name];
    if (kind === undefined) throw new Error(`${endpoint.id} does not say what ${name} belongs to`);
    return (EXAMPLES[name] ?? EXAMPLES[kind])!;
  });
}

/** Calls an endpoint as our pages would, with an empty body if it takes one. */
export function call(visitor: Visitor, endpoint: Endpoint, headers: Record<string, string> = {}): Promise<Reply> {
  const body = endpoint.sends !== undefined ? Buffer.from('x') : endpoint.body === undefined ? undefined : {};
  const key = endpoint.idempotent === true ? { 'idempotency-key': crypto.randomUUID() } : {};
  const type = endpoint.sends === undefined ? {} : { 'content-type': `${endpoint.sends}; boundary=x` };
  return visitor.send(endpoint.method, pathOf(endpoint), body, { ...key, ...type, ...headers });
}
