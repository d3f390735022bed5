import { useDeferredValue, useState } from 'react';
import { COMPLAINT_PRIORITIES, COMPLAINT_STATUSES } from '@tabibu/contract/complaint-desk-words';
import type { ComplaintPriority, ComplaintStatus } from '@tabibu/contract/complaint-desk-words';
import { complaintsQuery } from '../../api/complaint-desk.ts';
import type { ComplaintFilter } from '../../api/complaint-desk.ts';
import type { DataOf } from '@tabibu/contract/api-calls';
import { useTranslation } from '../../shell/translation.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useDays } from '../applications/use-days.ts';
import { Answered } from '../frame/answered.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Pages } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { ComplaintCard } from './complaint-card.tsx';
import { useComplaintActions } from './use-complaint-actions.tsx';

const CHOICES = {
  q: '',
  status: ['', ...COMPLAINT_STATUSES],
  priority: ['', ...COMPLAINT_PRIORITIES],
  country: COUNTRY_CHOICES,
} as const;

/** 'Customer Complaints': search, filters and a card each (ADM-COMP-01, ADM-COMP-02, C85). */
export function ComplaintList({ base }: { base: string }) {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const chosen = Object.entries({ ...values, q }).filter(([, value]) => value !== '');
  const filter = Object.fromEntries(chosen) as ComplaintFilter;
  // The pages before this one belong to the filter that they were shown for.
  const [walked, setWalked] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] });
  const of = JSON.stringify(filter);
  const cursors = walked.of === of ? walked.cursors : [];
  const show = (next: readonly string[]) => setWalked({ of, cursors: next });
  const answer = useAnswer(complaintsQuery(filter, cursors.at(-1)));
  const actions = useComplaintActions();
  return (
    <>
      <SectionHead title={t('complaint-desk.title')} lead={t('complaint-desk.lead')} />
      {answer.data && <Counts counts={answer.data.counts} base={base} />}
      <FilterBar onReset={isFiltered ? reset : undefined}>
        <SearchField
          name="q"
          value={values.q}
          label={t('complaint-desk.search')}
          placeholder={t('complaint-desk.search')}
          onType={(text) => change({ q: text })}
        />
        <Select
          label={t('complaint-desk.status')}
          name="status"
          value={values.status}
          onChange={({ target }) => change({ status: target.value as ComplaintStatus | '' })}
        >
          <option value="">{t('complaint-desk.all-statuses')}</option>
          {COMPLAINT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`complaint-desk.status-${status}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('complaint-desk.priority')}
          name="priority"
          value={values.priority}
          onChange={({ target }) => change({ priority: target.value as ComplaintPriority | '' })}
        >
          <option value="">{t('complaint-desk.all-priorities')}</option>
          {COMPLAINT_PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {t(`complaint-desk.priority-${priority}`)}
            </option>
          ))}
        </Select>
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
      </FilterBar>
      {actions.notice}
      <Answered answer={answer} failed={t('complaint-desk.failed')}>
        {(data) => (
          <>
            {data.complaints.length === 0 && (
              <div className="card" role="status">
                <h2>{t('complaint-desk.none-title')}</h2>
                <p>{t('complaint-desk.none')}</p>
              </div>
            )}
            {data.complaints.length > 0 && (
              <ul className="complaint-list">
                {data.complaints.map((one) => (
                  <ComplaintCard key={one.id} base={base} one={one} actions={actions} />
                ))}
              </ul>
            )}
            <SearchedUntil at={data.searched_until} />
            <Pages
              onPrev={cursors.length > 0 ? () => show(cursors.slice(0, -1)) : undefined}
              onNext={data.next_cursor === null ? undefined : () => show([...cursors, data.next_cursor!])}
            />
          </>
        )}
      </Answered>
      {actions.dialog}
    </>
  );
}

/** Says how far back a search has read, because it reads a part at a time. */
function SearchedUntil({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const days = useDays();
  if (at === null) return null;
  return (
    <p className="small muted" suppressHydrationWarning>
      {t('complaint-desk.none-yet', { when: days.moment(at) })}
    </p>
  );
}

/** How far complaints are counted; the answer says one more if there are more. */
const MOST_COUNTED = 10_000;

type Counted = DataOf<'GET /api/admin/complaints'>['counts'];

/** How many there are of each status; pressed, the list shows them. */
function Counts({ counts, base }: { counts: Counted; base: string }) {
  const { t } = useTranslation();
  const figureOf = (count: number) =>
    count > MOST_COUNTED ? t('complaint-desk.more-than', { count: MOST_COUNTED }) : String(count);
  return (
    <Figures>
      {COMPLAINT_STATUSES.map((status) => (
        <FigureCard
          key={status}
          label={t(`complaint-desk.status-${status}`)}
          figure={figureOf(counts[status])}
          href={`${base}?status=${status}`}
        />
      ))}
      <FigureCard label={t('complaint-desk.overdue')} figure={figureOf(counts.overdue)} />
    </Figures>
  );
}
