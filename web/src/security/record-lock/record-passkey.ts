import { askRecordPasskey } from '../../api/record-lock.ts';
import type { LockProof } from '../../api/record-lock.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { PasskeyCancelled, PasskeyExists, givePasskey } from '../browser-passkeys.ts';
import type { useTranslation } from '../../shell/translation.tsx';

/** Asks the person for a passkey of the records. Throws `PasskeyCancelled`. */
export async function giveRecordPasskey(): Promise<LockProof> {
  const asked = await askRecordPasskey();
  return { passkey: { challenge_id: asked.challenge_id, credential: await givePasskey(asked) } };
}

/** Returns the sentence for what went wrong with a passkey or a passphrase. */
export function faultText(fault: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  if (fault instanceof PasskeyCancelled) return t('lock.passkey-left');
  if (fault instanceof PasskeyExists) return t('lock.passkey-exists');
  return problemText(fault, t, 'lock.failed');
}
