import type { QueryClient } from '@tanstack/react-query';
import { findCountry } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import type { DoctorWish } from '../../api/doctors.ts';
import { doctorPagesQuery } from '../../api/doctors.ts';
import { countryName } from '../../parts/country-name.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import type { Visit } from '../../shell/routes.tsx';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { NotFound } from '../about/not-found.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { DoctorPages } from './doctor-pages.tsx';
import './search-screen.css';

interface TypeList {
  readonly country: Country;
  readonly type: 'general' | 'specialist';
}

const TYPES = new Map<string, TypeList['type']>([['general', 'general'], ['specialist', 'specialist'], ['specialists', 'specialist']]);

/** The list that an address names: both spellings of the type, every spelling of the country (C34, C12). */
export function readTypeList(country: string, type: string): TypeList | undefined {
  const found = findCountry(country);
  const kind = TYPES.get(type.toLowerCase());
  return found && kind ? { country: found, type: kind } : undefined;
}

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const list = readTypeList(visit.params['country'] ?? '', visit.params['type'] ?? '');
  return list?.country.status === 'live' ? [client.prefetchInfiniteQuery(doctorPagesQuery(wishOfList(list, visit.search)))] : [];
}

/** All general doctors or all specialists of a country (S08). */
export default function TypeListScreen() {
  const { t, language } = useSpeech();
  const home = useCountry();
  const search = useQueryOfAddress();
  const list = readTypeList(useParam('country'), useParam('type'));
  const country = countryName(list?.country ?? home, language);
  const title = t(list?.type === 'specialist' ? 'search.specialists-in' : 'search.general-in', { country });
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

function wishOfList({ country, type }: TypeList, search: URLSearchParams): DoctorWish {
  return { country: country.code, type, cursor: search.get('cursor') ?? '', limit: 20 };
}
