import { useEffect, useRef } from 'react';
import { Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { OpenEmergency, OwnEmergency, SoundHint } from './emergency-call.tsx';
import { useDismissedEmergencies, useHiddenEmergencies, useSeenEmergencies } from './put-off.ts';
import { useEmergencies } from './use-emergencies.ts';
import { useCallingTitle, useRing } from '../../components/use-ring.ts';
import './ringing.css';

/** In milliseconds: how long the page shows that an emergency can no longer be accepted. */
const GONE_FOR = 30_000;

/**
 * The emergencies that this doctor was alerted to, as one list above the page. While one of them rings, there is one
 * sound and the title of the page changes (W23).
 */
export function RingingBanner() {
  const { t } = useTranslation();
  const { all, calling, later } = useEmergencies();
  const [, putOff] = useDismissedEmergencies();
  const [hidden, hide] = useHiddenEmergencies();
  const [seen] = useSeenEmergencies();
  const list = useRef<HTMLElement>(null);
  const shown = all.filter(({ booking_id: id }) => !hidden.includes(id));
  const own = shown.filter(({ state }) => state === 'accepted-by-you');
  const gone = shown.filter(
    ({ state, booking_id: id }) => (state === 'taken' || state === 'over') && seen.includes(id),
  );
  const rings = calling.some(({ state }) => state === 'ringing');
  useRing(rings);
  useCallingTitle(calling.length > 0 ? `(!) ${t('ring.title')}` : undefined);
  if (calling.length + later + own.length + gone.length === 0) return null;
  const several = calling.length > 1;
  const answerLater = (id: string) => {
    putOff([id]);
    // The pressed button disappears; the keyboard stays in the list.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={calling.length + own.length > 0 ? 'ringing calling' : 'ringing'}
      aria-label={t('ring.title')}
      data-ringing={rings}
    >
      <LiveRegion>{rings ? t('ring.needed') : ''}</LiveRegion>
      {own.map((one) => (
        <OwnEmergency key={one.booking_id} emergency={one} onHide={() => hide([one.booking_id])} />
      ))}
      {several && <h2 className="ringing-count">{t('ring.several', { count: calling.length })}</h2>}
      {rings && <SoundHint />}
      {calling.map((one) => (
        <OpenEmergency
          key={one.booking_id}
          emergency={one}
          inList={several}
          onLater={() => answerLater(one.booking_id)}
        />
      ))}
      {gone.map(({ booking_id: id, state, stage }) => (
        <EndedEmergency
          key={id}
          words={t(state === 'taken' ? 'ring.taken' : 'ring.over')}
          note={stage.sentence}
          onHide={() => hide([id])}
        />
      ))}
      {later > 0 && (
        <p className="ringing-later">
          <Icon node={Siren} size={20} />
          {t('ring.later', { count: later })}
          <Button look="quiet" onClick={() => putOff(undefined)}>
            {t('ring.show')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Says what happened to an emergency that rang here. The notice disappears by itself. */
function EndedEmergency({ words, note, onHide }: { words: string; note: string; onHide: () => void }) {
  const { t } = useTranslation();
  const hide = useRef(onHide);
  useEffect(() => {
    hide.current = onHide;
  });
  useEffect(() => {
    const timer = setTimeout(() => hide.current(), GONE_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice tone="info" announce title={words}>
      <p>
        {note}{' '}
        <Button look="quiet" className="in-text" onClick={onHide}>
          {t('ring.hide')}
        </Button>
      </p>
    </Notice>
  );
}
