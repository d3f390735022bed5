import { MessageCircleHeart } from 'lucide-react';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Links to the page of the symptom assistant, which says that the assistant is not open yet (PAT-WEB-04). */
export function SymptomInvitation() {
  const { t } = useTranslation();
  return (
    <section className="card symptom-invitation">
      <MessageCircleHeart size={32} aria-hidden="true" />
      <div>
        <h2>{t('home.symptoms')}</h2>
        <p className="muted">{t('home.symptoms-hint')}</p>
      </div>
      <ButtonLink look="secondary" href="/diagnosis">
        {t('home.symptoms-open')}
      </ButtonLink>
    </section>
  );
}
