import { DOCTOR, OPEN, PATIENT } from './access-rows.ts';
import type { Row } from './access-rows.ts';

/** Whom the endpoints of the assistant admit; see `ACCESS`. */
export const ASSISTANT_ACCESS: Readonly<Record<string, Row>> = {
  'assistant.ask': OPEN,
  'assistant.read-assistant': OPEN,
  'assistant.tell-conversation': OPEN,
  'assistant.mark-helpful': OPEN,
  'assistant.keep-conversation': PATIENT,
  'assistant.list-conversations': PATIENT,
  'assistant.read-conversation': PATIENT,
  'assistant.delete-conversation': PATIENT,
  'assistant.attach-conversation': PATIENT,
  'assistant.read-attached': DOCTOR,
};
