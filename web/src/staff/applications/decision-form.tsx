import { useState } from 'react';
import type { FormEvent } from 'react';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { councilOf } from '@tabibu/contract/medical-councils';
import { decide } from '../../api/application-reviews.ts';
import type {
  FoundLicenceBody,
  ListedApplicationBody,
  ReviewedApplicationBody,
} from '../../api/application-reviews.ts';
import type { Portal } from '../../api/staff.ts';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Failure } from './failure.tsx';
import { LicenceFields, isComplete } from './licence-fields.tsx';
import { useRefresh } from './use-refresh.ts';

interface FormProps {
  application: ListedApplicationBody | ReviewedApplicationBody;
  to: ApplicationStatus;
  portal: Portal;
  onDone: () => void;
}

/** Returns the sentence for a move that failed; each portal has its own printed words. */
function failureOf(portal: Portal, to: ApplicationStatus) {
  if (portal === 'admin' && to === 'approved') return 'review.fail-approve' as const;
  if (portal === 'admin' && to === 'rejected') return 'review.fail-reject' as const;
  return 'review.fail-update' as const;
}

/**
 * Moves an application with notes that the applicant reads. Approving also takes what the register says of the licence,
 * unless a licence that still lasts was found before; rejecting needs the notes. Leaving `approved` says first what
 * happens to appointments (W60).
 */
export function DecisionForm({ application, to, portal, onDone }: FormProps) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const guarded = useStepUp();
  const [notes, setNotes] = useState('');
  const [licence, setLicence] = useState<FoundLicenceBody>({
    council: councilOf(application.country)?.short ?? '',
    number: 'license_number' in application ? application.license_number : '',
    registered_name: '',
    expires_on: '',
  });
  const [state, setState] = useState<{ busy: boolean; checked?: true; error?: unknown }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ((to === 'approved' && !isComplete(licence)) || (to === 'rejected' && notes.trim() === ''))
      return setState({ busy: false, checked: true });
    setState({ busy: true });
    try {
      const decision = { status: to, from: application.status, notes, ...(to === 'approved' ? { licence } : {}) };
      const moved = await guarded(() => decide(application.id, decision));
      refresh(moved);
      onDone();
    } catch (error) {
      setState(error instanceof StepUpCancelled ? { busy: false } : { busy: false, error });
    }
    return undefined;
  };
  return (
    <form name="decision" method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <p>{t('review.decide-lead', { name: application.doctor_name, status: t(`review.status-${to}`) })}</p>
      {application.status === 'approved' && (
        <Notice tone="warning" title={t('review.leave-title')}>
          <p>{t('review.leave-effect', { count: application.booked })}</p>
        </Notice>
      )}
      {to === 'approved' && <LicenceFields value={licence} checked={state.checked === true} onChange={setLicence} />}
      <TextArea
        label={t('review.notes')}
        hint={t('review.notes-hint')}
        name="notes"
        rows={4}
        maxLength={2000}
        value={notes}
        error={state.checked && to === 'rejected' && notes.trim() === '' ? t('review.fault-notes') : undefined}
        onChange={(event) => setNotes(event.target.value)}
      />
      {state.error !== undefined && <Failure what={failureOf(portal, to)} error={state.error} />}
      <Button type="submit" look={to === 'rejected' ? 'danger' : 'primary'} busy={state.busy}>
        {t(`review.to-${to}`)}
      </Button>
    </form>
  );
}
