import { useTranslation } from '../../shell/translation.tsx';
import { ProsePage } from '../../components/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * The page of the symptom assistant. It says that the assistant is not open yet and links to what is available today.
 */
export default function DiagnosisScreen() {
  const { t } = useTranslation();
  return (
    <ProsePage
      title={t('diagnosis.title')}
      lead={t('diagnosis.lead')}
      next={
        <>
          <ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink>
          <ButtonLink look="emergency" href="/emergency">
            {t('nav.emergency')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('diagnosis.now')}</p>
    </ProsePage>
  );
}
