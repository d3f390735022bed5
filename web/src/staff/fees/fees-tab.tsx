import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { feeDeskQuery, saveFees } from '../../api/fee-desk.ts';
import type { CountryFeesBody } from '../../api/fee-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { isProblem } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { UnsavedBar } from '../frame/unsaved-bar.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useGuardedAction } from '../use-guarded-action.ts';
import { FeeCard } from './fee-card.tsx';
import { changedFields, pricesAfter, wrongFields } from './fee-drafts.ts';
import type { FeeDraft, FeeDrafts } from './fee-drafts.ts';
import { SaveDialog } from './save-dialog.tsx';
import './fees.css';

/** Asks for the prices. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(feeDeskQuery());
}

/** Consultation Fees: what patients pay, a card per country (ADM-FEE-01…05). For administrators. */
export default function FeesTab() {
  const { t } = useTranslation();
  const answer = useAnswer(feeDeskQuery());
  return (
    <>
      <SectionHead title={t('staff.fees')} lead={t('fees.lead')} />
      <Answered answer={answer} failed={t('fees.load-failed')}>
        {(countries) => <FeesForm countries={countries} />}
      </Answered>
    </>
  );
}

function FeesForm({ countries }: { countries: readonly CountryFeesBody[] }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<FeeDrafts>({});
  const [asks, setAsks] = useState(false);
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const refresh = () => client.invalidateQueries({ queryKey: feeDeskQuery().queryKey });
  const put = (country: CountryFeesBody['country'], draft: FeeDraft | undefined) => {
    setSaved(false);
    setDrafts((before) => ({ ...before, [country]: draft }));
  };
  const changed = countries.filter((current) => changedFields(current, drafts[current.country]).length > 0);
  const count = countries.reduce((sum, current) => sum + changedFields(current, drafts[current.country]).length, 0);
  const wrong = countries.filter((current) => wrongFields(current, drafts[current.country]).length > 0);
  const save = async () => {
    for (const current of changed) {
      const draft = drafts[current.country]!;
      const { version, planned } = draft.seen;
      try {
        await saveFees(current.country, {
          ...pricesAfter(current, draft),
          version,
          planned_id: planned?.id ?? null,
          starts_on: draft.startsOn || null,
        });
      } catch (error) {
        // Somebody else was first: what they did is shown, and the typed prices stay to be decided again.
        if (isProblem<'PUT /api/admin/consultation-fees/:country'>(error, 'fees-changed')) await refresh();
        throw error;
      }
      put(current.country, undefined);
    }
    await refresh();
    setTried(false);
    setSaved(true);
  };
  const ask = () => {
    setTried(true);
    setSaved(false);
    if (wrong.length === 0) setAsks(true);
  };
  return (
    <>
      {saved && (
        <Notice tone="success" announce>
          <p>{t('fees.saved')}</p>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="danger" title={t('fees.save-failed')} announce>
          <p>{fault}</p>
        </Notice>
      )}
      {tried && wrong.length > 0 && (
        <Notice tone="danger" title={t('fees.save-failed')} announce>
          {wrong.map((current) => (
            <p key={current.country}>
              {countryName(countryOf(current.country), language)}:{' '}
              {wrongFields(current, drafts[current.country])
                .map((field) => t('fees.field', { field }))
                .join(', ')}
            </p>
          ))}
        </Notice>
      )}
      <ul className="fee-cards">
        {countries.map((current) => (
          <FeeCard
            key={current.country}
            current={current}
            draft={drafts[current.country]}
            tried={tried}
            onDraft={(draft) => put(current.country, draft)}
            onChanged={refresh}
          />
        ))}
      </ul>
      <UnsavedBar
        count={count}
        busy={busy}
        onSave={ask}
        onDiscard={() => {
          setTried(false);
          setDrafts({});
        }}
      />
      <SaveDialog
        open={asks}
        countries={changed}
        drafts={drafts}
        onClose={() => setAsks(false)}
        onSave={() => {
          setAsks(false);
          void run(save);
        }}
      />
    </>
  );
}
