import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { pendingQuery } from '../../api/application-reviews.ts';
import { askDoctor, renewalQuery, renewalsQuery } from '../../api/licence-reviews.ts';
import type { ReviewedRenewalBody } from '../../api/licence-reviews.ts';
import { setAnswer } from '../../api/query.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { CouncilNote } from '../applications/council-note.tsx';
import { DocumentViewer } from '../applications/document-viewer.tsx';
import { Failure } from '../applications/failure.tsx';
import { FoundLicences } from '../applications/found-licences.tsx';
import { QuestionForm } from '../applications/question-form.tsx';
import { useDays } from '../applications/use-days.ts';
import { ConfirmForm } from './confirm-form.tsx';

/** One new licence: its document beside what the register says, and the decision. `base` is the address of the list. */
export function RenewalReview({ id, base }: { id: string; base: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(renewalQuery(id));
  return (
    <>
      <p>
        <Link href={base} className="review-back">
          <Icon node={ArrowLeft} size={20} />
          {t('renewals.back')}
        </Link>
      </p>
      {!data && !error && <CardSkeletons count={2} />}
      {!data && error && <Failure what="renewals.fail-load" error={error} onRetry={() => void refetch()} />}
      {data && <Review renewal={data} onReload={() => void refetch()} />}
    </>
  );
}

function Review({ renewal, onReload }: { renewal: ReviewedRenewalBody; onReload: () => void }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const days = useDays();
  const [asks, setAsks] = useState(false);
  const { id, number, doctor_name: name, country, state, question, documents, licences, sent_at: sent } = renewal;
  const seen = documents[0]!.id;
  const show = async (changed: ReviewedRenewalBody) => {
    await setAnswer(client, renewalQuery(id).queryKey, changed);
    await client.invalidateQueries({ queryKey: renewalsQuery().queryKey });
    await client.invalidateQueries({ queryKey: pendingQuery().queryKey });
  };
  return (
    <>
      <header className="review-head">
        <div>
          <p className="small muted" suppressHydrationWarning>
            {t('renewals.number', { number })} · {countryName(countryOf(country), language)} · {days.moment(sent)}
          </p>
          <h1 translate="no">{name}</h1>
        </div>
      </header>
      {state === 'confirmed' && (
        <Notice tone="success" announce>
          <p>{t('renewals.confirmed', { day: days.day(licences[0]?.expires_on ?? '') })}</p>
        </Notice>
      )}
      {state === 'asked' && (
        <Notice tone="info" title={t('renewals.asked')} announce>
          <p className="review-words">{question}</p>
        </Notice>
      )}
      <div className="review-sides">
        <DocumentViewer key={seen} documents={documents} />
        <section className="card stack" aria-labelledby="renewal-register">
          <h2 id="renewal-register">{t('renewals.register')}</h2>
          <CouncilNote country={country} number={renewal.license_number} />
          <FoundLicences licences={licences} />
          {state !== 'confirmed' && (
            <>
              <ConfirmForm renewal={renewal} onDone={show} onReload={onReload} />
              <Button look="secondary" onClick={() => setAsks(true)}>
                {t('renewals.ask')}
              </Button>
            </>
          )}
        </section>
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('renewals.ask')} closeLabel={t('review.close')}>
        {asks && (
          <QuestionForm
            hint={t('renewals.question-hint', { language: t(`review.language-${renewal.language}`) })}
            onSend={async (send, words) => show(await askDoctor(send, id, { document_id: seen, question: words }))}
            onDone={() => setAsks(false)}
          />
        )}
      </Dialog>
    </>
  );
}
