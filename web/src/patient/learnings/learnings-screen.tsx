import { useTranslation } from '../../shell/translation.tsx';
import { ProsePage } from '../../components/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The page of health articles. It says that none are published yet. */
export default function LearningsScreen() {
  const { t } = useTranslation();
  return (
    <ProsePage
      title={t('learnings.title')}
      lead={t('learnings.lead')}
      next={<ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink>}
    >
      <p>{t('learnings.now')}</p>
    </ProsePage>
  );
}
