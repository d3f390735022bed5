/** The elements that FHIR R4 requires of each resource that an export has (hl7.org/fhir/R4). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Patient: [],
  Appointment: ['status', 'participant'],
  Observation: ['status', 'code'],
  AllergyIntolerance: ['patient'],
  MedicationRequest: ['status', 'intent', 'medicationCodeableConcept', 'subject'],
  Composition: ['status', 'type', 'date', 'author', 'title'],
};

/** The codes of required value sets. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'Appointment.status':
    'proposed pending booked arrived fulfilled cancelled noshow entered-in-error checked-in waitlist'.split(' '),
  'Observation.status': 'registered preliminary final amended corrected cancelled entered-in-error unknown'.split(' '),
  'MedicationRequest.status': 'active on-hold cancelled completed entered-in-error stopped draft unknown'.split(' '),
  'MedicationRequest.intent':
    'proposal plan order original-order reflex-order filler-order instance-order option'.split(' '),
  'Composition.status': ['preliminary', 'final', 'amended', 'entered-in-error'],
  'Patient.gender': ['male', 'female', 'other', 'unknown'],
};

type Node = Readonly<Record<string, unknown>>;
interface Bundle {
  readonly resourceType?: unknown;
  readonly type?: unknown;
  readonly entry?: readonly { readonly fullUrl: string; readonly resource: Node }[];
}

/** Returns what of a bundle does not conform: missing elements, unknown codes and references that lead nowhere. */
export function faultsOf(bundle: Bundle): string[] {
  const entries = bundle.entry ?? [];
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  return [
    ...(bundle.resourceType === 'Bundle' && bundle.type === 'collection' ? [] : ['no Bundle of the type collection']),
    ...(urls.size === entries.length ? [] : ['two entries have the same address']),
    ...entries.flatMap(({ fullUrl, resource }) => [
      ...(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(fullUrl) ? [] : [`${fullUrl} is no address`]),
      ...(fullUrl === `urn:uuid:${String(resource['id'])}` ? [] : [`${fullUrl} is not the address of its resource`]),
      ...faultsOfResource(resource),
      ...referencesIn(resource).flatMap((to) => (urls.has(to) ? [] : [`${fullUrl} refers to ${to}`])),
      ...emptiesIn(resource).map((path) => `${fullUrl} has an empty ${path}`),
    ]),
  ];
}

function faultsOfResource(resource: Node): string[] {
  const kind = String(resource['resourceType']);
  const required = REQUIRED[kind];
  if (required === undefined) return [`${kind} is not expected`];
  const wrong = Object.entries(CODES).filter(([place, codes]) => {
    const [of, element] = place.split('.') as [string, string];
    return of === kind && resource[element] !== undefined && !codes.includes(String(resource[element]));
  });
  return [
    ...required.filter((name) => resource[name] === undefined).map((name) => `${kind} has no ${name}`),
    ...wrong.map(([place]) => `${place} is not of its codes`),
    ...(INVARIANTS[kind]?.(resource) ?? []),
  ];
}

const list = (value: unknown) => (value ?? []) as readonly Node[];

/** Rules of the standard that are no single required element, by their names there. */
const INVARIANTS: Readonly<Record<string, (resource: Node) => string[]>> = {
  Patient: ({ contact }) => (list(contact).every(({ name, telecom }) => name ?? telecom) ? [] : ['pat-1']),
  Appointment: (one) => [
    ...(list(one['participant']).length > 0 ? [] : ['Appointment has no participant']),
    ...(list(one['participant']).every(({ status, type, actor }) => status && (type ?? actor)) ? [] : ['app-1']),
    ...((one['start'] === undefined) === (one['end'] === undefined) ? [] : ['app-2']),
  ],
  Observation: (one) => [
    ...(one['valueQuantity'] !== undefined || list(one['component']).length > 0 ? [] : ['Observation says nothing']),
    ...(list(one['component']).every(({ code }) => code !== undefined) ? [] : ['Observation.component has no code']),
  ],
  AllergyIntolerance: ({ clinicalStatus }) => (clinicalStatus === undefined ? ['ait-1'] : []),
  Composition: ({ section }) =>
    list(section).every(({ text, entry }) => text !== undefined || list(entry).length > 0) ? [] : ['cmp-1'],
};

/** Every reference in a resource. */
function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'reference' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

/** No element may be null or empty (ele-1). */
function emptiesIn(node: unknown, path = ''): string[] {
  if (node === null || node === '' || (Array.isArray(node) && node.length === 0)) return [path];
  if (typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) => emptiesIn(value, `${path}.${name}`));
}
