import { useState } from 'react';
import { CASE_KINDS, MONEYLESS_CASE_KINDS } from '@tabibu/contract/case-words';
import type { CaseKind } from '@tabibu/contract/case-words';
import { casesQuery } from '../../api/cases.ts';
import type { CaseBody, QueueFilter } from '../../api/cases.ts';
import { useCountry, useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { Answered } from '../frame/answered.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Pages } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';

const OWNERS = ['everybody', 'me', 'nobody'] as const;

type Filter = Omit<QueueFilter, 'cursor'>;

interface ListProps {
  base: string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** The queue, what is due first on top: by kind and owner, in pages. */
export function CaseList({ base, filter, onFilter }: ListProps) {
  const { t } = useTranslation();
  const kinds = useMe()?.role === 'administrator' ? CASE_KINDS : MONEYLESS_CASE_KINDS;
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const answer = useAnswer(casesQuery({ ...filter, ...(cursor ? { cursor } : {}) }));
  const change = (changes: { [Key in keyof Filter]: Filter[Key] | undefined }) => {
    const { kind, owner } = { ...filter, ...changes };
    setCursors([]);
    onFilter({ ...(kind ? { kind } : {}), ...(owner ? { owner } : {}) });
  };
  return (
    <>
      <SectionHead title={t('staff.cases')} lead={t('cases.lead')} />
      <FilterBar
        onReset={filter.kind || filter.owner ? () => change({ kind: undefined, owner: undefined }) : undefined}
      >
        <Select
          label={t('cases.filter-kind')}
          name="kind"
          value={filter.kind ?? ''}
          onChange={({ target }) => change({ kind: (target.value || undefined) as CaseKind | undefined })}
        >
          <option value="">{t('cases.all-kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`cases.kind-${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('cases.filter-owner')}
          name="owner"
          value={filter.owner ?? 'everybody'}
          onChange={({ target }) =>
            change({ owner: target.value === 'everybody' ? undefined : (target.value as 'me' | 'nobody') })
          }
        >
          {OWNERS.map((owner) => (
            <option key={owner} value={owner}>
              {t(`cases.owner-${owner}`)}
            </option>
          ))}
        </Select>
      </FilterBar>
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ cases, next_cursor: next }) => (
          <>
            {cases.length === 0 && (
              <p className="card" role="status">
                {t(filter.kind || filter.owner ? 'cases.none-found' : 'cases.none')}
              </p>
            )}
            {cases.length > 0 && (
              <ul className="case-list">
                {cases.map((one) => (
                  <CaseRow key={one.id} base={base} one={one} />
                ))}
              </ul>
            )}
            <Pages
              onPrev={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
              onNext={next === null ? undefined : () => setCursors([...cursors, next])}
            />
          </>
        )}
      </Answered>
    </>
  );
}

function CaseRow({ base, one }: { base: string; one: CaseBody }) {
  const { t, money, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const isLate = now !== undefined && Date.parse(one.due_at) < now;
  return (
    <li>
      <Link href={`${base}/${one.id}`} className="card case-row">
        <span className="case-what">
          <strong>{t(`cases.kind-${one.kind}`)}</strong>
          {one.person !== null && <span>{one.person || t('cases.nobody')}</span>}
          {one.member !== undefined && (
            <span className="small muted">{t('cases.for-member', { member: one.member || t('cases.nobody') })}</span>
          )}
        </span>
        <span className="case-money numbers">{one.money && money(one.money)}</span>
        <span className="case-stage">{one.stage && t(`cases.stage-${one.stage}`)}</span>
        <span className={`small case-due ${isLate ? 'late' : 'muted'}`} suppressHydrationWarning>
          {t(isLate ? 'cases.overdue' : 'cases.due', { when: moment(one.due_at, zone, now) })}
        </span>
        <span className="small muted case-owner">
          {one.is_own ? t('cases.yours') : (one.owner ?? t('cases.unowned'))}
        </span>
      </Link>
    </li>
  );
}
