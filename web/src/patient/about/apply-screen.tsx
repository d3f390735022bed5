import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Where doctors apply: says that applications are not open yet (W16). */
export default function ApplyScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage
      title={t('title.apply')} lead={t('apply.lead')}
      next={<><ButtonLink href="/contact">{t('footer.contact')}</ButtonLink><ButtonLink look="secondary" href="/auth?role=doctor">{t('search.doctor-login')}</ButtonLink></>}
    >
      <p>{t('apply.need')}</p>
    </ProsePage>
  );
}
