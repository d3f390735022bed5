import { usePageHead } from '../../shell/page-head.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HomeSections } from '../home/home-screen.tsx';
import { NotFound } from './not-found.tsx';
import './not-found-screen.css';

export { needs } from '../home/home-screen.tsx';

/** For addresses that lead nowhere: in the phone frame the app itself with a word about it (C33), on a desktop a page of its own. Status 404 in both. */
export default function NotFoundScreen() {
  const { t } = useSpeech();
  usePageHead({ title: t('title.not-found'), status: 404 });
  return (
    <>
      <div className="phone-only">
        <HomeSections>
          <div className="page"><Notice tone="warning" title={t('not-found.title')}><p>{t('not-found.hint')}</p></Notice></div>
        </HomeSections>
      </div>
      <div className="desktop-only"><NotFound /></div>
    </>
  );
}
