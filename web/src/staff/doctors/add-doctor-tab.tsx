import { useState } from 'react';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { DoctorForm } from './doctor-form.tsx';
import '../../ui/public/card.css';
import './doctors.css';

/** The tab *Add Doctors* of the staff portal: the form of the administrators' console as a page (STF-SHELL-06, W68). */
export default function AddDoctorTab() {
  const { t } = useTranslation();
  const { me } = useSession();
  const [added, setAdded] = useState(0);
  return (
    <>
      <SectionHead title={t('staff.add-doctors')} lead={t('doctors-desk.add-lead')} />
      {me?.role !== 'administrator' && (
        <Notice tone="info">
          <p>{t('doctors-desk.unverified-until')}</p>
        </Notice>
      )}
      <section className="card doctor-page-form">
        {/* A new form for the next doctor. */}
        <DoctorForm key={added} onClose={() => setAdded(added + 1)} onSaved={() => Promise.resolve()} />
      </section>
    </>
  );
}
