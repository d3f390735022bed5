import type { ReactNode } from 'react';
import { Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { CONFIRMING_READING } from '@tabibu/contract/reading-bands';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** What follows a reading: `high` is not urgent, but somebody should look at it. */
export type Step = 'high' | 'again' | 'emergency';

/**
 * What to do after a high or an urgent reading. After an urgent one: measure again, and after the second one get help
 * at once; the signs with which nobody waits for the second one stand beside the numbers to call. Works without a
 * network.
 */
export function UrgentNotice({ step, kind }: { step: Step; kind: ReadingKind }) {
  const { t } = useTranslation();
  const { minutes } = CONFIRMING_READING;
  if (step === 'high')
    return (
      <Notice tone="warning" title={t('reading.high-title')} announce>
        <p>{t(kind === 'temperature' ? 'reading.high-fever' : 'reading.high')}</p>
        <p>{t('reading.signs')}</p>
        <WaysOn>
          <ButtonLink look="secondary" href="/doctors?type=general">
            {t('reading.see-doctor')}
          </ButtonLink>
        </WaysOn>
      </Notice>
    );
  return (
    <Notice
      tone={step === 'again' ? 'warning' : 'danger'}
      title={step === 'again' ? t('reading.again-title', { minutes }) : t('reading.emergency-title')}
      announce
    >
      <p>{step === 'again' ? t('reading.again', { minutes }) : t('reading.emergency')}</p>
      {step === 'again' && <p>{t('reading.signs')}</p>}
      <WaysOn>
        <ButtonLink look="secondary" href="/emergency">
          {t('reading.emergency-doctor')}
        </ButtonLink>
      </WaysOn>
    </Notice>
  );
}

/** The emergency numbers of the country to call, and below them the way to a doctor. */
function WaysOn({ children }: { children: ReactNode }) {
  const numbers = useEmergencyNumbers()(useCountry().code);
  return (
    <>
      <p className="row">
        {numbers.map(({ number }) => (
          <a key={number} className="button danger" href={`tel:${number}`} translate="no">
            <Icon node={Phone} size={20} />
            {number}
          </a>
        ))}
      </p>
      {children}
    </>
  );
}
