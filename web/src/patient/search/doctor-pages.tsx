import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import { doctorPagesQuery } from '../../api/doctors.ts';
import type { DoctorWish } from '../../api/doctors.ts';
import type { Country } from '@tabibu/contract/countries';
import { DoctorCard } from '../../parts/doctor-card.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { addressOf } from './filters.ts';
import type { Filters } from './filters.ts';

/** The found doctors and the next ones. 'More doctors' is a link to the next page; with script it adds them below. */
export function DoctorPages({ wish, filters, home }: { wish: DoctorWish; filters?: Filters; home: Country }) {
  const { t } = useSpeech();
  const found = useInfiniteQuery({ ...doctorPagesQuery(wish), placeholderData: keepPreviousData });
  if (found.isPending) return <CardSkeletons count={4} />;
  if (found.isError && !found.data) return <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />;
  const doctors = found.data.pages.flatMap((page) => page.body);
  const next = found.data.pages.at(-1)?.next;
  return (
    <section className="stack" aria-busy={found.isPlaceholderData}>
      <h2 className="visually-hidden">{t('search.results')}</h2>
      <p role="status" className={doctors.length === 0 ? 'card empty' : 'visually-hidden'}>
        {doctors.length === 0 ? t('search.empty') : t('search.found', { count: doctors.length })}
      </p>
      {doctors.length > 0 && <ul className="cards">{doctors.map((doctor) => <li key={doctor.id}><DoctorCard doctor={doctor} /></li>)}</ul>}
      {found.isFetchNextPageError && <LoadFailure words={t('search.failed')} onRetry={() => void found.fetchNextPage()} />}
      {next && !found.isFetchNextPageError && (
        <div className="row">
          <MoreLink href={nextAddress(next, filters, home)} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
        </div>
      )}
    </section>
  );
}

function MoreLink({ href, busy, onMore }: { href: string; busy: boolean; onMore: () => void }) {
  const { t } = useSpeech();
  return (
    <a
      href={href} className="button secondary" aria-busy={busy}
      onClick={(event) => {
        event.preventDefault();
        if (!busy) onMore();
      }}
    >
      {busy && <span className="turning" aria-hidden="true" />}{t('search.more')}
    </a>
  );
}

/** The page that follows, as an address of ours: the API's cursor beside the same filters. */
function nextAddress(apiPath: string, filters: Filters | undefined, home: Country): string {
  const cursor = new URLSearchParams(apiPath.slice(apiPath.indexOf('?'))).get('cursor') ?? '';
  return filters ? addressOf({ ...filters, cursor }, home) : `?cursor=${encodeURIComponent(cursor)}`;
}
