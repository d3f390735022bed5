import { PROBLEMS } from '@tabibu/contract/problems';
import { Refused } from '../platform/http/page-form.ts';

/** Returns the refusal of a form whose page says at each field what is wrong, so that it needs no sentence. */
export function incomplete(): Refused {
  return new Refused({ code: 'invalid-input', status: PROBLEMS['invalid-input'], params: {}, detail: '' });
}
