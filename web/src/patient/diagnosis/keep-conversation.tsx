import { useState } from 'react';
import type { FormEvent } from 'react';
import { Bookmark } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { AskFields } from './ask-fields.tsx';
import { Keeping } from './lazy-keeping.ts';

/** How far keeping a conversation has come. */
export type KeepStep = 'open' | 'busy' | 'kept';

/**
 * Offers to keep the conversation. What follows a press loads with the press; without script the page of kept
 * conversations does the same.
 */
export function KeepConversation({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const page = useHref('/diagnosis/kept');
  const [presses, setPresses] = useState(0);
  const [step, setStep] = useState<KeepStep>('open');
  if (me !== null && me.role !== 'patient') return null;
  const press = (event: FormEvent) => {
    event.preventDefault();
    setPresses(presses + 1);
    setStep('busy');
  };
  return (
    <div className="keep-conversation">
      {step !== 'kept' && (
        <>
          <form method="post" name="keep-conversation" action={page} onSubmit={press}>
            <AskFields answer={{ conversation_id: conversationId }} />
            <Button type="submit" look="secondary" busy={step === 'busy'}>
              {step !== 'busy' && <Icon node={Bookmark} size={20} />}
              {t('assistant.keep')}
            </Button>
          </form>
          <p className="small muted">{t('assistant.keep-note')}</p>
        </>
      )}
      {presses > 0 && <Keeping.Part key={presses} conversationId={conversationId} onStep={setStep} />}
    </div>
  );
}
