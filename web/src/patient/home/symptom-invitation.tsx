import { MessageCircleHeart } from 'lucide-react';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way to the symptom page, which says itself what it can do so far (PAT-WEB-04). */
export function SymptomInvitation() {
  const { t } = useSpeech();
  return (
    <section className="card symptom-invitation">
      <MessageCircleHeart size={32} aria-hidden="true" />
      <div><h2>{t('home.symptoms')}</h2><p className="muted">{t('home.symptoms-hint')}</p></div>
      <ButtonLink look="secondary" href="/diagnosis">{t('home.symptoms-open')}</ButtonLink>
    </section>
  );
}
