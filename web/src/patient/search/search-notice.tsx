import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import type { HealthProblemId } from '@tabibu/contract/health-problems';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { Country } from '@tabibu/contract/countries';
import { topicsOf } from '../../api/doctor-pages.ts';
import type { DoctorCardBody } from '../../api/public/doctors.ts';
import { useSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { addressOf } from './filters.ts';
import type { Filters } from './filters.ts';
import { topicNames } from './topic-names.ts';

interface SearchNoticeProps {
  /** The `Link` header of the search. */
  link: string | null | undefined;
  filters: Filters;
  home: Country;
  doctors: readonly DoctorCardBody[];
}

/** Returns the ids of all specialties that treat any of the problems. Pure. */
function treatingIn(specialties: readonly ShownSpecialty[], problems: readonly HealthProblemId[]): string[] {
  const printed = HEALTH_PROBLEMS.filter(({ id }) => problems.includes(id)).flatMap((problem): readonly string[] => [
    ...problem.specialties,
  ]);
  return specialties
    .filter(({ id, problems: own }) => (own ? own.some((one) => problems.includes(one)) : printed.includes(id)))
    .map(({ id }) => id);
}

/** Says which complaint the server recognised in the text, and links to a search for the text as a name instead. */
export function SearchNotice({ link, filters, home, doctors }: SearchNoticeProps) {
  const speech = useTranslation();
  const { t } = speech;
  const specialties = useSpecialties();
  const to = (changes: Partial<Filters>) => addressOf({ ...filters, cursor: '', ...changes }, home);
  if (filters.q && filters.as === 'name') {
    return (
      <p className="heard">
        {t('search.names-only')}{' '}
        <Link href={to({ as: 'all' })} replace>
          {t('search.as-all', { text: filters.q })}
        </Link>
      </p>
    );
  }
  const topics = topicsOf(link);
  if (topics.length === 0 || doctors.length === 0) return null;
  const treating = treatingIn(
    specialties,
    HEALTH_PROBLEM_IDS.filter((id) => topics.includes(id)),
  );
  const general = treatingIn(specialties, ['other']);
  const isGeneral = doctors.every(({ specialty_id: id }) => general.includes(id));
  return (
    <div className="heard stack">
      <p>
        <strong>{t('search.for', { topics: topicNames(link, speech) })}</strong>
      </p>
      {isGeneral && treating.length > 0 && doctors.every(({ specialty_id: id }) => !treating.includes(id)) && (
        <p>{t('search.stand-in')}</p>
      )}
      <p className="row">
        {!isGeneral && <Link href={to({ q: '', problem: ['other'] })}>{t('search.general-too')}</Link>}
        <Link href={to({ as: 'name' })} replace>
          {t('search.as-name', { text: filters.q })}
        </Link>
      </p>
    </div>
  );
}
