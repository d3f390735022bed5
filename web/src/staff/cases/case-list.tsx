import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CASE_KINDS, MONEYLESS_CASE_KINDS } from '@tabibu/contract/case-words';
import { countryOf } from '@tabibu/contract/countries';
import { caseCountQuery, casesQuery } from '../../api/cases.ts';
import type { CaseBody } from '../../api/cases.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useCountry, useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Answered } from '../frame/answered.tsx';
import { CountrySelect } from '../frame/country-select.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Pages } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { QUEUE_CHOICES, queueOf } from './queue-filters.ts';

/** The word of each choice that is not a kind. */
const WORDS = {
  owner: { '': 'cases.owner-everybody', me: 'cases.owner-me', nobody: 'cases.owner-nobody' },
  stage: { '': 'cases.all-stages' },
  order: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, SentenceKey>>>>;

/** The queue, what is due first on top: its filters stand in the address, which a case that is opened keeps. */
export function CaseList({ base }: { base: string }) {
  const { t } = useTranslation();
  const kinds = useMe()?.role === 'administrator' ? CASE_KINDS : MONEYLESS_CASE_KINDS;
  const { values, isFiltered, change, reset } = useFilters(QUEUE_CHOICES);
  const filter = queueOf({ ...values, q: useDeferredValue(values.q) });
  const of = JSON.stringify(filter);
  // The pages before this one belong to the filter that they were shown for.
  const [walked, setWalked] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] });
  const cursors = walked.of === of ? walked.cursors : [];
  const show = (next: readonly string[]) => setWalked({ of, cursors: next });
  const cursor = cursors.at(-1);
  const answer = useAnswer(casesQuery({ ...filter, ...(cursor ? { cursor } : {}) }));
  const { data: counts } = useQuery(caseCountQuery());
  const open = new Map(counts?.by_kind.map(({ kind, open: count }) => [kind, count]));
  const search = new URLSearchParams(Object.entries(filter)).toString();
  const choice = (name: 'owner' | 'stage' | 'order', label: SentenceKey) => (
    <Select
      label={t(label)}
      name={name}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {QUEUE_CHOICES[name].map((word) => (
        <option key={word} value={word}>
          {t((WORDS[name] as Readonly<Record<string, SentenceKey>>)[word] ?? (`cases.${name}-${word}` as SentenceKey))}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      <SectionHead title={t('staff.cases')} lead={t('cases.lead')} />
      <FilterBar onReset={isFiltered ? reset : undefined}>
        <SearchField
          name="q"
          value={values.q}
          label={t('cases.search')}
          placeholder={t('cases.search')}
          onType={(q) => change({ q })}
        />
        <Select
          label={t('cases.filter-kind')}
          name="kind"
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value as typeof values.kind })}
        >
          <option value="">{t('cases.all-kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {open.has(kind)
                ? t('cases.kind-count', { kind: t(`cases.kind-${kind}`), count: open.get(kind)! })
                : t(`cases.kind-${kind}`)}
            </option>
          ))}
        </Select>
        {choice('stage', 'cases.filter-stage')}
        {choice('owner', 'cases.filter-owner')}
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
        {choice('order', 'cases.order')}
      </FilterBar>
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ cases, next_cursor: next, is_cut: isCut }) => (
          <>
            {isCut && <p className="card">{t('cases.cut')}</p>}
            {cases.length === 0 && (
              <p className="card" role="status">
                {t(isFiltered ? 'cases.none-found' : 'cases.none')}
              </p>
            )}
            {cases.length > 0 && (
              <ul className="case-list">
                {cases.map((one) => (
                  <CaseRow key={one.id} at={`${base}/${one.id}${search && `?${search}`}`} one={one} />
                ))}
              </ul>
            )}
            <Pages
              onPrev={cursors.length > 0 ? () => show(cursors.slice(0, -1)) : undefined}
              onNext={next === null ? undefined : () => show([...cursors, next])}
            />
          </>
        )}
      </Answered>
    </>
  );
}

function CaseRow({ at, one }: { at: string; one: CaseBody }) {
  const { t, money, moment, language } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const isLate = now !== undefined && Date.parse(one.due_at) < now;
  return (
    <li>
      <Link href={at} className="case-row">
        <span className="case-what">
          <strong>{t(`cases.kind-${one.kind}`)}</strong>
          {one.person !== null && <span>{one.person || t('cases.nobody')}</span>}
          {one.member !== undefined && (
            <span className="small muted">{t('cases.for-member', { member: one.member || t('cases.nobody') })}</span>
          )}
        </span>
        <span className="case-money numbers">{one.money && money(one.money)}</span>
        <span className="small case-country">{one.country && countryName(countryOf(one.country), language)}</span>
        <span className="small case-stage">{one.stage && t(`cases.stage-${one.stage}`)}</span>
        <span className={`small case-due ${isLate ? 'case-late' : 'muted'}`} suppressHydrationWarning>
          {t(isLate ? 'cases.overdue' : 'cases.due', { when: moment(one.due_at, zone, now) })}
        </span>
        <span className="small muted case-owner">
          {one.is_own ? t('cases.yours') : (one.owner ?? t('cases.unowned'))}
        </span>
      </Link>
    </li>
  );
}
