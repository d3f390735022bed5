import { CircleCheckBig, PhoneCall, Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { DoctorEmergencyBody } from '../../api/emergencies.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { switchSound } from '../../components/ring.ts';
import { useAnswer } from './use-answer.ts';
import { useSound } from '../../components/use-ring.ts';

const MINUTE = 60_000;

interface OpenProps {
  emergency: DoctorEmergencyBody;
  /** Several wait: each is then shown in few words. */
  inList: boolean;
  onLater: () => void;
}

/**
 * An emergency that nobody has accepted: who asks, since when, the time left until staff are alerted, and the buttons
 * "accept" and "not now".
 */
export function OpenEmergency({ emergency, inList, onLater }: OpenProps) {
  const { t, language } = useTranslation();
  const { booking_id: id, state, patient_first_name: name, requested_at: at } = emergency;
  const answer = useAnswer();
  const left = useSecondsUntil(emergency.escalates_at);
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(at)) / MINUTE));
  const words = `ringing-${id}`;
  const heading = t(state === 'escalated' ? 'ring.escalated' : 'ring.needed');
  const asked = t('ring.asked', { name, country: countryName(countryOf(emergency.country), language), minutes });
  const time = left !== undefined && <strong className="numbers">{minutesAndSeconds(left)}</strong>;
  return (
    <article className={inList ? 'ringing-call in-list' : 'ringing-call'}>
      {!inList && <Icon node={Siren} className="ringing-icon" size={32} />}
      <div className="ringing-words" id={words}>
        {!inList && <h2>{heading}</h2>}
        {inList && state === 'escalated' && <strong>{heading}</strong>}
        <p suppressHydrationWarning>
          {asked} {inList && time}
        </p>
        {!inList && <p>{emergency.stage.sentence}</p>}
        {!inList && time && (
          <p suppressHydrationWarning>
            {t('ring.left')} {time}
          </p>
        )}
      </div>
      {answer.isError && <NotSent error={answer.error} />}
      <div className="ringing-answers">
        <Button look="emergency" busy={answer.isPending} aria-describedby={words} onClick={() => answer.mutate(id)}>
          {t('ring.accept')}
        </Button>
        <Button look="secondary" aria-describedby={words} onClick={onLater}>
          {t('ring.not-now')}
        </Button>
      </div>
    </article>
  );
}

/** Says why the page makes no sound, with a button that switches the sound on. */
export function SoundHint() {
  const { t } = useTranslation();
  const sound = useSound();
  if (sound === 'on') return null;
  return (
    <p className="ringing-sound">
      {t(sound === 'muted' ? 'ring.is-muted' : 'ring.is-locked')}{' '}
      <Button look="quiet" className="in-text" onClick={() => switchSound(true)}>
        {t('ring.turn-on')}
      </Button>
    </p>
  );
}

/**
 * Says why accepting failed: the server's sentence for a refusal. Without an answer it says that pressing again is
 * safe.
 */
export function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const refused = isFinalAnswer(error);
  return (
    <Notice tone="danger" announce title={refused ? problemText(error, t) : t('ring.not-sent')}>
      {!refused && <p>{t('ring.not-sent-note')}</p>}
    </Notice>
  );
}

interface OwnProps {
  emergency: DoctorEmergencyBody;
  onHide: () => void;
}

/**
 * The emergency that this doctor accepted: the reason and the room, which comes first. The patient's number stands
 * there, where calling it is kept.
 */
export function OwnEmergency({
  emergency: { booking_id: id, patient_first_name: name, reason, country },
  onHide,
}: OwnProps) {
  const { t } = useTranslation();
  const [{ number }] = useEmergencyNumbers()(country);
  return (
    <article className="ringing-call own">
      <Icon node={CircleCheckBig} className="ringing-icon" size={32} />
      <div className="ringing-words">
        <h2>{t('ring.mine')}</h2>
        <p>{t('ring.mine-note', { name })}</p>
        {reason && <p className="ringing-reason">{reason}</p>}
        <p>{t('ring.phone-there', { name })}</p>
        <p className="small">{t('ring.danger', { name, number })}</p>
      </div>
      <div className="ringing-answers">
        <ButtonLink href={`/call/${id}`}>
          <Icon node={PhoneCall} size={20} />
          {t('ring.room')}
        </ButtonLink>
        <Button look="quiet" onClick={onHide}>
          {t('ring.hide')}
        </Button>
      </div>
    </article>
  );
}
