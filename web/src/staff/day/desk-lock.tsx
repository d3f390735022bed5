import { useEffect, useId, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { answersUnder } from '../../api/answers-under.ts';
import { rememberCsrf } from '../../api/client.ts';
import { alarmQuery } from '../../api/day-desk.ts';
import type { MeBody } from '../../api/identity.ts';
import { setAnswer } from '../../api/query.ts';
import type { Portal } from '../../api/staff.ts';
import { useCallingTitle, useRing, useSound } from '../../components/use-ring.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { ME } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useEnterSession } from '../../sign-in/enter-session.ts';
import { PortalSignIn } from '../portal-sign-in.tsx';
import { SoundNote } from './sound-note.tsx';
import '../../ui/dialog.css';
import './desk-lock.css';

/** In milliseconds: a lost connection for events does not keep an emergency from ringing for longer than this. */
const LOOK_AGAIN = 30_000;

/**
 * Covers a console whose person has pressed nothing for too long. It names nobody, but an emergency rings, and says
 * that it waits. Signing in here leads back to what was on the screen, with what was typed; another person begins anew.
 * Without `me` the page was loaded anew, and nothing of a person lies under the lock.
 */
export function DeskLock({ portal, me }: { portal: Portal; me?: MeBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const enterAnew = useEnterSession();
  const heading = useId();
  const box = useRef<HTMLDialogElement>(null);
  // Above whatever dialog is open in the page.
  const cover = () => {
    if (box.current?.open === false) box.current.showModal();
  };
  useEffect(cover, []);
  const { data } = useQuery({ ...alarmQuery(), refetchInterval: LOOK_AGAIN, refetchIntervalInBackground: true });
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'house-day') void client.invalidateQueries(answersUnder('GET /api/admin/day/alarm'));
  });
  const waiting = data?.emergencies ?? 0;
  useRing(waiting > 0);
  const sound = useSound();
  useCallingTitle(waiting > 0 ? `(!) ${t('house-day.emergency-rings')}` : undefined);
  const goOn = async (proven: MeBody) => {
    if (me === undefined) return enterAnew(proven);
    if (proven.id !== me.id || proven.role !== me.role) {
      await enterAnew(proven);
      // A new document: nothing of the first person stays.
      return location.assign(`/${portal}/dashboard`);
    }
    rememberCsrf(proven.csrf);
    await setAnswer(client, ME.queryKey, proven);
    return client.invalidateQueries({ queryKey: ['api'] });
  };
  return (
    <dialog
      ref={box}
      className="desk-lock"
      aria-labelledby={heading}
      onCancel={(event) => event.preventDefault()}
      onClose={cover}
    >
      <div className="stack">
        <h2 id={heading}>{t('house-day.locked')}</h2>
        <div role="alert">
          {waiting > 0 && (
            <p className="desk-lock-alarm">
              <Icon node={Siren} size={28} />
              <strong>{t('house-day.locked-emergency', { count: waiting })}</strong>
            </p>
          )}
        </div>
        <SoundNote />
        <p className="muted">{t('house-day.locked-lead', { sound, kept: me === undefined ? 'no' : 'yes' })}</p>
        <PortalSignIn portal={portal} onProven={goOn} />
      </div>
    </dialog>
  );
}
