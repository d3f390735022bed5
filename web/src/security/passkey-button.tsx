import { useState } from 'react';
import { KeyRound } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { AskedPasskeyBody, AssertionBody } from '../api/passkeys.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { PasskeyCancelled, givePasskey, usePasskeySupport } from './browser-passkeys.ts';

interface PasskeyButtonProps {
  /** Asks the server for a challenge. */
  ask: () => Promise<AskedPasskeyBody>;
  /** Sends what the passkey signed, and leads on. If it rejects, the button says why. */
  prove: (challengeId: string, credential: AssertionBody) => Promise<unknown>;
}

/**
 * The button that asks for a passkey; nothing in a browser that cannot use them. Needs the sentences of `sign-in`.
 */
export default function PasskeyButton({ ask, prove }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const isSupported = usePasskeySupport();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  if (!isSupported) return null;
  const give = async () => {
    setState({ busy: true });
    try {
      const asked = await ask();
      await prove(asked.challenge_id, await givePasskey(asked));
    } catch (error) {
      const fault = error instanceof PasskeyCancelled ? t('passkey.left') : problemText(error, t, 'passkey.failed');
      setState({ busy: false, fault });
    }
  };
  return (
    <>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <Button look="secondary" wide busy={state.busy} onClick={() => void give()}>
        <Icon node={KeyRound} size={20} />
        {t('passkey.use')}
      </Button>
    </>
  );
}
