import type { Services } from '../context.ts';
import { MINUTE } from '../time.ts';
import type { FormOwner } from './form-token.ts';
import type { FormState } from './page-form.ts';

/** How long the state of one step stays valid for the next, in milliseconds. */
const LIFE = 30 * MINUTE;

/**
 * Encrypts the state of a step for a hidden field. Only this server can read it, and only from the same browser
 * (AES-256-GCM, bound to the browser's cookie).
 */
export function sealState({ keys, clock }: Services, holder: FormOwner, state: FormState): string {
  return keys
    .seal(placeOf(holder), JSON.stringify({ state, until: clock.now().getTime() + LIFE }))
    .toString('base64url');
}

/** Decrypts such a state. Returns undefined if there is none, if it is too old, or if it belongs to another browser. */
export function openState(
  { keys, clock }: Services,
  holder: FormOwner,
  sealed: string | undefined,
): FormState | undefined {
  if (sealed === undefined) return undefined;
  try {
    const { state, until } = JSON.parse(keys.open(placeOf(holder), Buffer.from(sealed, 'base64url'))) as {
      state: FormState;
      until: number;
    };
    return until > clock.now().getTime() ? state : undefined;
  } catch {
    return undefined;
  }
}

function placeOf({ cookie }: FormOwner): string {
  return `page-forms.state.${cookie ?? ''}`;
}
