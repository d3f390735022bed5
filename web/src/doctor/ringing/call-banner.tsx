import { useState } from 'react';
import { Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { DoctorEmergencyBody } from '../../api/emergencies.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { countryName } from '@tabibu/contract/country-name';
import type { RingProps } from '../../shell/ring-props.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { NotSent } from './emergency-call.tsx';
import { useDismissedEmergencies } from './put-off.ts';
import { useQuietPage } from './quiet.ts';
import { useAnswer } from './use-answer.ts';
import { useEmergencies } from './use-emergencies.ts';

/**
 * The line about emergencies in a running call, without sound: the most urgent one, how many more there are, and the
 * buttons. Accepting asks first, because it leaves the call.
 */
export function CallBanner({ name, onAccepted }: NonNullable<RingProps['inCall']>) {
  const { t, language } = useTranslation();
  const { all, calling } = useEmergencies();
  const [, putOff] = useDismissedEmergencies();
  const [asked, setAsked] = useState<DoctorEmergencyBody>();
  useQuietPage();
  const answer = useAnswer(({ state }) => {
    if (state === 'accepted-by-you') onAccepted();
  });
  const [first] = calling;
  const left = useSecondsUntil(first?.escalates_at);
  const more = calling.length - 1;
  // What the doctor was asked about may be taken meanwhile; the sheet then says so.
  const now = asked && (all.find(({ booking_id: id }) => id === asked.booking_id) ?? asked);
  const isGone = now?.state === 'taken' || now?.state === 'over';
  const close = () => {
    setAsked(undefined);
    answer.reset();
  };
  return (
    <>
      <LiveRegion>{first ? t('ring.in-call', { name: first.patient_first_name }) : ''}</LiveRegion>
      {first && (
        <section className="call-ring" aria-label={t('ring.title')}>
          <p>
            <Icon node={Siren} size={20} />
            <span className="call-ring-who">
              {first.patient_first_name}, {countryName(countryOf(first.country), language)}
            </span>
            {left !== undefined && <span className="numbers">{minutesAndSeconds(left)}</span>}
            {more > 0 && <span className="numbers">{t('ring.more', { count: more })}</span>}
          </p>
          <Button look="emergency" onClick={() => setAsked(first)}>
            {t('ring.accept')}
          </Button>
          <Button look="secondary" onClick={() => putOff([first.booking_id])}>
            {t('ring.not-now')}
          </Button>
        </section>
      )}
      <Sheet
        open={now !== undefined}
        onClose={close}
        title={t(!isGone ? 'ring.leave-title' : now.state === 'taken' ? 'ring.taken' : 'ring.over')}
        closeLabel={t('dialog.close')}
      >
        {now && (
          <p>{isGone ? now.stage.sentence : t('ring.leave-note', { name: now.patient_first_name, other: name })}</p>
        )}
        {answer.isError && <NotSent error={answer.error} />}
        <div className="ringing-answers">
          {now && !isGone && (
            <Button look="emergency" busy={answer.isPending} onClick={() => answer.mutate(now.booking_id)}>
              {t('ring.leave-yes')}
            </Button>
          )}
          <Button look="secondary" onClick={close}>
            {t('ring.leave-no')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
