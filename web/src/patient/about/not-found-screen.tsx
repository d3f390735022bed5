import { usePageHead } from '../../shell/page-head.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { HomeSections } from '../home/home-screen.tsx';
import { NotFound } from './not-found.tsx';
import './not-found-screen.css';

export { needs } from '../home/home-screen.tsx';

/**
 * The screen of an unknown address, with status 404. A phone shows the home page with a notice above it (C33); a
 * desktop shows a page that says only that nothing was found.
 */
export default function NotFoundScreen() {
  const { t } = useTranslation();
  usePageHead({ title: t('title.not-found'), status: 404 });
  return (
    <>
      <div className="phone-only">
        <HomeSections>
          <div className="page">
            <Notice tone="warning" title={t('not-found.title')}>
              <p>{t('not-found.hint')}</p>
            </Notice>
          </div>
        </HomeSections>
      </div>
      <div className="desktop-only">
        <NotFound />
      </div>
    </>
  );
}
