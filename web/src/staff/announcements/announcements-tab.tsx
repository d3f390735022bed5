import { useTranslation } from '../../shell/translation.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { EarlierAnnouncements } from './earlier-announcements.tsx';
import '../../ui/public/card.css';
import './announcements.css';

/** The section in which administrators write to doctors (ADM-ANN-01), with what became of earlier announcements. */
export default function AnnouncementsTab() {
  const { t } = useTranslation();
  return (
    <>
      <SectionHead title={t('staff.announcements')} lead={t('announcement-desk.lead')} />
      <AnnouncementForm />
      <EarlierAnnouncements />
    </>
  );
}
