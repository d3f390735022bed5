import { BY_SECRET, DOCTOR, PATIENT, PHONE } from './access-rows.ts';
import type { Row } from './access-rows.ts';

/** Whom the endpoints of notices, bells and push messages admit. */
export const NOTICES_ACCESS: Readonly<Record<string, Row>> = {
  'notifications.list-notifications': DOCTOR,
  'notifications.read-notification': DOCTOR,
  'notifications.read-all-notifications': DOCTOR,
  'notices.list': PATIENT,
  'notices.read-all': PATIENT,
  'notices.read-choices': PATIENT,
  'notices.change-choices': PATIENT,
  'notices.read-email': PATIENT,
  'notices.send-email-code': PATIENT,
  'notices.verify-email': PATIENT,
  'notices.receive-delivery': BY_SECRET,
  'notices.confirm-whatsapp': BY_SECRET,
  'notices.receive-whatsapp-report': BY_SECRET,
  'notifications.read-push': PHONE,
  'notifications.subscribe-push': PHONE,
  'notifications.unsubscribe-push': PHONE,
};
