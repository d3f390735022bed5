import type { QueryClient } from '@tanstack/react-query';
import { findCountry } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { SpecialtyId } from '@tabibu/contract/specialty-ids';
import type { DoctorFilter } from '../../api/public/doctors.ts';
import { countryName } from '@tabibu/contract/country-name';
import { specialtiesIn } from '../../shell/use-specialties.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { NotFound } from '../about/not-found.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { DoctorPages, preparePages } from './doctor-pages.tsx';
import { useVisitorFollows } from './visitor-country.ts';
import './search-screen.css';

interface TypeList {
  readonly country: Country;
  readonly type?: 'general' | 'specialist';
  readonly specialty?: SpecialtyId;
}

const TYPES = new Map<string, 'general' | 'specialist'>([
  ['general', 'general'],
  ['specialist', 'specialist'],
  ['specialists', 'specialist'],
]);

/**
 * The list that an address names, or undefined for an unknown one. The type is "general", "specialist(s)" or the id of
 * a specialty; the country may be written in every known spelling (C34, C12).
 */
export function readTypeList(
  country: string,
  type: string,
  shown?: readonly ShownSpecialty[] | null,
): TypeList | undefined {
  const found = findCountry(country);
  const wanted = type.toLowerCase();
  const kind = TYPES.get(wanted);
  if (found && kind) return { country: found, type: kind };
  const isKnown = specialtiesIn(shown).some(({ id }) => id === wanted);
  return found && isKnown ? { country: found, specialty: wanted } : undefined;
}

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const list = readTypeList(visit.params['country'] ?? '', visit.params['type'] ?? '', visit.specialties);
  return list?.country.status === 'live' ? [preparePages(client, wishOfList(list, visit.search))] : [];
}

/**
 * All general doctors, all specialists, or all doctors of one specialty in a country; featured doctors come first, as
 * on the home page (S08, C100).
 */
export default function TypeListScreen() {
  const { t, language, specialty: nameOf } = useTranslation();
  const home = useCountry();
  const search = useQueryOfAddress();
  const list = readTypeList(useParam('country'), useParam('type'), usePreferences().specialties);
  useVisitorFollows(list?.country);
  const country = countryName(list?.country ?? home, language);
  const specialty = list?.specialty && nameOf(list.specialty);
  const title = specialty
    ? t('search.specialty-in', { specialty, country })
    : t(list?.type === 'specialist' ? 'search.specialists-in' : 'search.general-in', { country });
  usePageHead({ title, status: list ? 200 : 404 });
  if (!list) return <NotFound />;
  if (list.country.status !== 'live') return <ComingSoonTo country={list.country} />;
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <DoctorPages wish={wishOfList(list, search)} home={home} />
    </div>
  );
}

function wishOfList({ country, type, specialty }: TypeList, search: URLSearchParams): DoctorFilter {
  return { country: country.code, type, specialty, sort: 'featured', cursor: search.get('cursor') ?? '', limit: 20 };
}
