import type { ReactNode } from 'react';
import { Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { DANGER_SIGNS, LABOUR_SIGNS, SIGNS_AFTER_BIRTH, SIGNS_AFTER_END } from '@tabibu/contract/pregnancy-content';
import { MOVEMENT_WEEK, TERM_WEEK } from '@tabibu/contract/pregnancy-dates';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface SignsProps {
  readonly kind: 'danger' | 'labour' | 'after-birth' | 'after-end';
  /** The week of a pregnancy that runs: some signs mean something in some weeks only. */
  readonly weeks?: number;
}

/** Signs with which somebody needs help at once, always in sight, with the numbers to call. */
export function Signs({ kind, weeks = 0 }: SignsProps) {
  const { t } = useTranslation();
  const dangers = DANGER_SIGNS.filter(
    (sign) => !(sign === 'movement' && weeks < MOVEMENT_WEEK) && !(sign === 'water' && weeks >= TERM_WEEK),
  );
  return (
    <section
      className={`card stack signs ${kind === 'labour' ? 'labour' : 'danger'}`}
      aria-labelledby={`signs-${kind}`}
    >
      <h2 id={`signs-${kind}`}>{t(`pregnancy.signs-${kind}`)}</h2>
      <ul className="pregnancy-list">
        {kind === 'danger' && dangers.map((sign) => <li key={sign}>{t(`pregnancy.sign-${sign}`)}</li>)}
        {kind === 'labour' && LABOUR_SIGNS.map((sign) => <li key={sign}>{t(`pregnancy.labour-${sign}`)}</li>)}
        {kind === 'after-birth' &&
          SIGNS_AFTER_BIRTH.map((sign) => <li key={sign}>{t(`pregnancy.after-birth-${sign}`)}</li>)}
        {kind === 'after-end' && SIGNS_AFTER_END.map((sign) => <li key={sign}>{t(`pregnancy.after-end-${sign}`)}</li>)}
      </ul>
      <p>{t(kind === 'labour' ? 'pregnancy.go-labour' : 'pregnancy.go-now')}</p>
      {kind !== 'labour' && (
        <Numbers>
          <ButtonLink look="secondary" href="/emergency">
            {t('pregnancy.emergency-doctor')}
          </ButtonLink>
        </Numbers>
      )}
    </section>
  );
}

/** The emergency numbers of the reader's country as links that call. */
function Numbers({ children }: { children: ReactNode }) {
  const numbers = useEmergencyNumbers()(useCountry().code);
  return (
    <p className="row signs-numbers">
      {numbers.map(({ number }) => (
        <a key={number} className="button danger" href={`tel:${number}`}>
          <Icon node={Phone} size={20} />
          {number}
        </a>
      ))}
      {children}
    </p>
  );
}
