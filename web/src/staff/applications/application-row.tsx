import { useState } from 'react';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { countryOf } from '@tabibu/contract/countries';
import type { ListedApplicationBody } from '../../api/application-reviews.ts';
import type { Portal } from '../../api/staff.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import { StatusSelect } from './status-select.tsx';
import { useDays } from './use-days.ts';
import { useSpecialtyWord } from './use-specialty-word.ts';

interface RowProps {
  application: ListedApplicationBody;
  portal: Portal;
  base: string;
}

/** One application in the list, with the printed columns (STF-APP-03). */
export function ApplicationRow({ application, portal, base }: RowProps) {
  const { t, language } = useTranslation();
  const days = useDays();
  const specialtyWord = useSpecialtyWord();
  const [wanted, setWanted] = useState<ApplicationStatus>();
  const { id, number, doctor_name: name, status, documents } = application;
  const address = `${base}/${id}`;
  const isProven = application.number_proven;
  const isOpen = status === 'pending' || status === 'in_review';
  return (
    <tr>
      <td>
        <strong translate="no">{name}</strong>
        <p className="small muted">
          {t('review.number', { number })} · {specialtyWord(application.specialty)} ·{' '}
          {countryName(countryOf(application.country), language)}
        </p>
        {!isProven && <p className="small">{t('review.number-unproven')}</p>}
        {application.asked && <p className="small">{t('review.asked')}</p>}
        {application.notes && <p className="small review-words">{application.notes}</p>}
      </td>
      <td data-label={t('review.column-doctor-id')}>
        <code className="small">{application.doctor_id}</code>
      </td>
      <td data-label={t('review.column-submitted')} suppressHydrationWarning>
        <time dateTime={application.submitted_at}>{days.moment(application.submitted_at)}</time>
        {isOpen && <p className="small muted">{days.waits(application.submitted_at)}</p>}
      </td>
      <td data-label={t('review.column-documents')}>
        {isProven && Object.keys(documents).length === 0 && <p className="small muted">{t('review.no-documents')}</p>}
        <ul className="review-links">
          {DOCUMENT_LABELS.filter((label) => documents[label] !== undefined).map((label) => (
            <li key={label}>
              <Link href={`${address}?document=${encodeURIComponent(label)}`}>
                {t(`review.document-${documentKey(label)}`)}
              </Link>
            </li>
          ))}
        </ul>
      </td>
      <td data-label={t('review.column-status')}>
        <span className={`review-status ${status}`}>{t(`review.status-${status}`)}</span>
      </td>
      <td>
        <div className="review-actions">
          {isProven && (
            <>
              <ButtonLink look="secondary" href={address} aria-label={t('review.review-of', { name })}>
                {t('review.review')}
              </ButtonLink>
              <StatusSelect status={status} name={name} onWanted={setWanted} />
            </>
          )}
          <DeleteButton id={id} status={status} name={name} />
        </div>
        <Dialog
          open={wanted !== undefined}
          onClose={() => setWanted(undefined)}
          title={wanted ? t(`review.to-${wanted}`) : ''}
          closeLabel={t('review.close')}
        >
          {wanted && (
            <DecisionForm application={application} to={wanted} portal={portal} onDone={() => setWanted(undefined)} />
          )}
        </Dialog>
      </td>
    </tr>
  );
}

const KEYS = {
  'Medical License': 'licence',
  'Board Certification': 'board',
  'Professional Photo': 'photo',
  'Government ID': 'id',
} as const;

/** Returns the last part of the sentence key of a document's label. */
export function documentKey<Label extends keyof typeof KEYS>(label: Label): (typeof KEYS)[Label] {
  return KEYS[label];
}
