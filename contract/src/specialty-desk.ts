import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';
import { HEALTH_PROBLEM_IDS } from './health-problem-ids.ts';
import { EMERGENCY_RANKS, LONGEST_SPECIALTY } from './specialty-rules.ts';

const Name = z.string().max(LONGEST_SPECIALTY);
const Terms = z.strictObject({
  labels: z.strictObject({ sw: Name, en: Name, fr: Name }),
  specialist: z.boolean(),
  emergency: z.literal([...EMERGENCY_RANKS]),
  problems: z.array(z.enum(HEALTH_PROBLEM_IDS)).max(HEALTH_PROBLEM_IDS.length),
  offered: z.boolean(),
});

/** A specialty as administrators keep it. */
const KeptSpecialty = z.strictObject({
  id: z.string(),
  /** Whether it comes with the release. */
  printed: z.boolean(),
  ...Terms.shape,
  /** How many doctors have it, verified or not. */
  doctors: z.int(),
  /** Grows with each change; 0 while it is as printed. */
  version: z.int(),
  /** Newest first. Without `terms` it was as printed from then on, or removed. */
  history: z.array(z.strictObject({ terms: Terms.nullable(), by: z.string().nullable(), at: Instant })),
});

const Id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
const ofSpecialty = { owns: { id: 'setting' }, params: z.strictObject({ id: Id }) } as const;
const Version = z.int();

export const listSpecialties = endpoint({
  id: 'doctors.list-specialties',
  method: 'GET',
  path: '/api/admin/specialties',
  summary: 'All specialties in their order, with how many doctors have each, and their changes',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(KeptSpecialty)),
});

export const addSpecialty = endpoint({
  id: 'doctors.add-specialty',
  method: 'POST',
  path: '/api/admin/specialties',
  summary: 'Add a specialty; its address is made from the English name',
  access: ['administrator'],
  limit: 'write',
  body: Terms,
  reply: envelope(KeptSpecialty),
  status: 201,
  problems: ['step-up-required', 'specialty-name-invalid', 'specialty-name-taken', 'specialties-too-many'],
});

export const changeSpecialty = endpoint({
  id: 'doctors.change-specialty',
  method: 'PUT',
  path: '/api/admin/specialties/:id',
  summary: 'Rename a specialty, switch it on or off, or change its type, its emergencies and its health problems',
  access: ['administrator'],
  limit: 'write',
  ...ofSpecialty,
  body: z.strictObject({ version: Version, ...Terms.shape }),
  reply: envelope(KeptSpecialty),
  problems: ['step-up-required', 'specialty-name-invalid', 'specialty-name-taken', 'setting-changed'],
});

export const takeBackSpecialty = endpoint({
  id: 'doctors.take-back-specialty',
  method: 'POST',
  path: '/api/admin/specialties/:id/take-back',
  summary: 'Take back the newest change of a specialty; taking back that it was added removes it, if nobody has it',
  access: ['administrator'],
  limit: 'write',
  ...ofSpecialty,
  body: z.strictObject({ version: Version }),
  reply: envelope(KeptSpecialty.nullable()),
  problems: ['step-up-required', 'setting-changed', 'specialty-name-taken', 'specialty-in-use'],
});

export const removeSpecialty = endpoint({
  id: 'doctors.remove-specialty',
  method: 'POST',
  path: '/api/admin/specialties/:id/remove',
  summary: 'Remove an added specialty that no doctor has or has asked for; a printed one can only be switched off',
  access: ['administrator'],
  limit: 'write',
  ...ofSpecialty,
  body: z.strictObject({ version: Version }),
  reply: envelope(z.null()),
  problems: ['step-up-required', 'setting-changed', 'specialty-in-use'],
});

export type KeptSpecialtyBody = z.infer<typeof KeptSpecialty>;
