import { useEffect, useRef } from 'react';
import { codeOf, problemText } from '../../api/forms/problem-text.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { nearestTimes } from './nearest-times.ts';
import { nextAfterRefusal } from './refusal.ts';

interface HoldRefusalProps {
  error: unknown;
  /** Books one of the nearest free times. */
  onTake: (startsAt: string) => void;
  onTryAgain: () => void;
  onSignIn: () => void;
}

/**
 * Says why no time was held and offers one next step. When somebody else took the slot first, it offers the three
 * nearest free times as buttons (C26).
 */
export function HoldRefusal({ error, onTake, onTryAgain, onSignIn }: HoldRefusalProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const nearest = nearestTimes(error);
  const next = nextAfterRefusal(codeOf<'POST /api/bookings'>(error));
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
              {nearest.map((at) => (
                <Button key={at} look="secondary" onClick={() => onTake(at)}>
                  {moment(at, zone, now)}
                </Button>
              ))}
            </div>
          </>
        )}
        {next.kind === 'go' && (
          <ButtonLink look="secondary" href={next.href}>
            {t(next.words)}
          </ButtonLink>
        )}
        {next.kind === 'choose-time' && nearest.length === 0 && <p>{t(next.words)}</p>}
        {next.kind === 'sign-in' && (
          <Button look="secondary" onClick={onSignIn}>
            {t('sign-in.title')}
          </Button>
        )}
        {next.kind === 'try-again' && (
          <Button look="secondary" onClick={onTryAgain}>
            {t(next.words)}
          </Button>
        )}
      </Notice>
    </div>
  );
}
