import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery, completeCall } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/forms/live-region.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface CompleteButtonProps {
  call: CallViewBody;
  /** The words of the button; left out: that the consultation is marked as completed. */
  words?: SentenceKey;
}

/** Lets the doctor mark the consultation as completed, in the call or by ordinary phone (W09). */
export function CompleteButton({ call, words = 'room.complete' }: CompleteButtonProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; asks?: boolean; done?: boolean; fault?: unknown }>({
    busy: false,
  });
  const complete = async () => {
    setState({ busy: true, asks: true });
    try {
      await setAnswer(client, callQuery(call.booking_id).queryKey, await completeCall(call.booking_id));
      setState({ busy: false, done: true });
    } catch (fault) {
      setState({ busy: false, asks: true, fault });
    }
  };
  if (!call.may_complete) return state.done ? <LiveRegion>{call.stage.sentence}</LiveRegion> : null;
  return (
    <>
      {call.said && <p role="status">{t(`room.said-${call.said}`, { name: call.other.name })}</p>}
      <Button look="secondary" wide onClick={() => setState({ busy: false, asks: true })}>
        {t(words)}
      </Button>
      <Sheet
        open={state.asks ?? false}
        onClose={() => setState({ busy: false })}
        title={t('room.complete-title')}
        closeLabel={t('dialog.close')}
      >
        <p>
          {t(call.proven ? 'room.complete-known' : call.said === 'spoke' ? 'room.said-spoke' : 'room.complete-note', {
            name: call.other.name,
          })}
        </p>
        {state.fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{problemText(state.fault, t)}</p>
          </Notice>
        )}
        <div className="call-end">
          <Button busy={state.busy} onClick={() => void complete()}>
            {t('room.complete-yes')}
          </Button>
          <Button look="secondary" onClick={() => setState({ busy: false })}>
            {t('room.complete-no')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
