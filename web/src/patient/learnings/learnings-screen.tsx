import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The place of health articles: says that none are published yet. */
export default function LearningsScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage title={t('learnings.title')} lead={t('learnings.lead')} next={<ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink>}>
      <p>{t('learnings.now')}</p>
    </ProsePage>
  );
}
