import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { doctorPagesQuery, nextPage, suggestionsQuery } from '../../api/doctor-pages.ts';
import type { DoctorFilter } from '../../api/public/doctors.ts';
import type { Country } from '@tabibu/contract/countries';
import { DoctorCard } from '../../components/public/doctor-card.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { addressOf } from './filters.ts';
import type { Filters } from './filters.ts';
import { SearchNotice } from './search-notice.tsx';
import type { SearchOffers } from './search-offers.tsx';

/** Loaded only when a search found no doctor. */
const offers = lazyPart<Parameters<typeof SearchOffers>[0]>(
  () => import('./search-offers.tsx').then((file) => ({ default: file.SearchOffers })),
  {
    file: 'src/patient/search/search-offers.tsx',
  },
);

/** Loads the first page of a search. If it is empty, also loads the suggestions that are shown instead. */
export async function preparePages(client: QueryClient, wish: DoctorFilter): Promise<void> {
  await client.prefetchInfiniteQuery(doctorPagesQuery(wish));
  const found = client.getQueryData(doctorPagesQuery(wish).queryKey);
  if (found?.pages[0]?.body.length === 0)
    await Promise.all([offers.load(), client.prefetchQuery(suggestionsQuery(wish))]);
}

/** The doctors found. "More doctors" is a link to the next page; with script it appends the next page below. */
export function DoctorPages({ wish, filters, home }: { wish: DoctorFilter; filters?: Filters; home: Country }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery({ ...doctorPagesQuery(wish), placeholderData: keepPreviousData });
  if (found.isPending) return <CardSkeletons count={4} />;
  if (found.isError && !found.data)
    return <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />;
  const doctors = found.data.pages.flatMap((page) => page.body);
  const next = nextPage(found.data.pages.at(-1)?.link);
  return (
    <section className="stack" aria-busy={found.isPlaceholderData}>
      <h2 id="search-results" tabIndex={-1} className="visually-hidden">
        {t('search.results')}
      </h2>
      <p role="status" className={doctors.length === 0 ? 'card empty' : 'visually-hidden'}>
        {doctors.length === 0 ? t('search.empty') : t('search.found', { count: doctors.length })}
      </p>
      {filters && <SearchNotice link={found.data.pages[0]?.link} filters={filters} home={home} doctors={doctors} />}
      {doctors.length === 0 && filters && !found.isPlaceholderData && (
        <offers.Part wish={wish} filters={filters} home={home} />
      )}
      {doctors.length > 0 && (
        <ul className="cards">
          {doctors.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </ul>
      )}
      {found.isFetchNextPageError && (
        <LoadFailure words={t('search.failed')} onRetry={() => void found.fetchNextPage()} />
      )}
      {next && !found.isFetchNextPageError && (
        <div className="row">
          <MoreLink
            href={nextAddress(next, filters, home)}
            busy={found.isFetchingNextPage}
            onMore={() => void found.fetchNextPage()}
          />
        </div>
      )}
    </section>
  );
}

function MoreLink({ href, busy, onMore }: { href: string; busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      className="button secondary"
      aria-busy={busy}
      onClick={(event) => {
        event.preventDefault();
        if (!busy) onMore();
      }}
    >
      {busy && <span className="turning" aria-hidden="true" />}
      {t('search.more')}
    </a>
  );
}

/** The address of the next page in the web app: the same filters with the cursor of the API. */
function nextAddress(apiPath: string, filters: Filters | undefined, home: Country): string {
  const cursor = new URLSearchParams(apiPath.slice(apiPath.indexOf('?'))).get('cursor') ?? '';
  return filters ? addressOf({ ...filters, cursor }, home) : `?cursor=${encodeURIComponent(cursor)}`;
}
