import type { ReactNode } from 'react';
import { daysBetween } from '@tabibu/contract/clock-times';
import type { PregnancyStateBody } from '../../api/pregnancy.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Signs } from './signs.tsx';

/** So many days after its end a pregnancy is not spoken of any more. */
const SPOKEN_OF_DAYS = 180;

interface AfterProps extends Pick<PregnancyStateBody, 'today' | 'ended'> {
  readonly children: ReactNode;
}

/**
 * The page without a pregnancy that runs: the question for its day, or words for how the last one ended, with the
 * question folded away.
 */
export function AfterIt({ today, ended, children }: AfterProps) {
  const { t, day } = useTranslation();
  if (ended === null || daysBetween(ended.ended_on, today) > SPOKEN_OF_DAYS)
    return (
      <section className="card stack" aria-labelledby="pregnancy-begin">
        <h2 id="pregnancy-begin">{t('pregnancy.begin-title')}</h2>
        <p>{t('pregnancy.lead')}</p>
        {children}
      </section>
    );
  const isBorn = ended.outcome === 'born';
  return (
    <>
      <section className="card stack" aria-labelledby="pregnancy-over">
        <h2 id="pregnancy-over">{t(isBorn ? 'pregnancy.born-title' : 'pregnancy.ended-title')}</h2>
        <p>
          {isBorn
            ? t('pregnancy.born-words', { day: `${day(ended.ended_on)} ${ended.ended_on.slice(0, 4)}` })
            : t('pregnancy.ended-words')}
        </p>
        <p>
          <Link href="/doctors?specialty=gynecologist">{t('pregnancy.talk')}</Link>
        </p>
      </section>
      <Signs kind={isBorn ? 'after-birth' : 'after-end'} />
      <details className="card stack pregnancy-more">
        <summary>{t('pregnancy.again')}</summary>
        {children}
      </details>
    </>
  );
}
