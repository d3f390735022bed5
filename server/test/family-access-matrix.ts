import { DOCTOR, PATIENT } from './access-rows.ts';
import type { Row } from './access-rows.ts';

/** Whom the endpoints of families, of what people in them measure, and of copies of the own data, admit. */
export const FAMILY_ACCESS: Readonly<Record<string, Row>> = {
  'family.read-family': PATIENT,
  'family.add-member': PATIENT,
  'family.change-member': PATIENT,
  'family.remove-member': PATIENT,
  'family.offer-record': PATIENT,
  'family.withdraw-offer': PATIENT,
  'family.list-offered-records': PATIENT,
  'family.take-record': PATIENT,
  'family.decline-record': PATIENT,
  'records.read-member-facts': PATIENT,
  'records.save-member-facts': PATIENT,
  'records.read-member-allergies': PATIENT,
  'records.save-member-allergies': PATIENT,
  'readings.list': PATIENT,
  'readings.read-curve': PATIENT,
  'readings.save': PATIENT,
  'readings.delete': PATIENT,
  'readings.export': PATIENT,
  'readings.print': PATIENT,
  'readings.read-visit-readings': DOCTOR,
  'subscriptions.set-plan-members': PATIENT,
  'records.list-all-documents': PATIENT,
  'records.hide-papers': DOCTOR,
  'own-copies.read-consents': PATIENT,
  'own-copies.ask': PATIENT,
  'own-copies.list': PATIENT,
  'own-copies.read': PATIENT,
  'own-copies.download': PATIENT,
};
