import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { deskDoctorQuery } from '../../api/doctor-desk.ts';
import type { DeskDoctorBody } from '../../api/doctor-desk.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DoctorForm } from './doctor-form.tsx';
import type { FormProps } from './doctor-form.tsx';

interface DoctorDialogProps {
  open: boolean;
  /** Whom to edit; undefined adds a doctor. */
  id: string | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
  /** Closes the form and opens the step that changes number and country. */
  onChangeKept: (id: string) => void;
}

/** 'Add New Doctor', and the same form to edit one (ADM-DOC-15, ADM-DOC-18…22, C53). */
export function DoctorDialog({ open, id, onClose, onSaved, onChangeKept }: DoctorDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(id === undefined ? 'doctors-desk.add-title' : 'doctors-desk.edit-title')}
      closeLabel={t('staff.close')}
    >
      {id === undefined ? (
        <DoctorForm onClose={onClose} onSaved={onSaved} />
      ) : (
        <EditForm key={id} id={id} onClose={onClose} onSaved={onSaved} onChangeKept={() => onChangeKept(id)} />
      )}
    </Dialog>
  );
}

function EditForm({ id, ...rest }: Omit<FormProps, 'doctor'> & { id: string }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(deskDoctorQuery(id));
  // What is typed must not be lost when the doctor is loaded again.
  const [doctor, setDoctor] = useState<DeskDoctorBody>();
  if (doctor === undefined && data !== undefined) setDoctor(data);
  if (doctor !== undefined) return <DoctorForm doctor={doctor} {...rest} />;
  return isError ? (
    <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
  ) : (
    <p role="status">{t('doctors-desk.loading')}</p>
  );
}
