import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import type { Country } from '@tabibu/contract/countries';
import { useSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/public/focus-soon.ts';
import { Link, useHref } from '../../ui/link.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { CALL_TYPES, RATINGS, SORTS, addressOf, isFiltered, withoutFilters } from './filters.ts';
import type { Filters } from './filters.ts';

interface FilterFormProps {
  filters: Filters;
  home: Country;
  /** True in a country that has not opened, where there is nothing to filter (PAT-SRCH-20). */
  disabled: boolean;
  onChoose: (changes: Partial<Filters>) => void;
}

const PAUSE_OF_TYPING = 350;

/**
 * The filters as a GET form, which works without script. With script each choice applies at once and text when the
 * typing pauses.
 */
export function FilterForm({ filters, home, disabled, onChoose }: FilterFormProps) {
  const { t, specialty } = useTranslation();
  const specialties = useSpecialties();
  const [text, setText] = useTypedText(filters.q, (q) => onChoose({ q, as: 'all' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ q: text, as: text === filters.q ? filters.as : 'all' });
    // Moving the focus closes the keyboard of a phone, so that the results can be seen.
    focusSoon('#search-results');
  };
  const untouched = addressOf(withoutFilters(filters), home);
  const problem = filters.problem.length === 1 ? filters.problem[0] : filters.problem.join(',');
  return (
    <form action={useHref('/doctors')} method="get" role="search" className="filters" onSubmit={submit}>
      <input type="hidden" name="country" value={filters.country} />
      {filters.type !== 'all' && <input type="hidden" name="type" value={filters.type} />}
      <fieldset disabled={disabled}>
        <legend className="visually-hidden">{t('search.filters')}</legend>
        <label className="filter text">
          <span>{t('search.text')}</span>
          <SearchField name="q" value={text} placeholder={t('search.text-hint')} onType={setText} />
        </label>
        <div className="filter-row">
          <Choice
            label={t('search.problem')}
            name="problem"
            value={problem ?? ''}
            onChange={(value) =>
              onChoose({ problem: HEALTH_PROBLEM_IDS.filter((id) => value.split(',').includes(id)) })
            }
          >
            <option value="">{t('search.any')}</option>
            {filters.problem.length > 1 && (
              <option value={problem}>{filters.problem.map((id) => t(`health.${id}`)).join(', ')}</option>
            )}
            {HEALTH_PROBLEM_IDS.map((id) => (
              <option key={id} value={id}>
                {t(`health.${id}`)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('search.specialty')}
            name="specialty"
            value={filters.specialty}
            onChange={(value) => onChoose({ specialty: value })}
          >
            <option value="">{t('search.any')}</option>
            {specialties
              .filter(({ id, isHidden }) => !isHidden || id === filters.specialty)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {specialty(id)}
                </option>
              ))}
          </Choice>
          <Choice
            label={t('search.rating')}
            name="rating"
            value={filters.rating}
            onChange={(value) => onChoose({ rating: value as Filters['rating'] })}
          >
            {RATINGS.map((value) => (
              <option key={value} value={value}>
                {value === 'all' ? t('search.any') : value === '5' ? '5 ★' : `${value}+ ★`}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('search.call-type')}
            name="call_type"
            value={filters.call_type}
            onChange={(value) => onChoose({ call_type: value as Filters['call_type'] })}
          >
            {CALL_TYPES.map((value) => (
              <option key={value} value={value}>
                {t(CALL_TYPE_WORDS[value])}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('search.sort')}
            name="sort"
            value={filters.sort}
            onChange={(value) => onChoose({ sort: value as Filters['sort'] })}
          >
            {SORTS.map((value) => (
              <option key={value} value={value}>
                {t(SORT_WORDS[value])}
              </option>
            ))}
          </Choice>
        </div>
        <div className="row actions">
          <Button type="submit" look="secondary">
            {t('search.submit')}
          </Button>
          {isFiltered(filters) && (
            <Link href={untouched} className="button quiet" replace>
              {t('search.reset')}
            </Link>
          )}
        </div>
      </fieldset>
    </form>
  );
}

const CALL_TYPE_WORDS = { all: 'search.any', phone: 'search.phone', video: 'search.video' } as const satisfies Record<
  string,
  SentenceKey
>;
const SORT_WORDS = {
  rating: 'search.sort-rating',
  name: 'search.sort-name',
  soonest: 'search.sort-soonest',
} as const satisfies Record<string, SentenceKey>;

function Choice({
  label,
  name,
  value,
  onChange,
  children,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

/**
 * The text of the search field. It follows the address when that changes; `onPause` gets the typed text 350 ms after
 * the last keystroke.
 */
function useTypedText(current: string, onPause: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(current);
  const told = useRef(current);
  const tell = useRef(onPause);
  tell.current = onPause;
  useEffect(() => {
    if (current !== told.current) {
      told.current = current;
      setText(current);
    }
  }, [current]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === told.current) return;
    const timer = setTimeout(() => {
      told.current = trimmed;
      tell.current(trimmed);
    }, PAUSE_OF_TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
