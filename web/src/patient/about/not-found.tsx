import { usePageHead } from '../../shell/page-head.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ProsePage } from '../../components/prose-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Says that the page does not exist, links to the home page and to the doctors, and sets status 404. */
export function NotFound() {
  const { t } = useTranslation();
  usePageHead({ title: t('title.not-found'), status: 404 });
  return (
    <ProsePage
      title={t('not-found.title')}
      lead={t('not-found.hint')}
      next={
        <>
          <ButtonLink href="/">{t('not-found.home')}</ButtonLink>
          <ButtonLink look="secondary" href="/doctors">
            {t('home.find-doctor')}
          </ButtonLink>
        </>
      }
    />
  );
}
