import { Fragment } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { siteQuery } from '../../api/public/site.ts';
import { WrittenPage, textNeeds } from '../../components/written-page.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useTranslation } from '../../shell/translation.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6] as const;
/** The section about cancelling, which also says what a missed appointment costs. What is true of plans follows. */
const CANCELLING = 5;

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [client.prefetchQuery(siteQuery()), ...textNeeds('terms', visit, client)];
}

/** /terms: the terms of use (PAT-SHELL-22). */
export default function TermsScreen() {
  const { t } = useTranslation();
  return (
    <WrittenPage
      page="terms"
      title={t('title.terms')}
      lead={t('terms.lead')}
      facts={
        <>
          <section>
            <h2>{t('terms.5-title')}</h2>
            <MissedTerms />
          </section>
          <PlanTerms />
        </>
      }
    >
      {SECTIONS.map((number) => (
        <Fragment key={number}>
          <section>
            <h2>{t(`terms.${number}-title`)}</h2>
            <p>{t(`terms.${number}-text`)}</p>
            {number === CANCELLING && <MissedTerms />}
          </section>
          {number === CANCELLING && <PlanTerms />}
        </Fragment>
      ))}
    </WrittenPage>
  );
}

/** What a care plan costs, pays for and gives back. The product knows it, so it stands below a written text too. */
function PlanTerms() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('terms.plans-title')}</h2>
      <p>{t('terms.plans-price')}</p>
      <p>{t('terms.plans-calls')}</p>
      <p>{t('terms.plans-call-back')}</p>
      <p>{t('terms.plans-give-back')}</p>
    </section>
  );
}

function MissedTerms() {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());
  if (!site) return null;
  return <p>{t('terms.5-missed', { share: site.missed.share, days: site.missed.credit_days })}</p>;
}
