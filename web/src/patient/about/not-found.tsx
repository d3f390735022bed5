import { usePageHead } from '../../shell/page-head.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** 'This page is not here', with the ways on; answers with status 404. */
export function NotFound() {
  const { t } = useSpeech();
  usePageHead({ title: t('title.not-found'), status: 404 });
  return (
    <ProsePage
      title={t('not-found.title')} lead={t('not-found.hint')}
      next={<><ButtonLink href="/">{t('not-found.home')}</ButtonLink><ButtonLink look="secondary" href="/doctors">{t('home.find-doctor')}</ButtonLink></>}
    />
  );
}
