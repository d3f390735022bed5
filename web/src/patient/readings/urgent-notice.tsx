import { Phone } from 'lucide-react';
import { CONFIRMING_READING } from '@tabibu/contract/reading-bands';
import { useEmergencyNumbers } from '../../components/use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * What to do after an urgent reading: measure again, and after the second one get help at once. Works without a
 * network.
 */
export function UrgentNotice({ step }: { step: 'again' | 'emergency' }) {
  const { t } = useTranslation();
  const numbers = useEmergencyNumbers()(useCountry().code);
  if (step === 'again')
    return (
      <Notice tone="warning" title={t('reading.again-title', { minutes: CONFIRMING_READING.minutes })} announce>
        <p>{t('reading.again', { minutes: CONFIRMING_READING.minutes })}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('reading.emergency-title')} announce>
      <p>{t('reading.emergency')}</p>
      <p className="row">
        {numbers.map(({ number }) => (
          <a key={number} className="button danger" href={`tel:${number}`}>
            <Phone size={20} aria-hidden="true" />
            {number}
          </a>
        ))}
      </p>
      <ButtonLink look="secondary" href="/emergency">
        {t('reading.emergency-doctor')}
      </ButtonLink>
    </Notice>
  );
}
