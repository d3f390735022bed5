import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import type { DoctorEmergencyBody } from '../../api/emergencies.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { OpenEmergency, OwnEmergency } from './emergency-call.tsx';
import { useDismissedEmergencies } from './put-off.ts';
import { useCallingTitle, useRing } from './use-ring.ts';
import './ringing.css';

/** In milliseconds, for browsers that receive no live events; polls also in a background tab. */
const POLL = 15_000;
/** In milliseconds: how long the page shows that an emergency can no longer be accepted. */
const GONE_FOR = 30_000;

const isOpen = ({ state }: DoctorEmergencyBody) => state === 'ringing' || state === 'escalated';

/**
 * A banner above every tab with the emergencies that this doctor was alerted to. While one rings, there is sound and
 * the title of the page changes (W23).
 */
export function RingingBanner() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data = [] } = useQuery({
    ...doctorEmergenciesQuery(),
    refetchInterval: POLL,
    refetchIntervalInBackground: true,
  });
  const [putOff, putOffMore] = useDismissedEmergencies();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const seen = useSeenOpen(data);
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'emergency') void client.invalidateQueries({ queryKey: doctorEmergenciesQuery().queryKey });
  });
  const open = data.filter(isOpen);
  const calling = open.filter(({ booking_id: id }) => !putOff.includes(id));
  const later = open.length - calling.length;
  const own = data.filter(({ state, booking_id: id }) => state === 'accepted-by-you' && !hidden.includes(id));
  const gone = data.filter(
    ({ state, booking_id: id }) => (state === 'taken' || state === 'over') && seen.includes(id) && !hidden.includes(id),
  );
  const rings = calling.some(({ state }) => state === 'ringing');
  useRing(rings);
  useCallingTitle(calling.length > 0 ? `(!) ${t('ring.title')}` : undefined);
  const hide = (id: string) => setHidden((before) => [...before, id]);
  if (open.length + own.length + gone.length === 0) return null;
  return (
    <section
      className={calling.length > 0 ? 'ringing calling' : 'ringing'}
      aria-label={t('ring.title')}
      data-ringing={rings}
    >
      <LiveRegion>{rings ? t('ring.needed') : ''}</LiveRegion>
      {calling.map((one) => (
        <OpenEmergency key={one.booking_id} emergency={one} onLater={() => putOffMore(one.booking_id)} />
      ))}
      {own.map((one) => (
        <OwnEmergency key={one.booking_id} emergency={one} onHide={() => hide(one.booking_id)} />
      ))}
      {gone.map(({ booking_id: id, state, stage }) => (
        <EndedEmergency
          key={id}
          words={t(state === 'taken' ? 'ring.taken' : 'ring.over')}
          note={stage.sentence}
          onHide={() => hide(id)}
        />
      ))}
      {later > 0 && (
        <p className="ringing-later">
          <Siren size={20} aria-hidden="true" />
          {t('ring.later', { count: later })}
          <Button look="quiet" onClick={() => putOffMore(undefined)}>
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
        <Button look="quiet" className="ringing-hide" onClick={onHide}>
          {t('ring.hide')}
        </Button>
      </p>
    </Notice>
  );
}

/** The ids of the emergencies that this page has shown as open. The banner says what happened only to these. */
function useSeenOpen(data: readonly DoctorEmergencyBody[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const openNow = data
    .filter(isOpen)
    .map(({ booking_id: id }) => id)
    .join(' ');
  useEffect(() => {
    if (openNow) setSeen((before) => [...new Set([...before, ...openNow.split(' ')])]);
  }, [openNow]);
  return seen;
}
