import { useEffect, useRef } from 'react';
import { ApiProblem } from '../../api/client.ts';
import { nearestTimes, problemText } from '../../api/problem-text.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nextAfterRefusal } from './refusal.ts';

interface HoldRefusalProps {
  error: unknown;
  /** One tap on a near free time books that one. */
  onTake: (startsAt: string) => void;
  onTryAgain: () => void;
  onSignIn: () => void;
}

/** Why no time was held, and the one thing to do next; after a lost race the three nearest free times as buttons (C26). */
export function HoldRefusal({ error, onTake, onTryAgain, onSignIn }: HoldRefusalProps) {
  const { t, moment } = useSpeech();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const nearest = nearestTimes(error);
  const next = nextAfterRefusal(error instanceof ApiProblem ? error.code : undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <div ref={box}>
      <Notice tone="danger" announce title={problemText(error, t)}>
        {next.kind === 'try-again' && <p>{t('booking.nothing-taken')}</p>}
        {nearest.length > 0 && (
          <>
            <p>{t('booking.nearest')}</p>
            <div className="nearest">
              {nearest.map((at) => <Button key={at} look="secondary" onClick={() => onTake(at)}>{moment(at, zone, now)}</Button>)}
            </div>
          </>
        )}
        {next.kind === 'go' && <ButtonLink look="secondary" href={next.href}>{t(next.words)}</ButtonLink>}
        {next.kind === 'choose-time' && nearest.length === 0 && <p>{t(next.words)}</p>}
        {next.kind === 'sign-in' && <Button look="secondary" onClick={onSignIn}>{t('sign-in.title')}</Button>}
        {next.kind === 'try-again' && <Button look="secondary" onClick={onTryAgain}>{t(next.words)}</Button>}
      </Notice>
    </div>
  );
}
