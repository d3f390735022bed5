import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { callQuery, requestBridge } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { readableAnywhere } from '../components/any-number.ts';
import { useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { bridgeWords, isBridgeLive } from './bridge-words.ts';

type Offer = NonNullable<CallViewBody['bridge']>;

/** Starts a bridged telephone call between the two and shows its progress until it ends (W24, R-18e). */
export function BridgePanel({ call, offer }: { call: CallViewBody; offer: Offer }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const now = useNow();
  const [asking, setAsking] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { last } = offer;
  const name =
    call.side === 'doctor' && last?.asked_by !== 'patient' ? (call.answers ?? call.other.name) : call.other.name;
  const live = isBridgeLive(call);
  const over = call.state === 'ended' || now >= Date.parse(call.closes_at);
  const early = now < Date.parse(call.opens_at);
  const ask = async () => {
    setAsking({ busy: true });
    try {
      await setAnswer(client, callQuery(call.booking_id).queryKey, await requestBridge(call.booking_id));
      setAsking({ busy: false });
    } catch (fault) {
      setAsking({ busy: false, fault });
    }
  };
  if (over && !last) return null;
  return (
    <section className="doctor-phone" aria-label={t('room.bridge-title')} data-bridge={last?.stage}>
      {!live && !over && <p className="small">{t('room.bridge-offer', { name })}</p>}
      <div role="status">
        {last && (
          <p>
            <strong>{t(...bridgeWords(last, call, name))}</strong>
          </p>
        )}
      </div>
      {live && last?.stage !== 'bridged' && (
        <p className="numbers">{t('room.bridge-from', { number: readableAnywhere(offer.number) })}</p>
      )}
      {asking.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(asking.fault, t)}</p>
        </Notice>
      )}
      {!live && !over && (
        <Button look="secondary" wide disabled={early} busy={asking.busy} onClick={() => void ask()}>
          <Icon node={PhoneCall} size={20} />
          {t(last ? 'room.bridge-again' : call.side === 'doctor' ? 'room.attempts-title' : 'room.bridge-call', {
            name,
          })}
        </Button>
      )}
      {!over && early && <p className="small">{t('room.bridge-opens')}</p>}
    </section>
  );
}
