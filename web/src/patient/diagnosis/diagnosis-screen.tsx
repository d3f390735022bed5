import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The symptom assistant's place: says that it is not open yet and what helps today. */
export default function DiagnosisScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage
      title={t('diagnosis.title')} lead={t('diagnosis.lead')}
      next={<><ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink><ButtonLink look="emergency" href="/emergency">{t('nav.emergency')}</ButtonLink></>}
    >
      <p>{t('diagnosis.now')}</p>
    </ProsePage>
  );
}
