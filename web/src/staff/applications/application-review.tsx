import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ask, reviewQuery } from '../../api/application-reviews.ts';
import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import type { Portal } from '../../api/staff.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { Checklist } from './checklist.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { Failure } from './failure.tsx';
import { MoveHistory } from './move-history.tsx';
import { QuestionForm } from './question-form.tsx';
import { StatusSelect } from './status-select.tsx';
import { useRefresh } from './use-refresh.ts';

interface ReviewProps {
  id: string;
  portal: Portal;
  /** The address of the list. */
  base: string;
}

/** One application: what was written beside what was handed in, and the decision (ADM-APP-03…11). */
export function ApplicationReview({ id, portal, base }: ReviewProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reviewQuery(id));
  return (
    <>
      <p>
        <Link href={base} className="review-back">
          <Icon node={ArrowLeft} size={20} />
          {t('review.back')}
        </Link>
      </p>
      {!data && !error && <CardSkeletons count={2} />}
      {!data && error && (
        <div className="stack">
          <Failure
            what={portal === 'admin' ? 'review.fail-load' : 'review.fail-fetch'}
            error={error}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data && <Review application={data} portal={portal} base={base} />}
    </>
  );
}

type OpenDialog = 'question' | ReviewedApplicationBody['status'];

function Review({ application, portal, base }: { application: ReviewedApplicationBody; portal: Portal; base: string }) {
  const { t } = useTranslation();
  const [, goTo] = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [done, setDone] = useState(false);
  const refresh = useRefresh();
  const { number, doctor_name: name, status, question, alike } = application;
  const isOpen = status === 'pending' || status === 'in_review';
  const open = (next: OpenDialog) => {
    setDone(false);
    setDialog(next);
  };
  const finish = () => {
    setDialog(undefined);
    setDone(true);
  };
  return (
    <>
      <header className="review-head">
        <div>
          <p className="small muted">{t('review.number', { number })}</p>
          <h1 translate="no">{name}</h1>
        </div>
        <span className={`review-status ${status}`}>{t(`review.status-${status}`)}</span>
      </header>
      {done && (
        <Notice tone="success" announce>
          <p>{t('review.done', { status: t(`review.status-${status}`) })}</p>
        </Notice>
      )}
      {alike.length > 0 && (
        <Notice tone="warning" title={t('review.alike-title')}>
          <ul>
            {alike.map((other) => (
              <li key={`${other.id} ${other.same}`}>
                <Link href={`${base}/${other.id}`}>
                  {t('review.number', { number: other.number })}, <span translate="no">{other.doctor_name}</span>
                </Link>{' '}
                · {t(`review.alike-${other.same}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {question !== null && (
        <Notice tone="info" title={t('review.asked')}>
          <p className="review-words">{question}</p>
        </Notice>
      )}
      <div className="review-sides">
        <ApplicantFacts application={application} />
        <DocumentViewer documents={application.documents} />
      </div>
      <Checklist application={application} />
      <section className="card review-decide" aria-label={t('review.decide')}>
        {status !== 'approved' && <Button onClick={() => open('approved')}>{t('review.to-approved')}</Button>}
        {status !== 'rejected' && (
          <Button look="danger" onClick={() => open('rejected')}>
            {t('review.to-rejected')}
          </Button>
        )}
        {isOpen && (
          <Button look="secondary" onClick={() => open('question')}>
            {t('review.ask')}
          </Button>
        )}
        <StatusSelect status={status} name={name} onWanted={open} />
        <DeleteButton id={application.id} status={status} name={name} onGone={() => goTo(base)} />
      </section>
      <Dialog
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={dialog === undefined ? '' : dialog === 'question' ? t('review.ask') : t(`review.to-${dialog}`)}
        closeLabel={t('review.close')}
      >
        {dialog === 'question' && (
          <QuestionForm
            hint={t('review.question-hint', { language: t(`review.language-${application.language}`) })}
            onSend={async (send, words) => refresh(await ask(send, application.id, words))}
            onDone={finish}
          />
        )}
        {dialog !== undefined && dialog !== 'question' && (
          <DecisionForm application={application} to={dialog} portal={portal} onDone={finish} />
        )}
      </Dialog>
      <MoveHistory application={application} />
    </>
  );
}
