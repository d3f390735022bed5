import { useEffect, useState } from 'react';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { useOutbox } from './use-outbox.ts';

interface UnsentDialogProps {
  /** Called with true to sign out, with false to stay signed in. Must stay the same function. */
  answer: (leaves: boolean) => void;
}

/**
 * Asks before signing out deletes readings that the server does not have, and offers to send them first. Shows nothing
 * while nothing waits.
 */
export default function UnsentDialog({ answer }: UnsentDialogProps) {
  const { t } = useTranslation();
  const { outbox, unsent } = useOutbox();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  // Another page of this device, or the network that came back, may have sent them while this was asked.
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (unsent.length > 0) setSeen(true);
    else if (seen) answer(true);
  }, [unsent, seen, answer]);
  const send = async () => {
    setState('sending');
    await outbox().sendNow();
    setState(outbox().read().length > 0 ? 'failed' : 'sending');
  };
  if (unsent.length === 0) return null;
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t('reading.leave-title', { count: unsent.length })}
      closeLabel={t('dialog.close')}
    >
      <div className="stack">
        <p>{t('reading.leave')}</p>
        {state === 'failed' && (
          <Notice tone="warning" announce>
            <p>{t('reading.leave-failed')}</p>
          </Notice>
        )}
        <Button wide busy={state === 'sending'} onClick={() => void send()}>
          {t('reading.leave-send')}
        </Button>
        <Button look="danger" wide onClick={() => answer(true)}>
          {t('reading.leave-anyway')}
        </Button>
        <Button look="quiet" wide onClick={() => answer(false)}>
          {t('reading.leave-stay')}
        </Button>
      </div>
    </Dialog>
  );
}
