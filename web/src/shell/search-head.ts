import { ARTICLE_ZONE, isOverdue } from '@tabibu/contract/article-rules';
import type { ArticleBody } from '@tabibu/contract/articles';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { Language } from '@tabibu/contract/languages';
import type { SiteBody } from '@tabibu/contract/site';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { KnownAnswers } from '../api/query.ts';
import { siteQuery } from '../api/public/site.ts';
import { countryName } from '@tabibu/contract/country-name';
import { articleData, breadcrumbs, organizationData, physicianData } from './schema-org.ts';
import { specialtiesIn } from './use-specialties.ts';
import type { PageAddresses, StructuredData } from './schema-org.ts';
import type { RouteDefinition } from './route.ts';
import { translationOf } from './translation.tsx';

/**
 * What search engines and messengers read about a page. Made on the server only, so it is not in the browser's script.
 */
export interface SearchHead {
  readonly description: string;
  /** The printed address in its canonical spelling; null for a page that must not be indexed. */
  readonly path: string | null;
  /**
   * True at the printed address, which shows the reader's language. It names only the canonical address, which in turn
   * lists the other languages.
   */
  readonly isPrinted: boolean;
  /** A picture that represents the page; null for the product's own. */
  readonly picture: string | null;
  readonly data: (addresses: PageAddresses) => readonly StructuredData[];
}

export interface HeadInput {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly language: Language;
  /** True at the printed address, which shows the reader's language. */
  readonly isPrinted: boolean;
  readonly title: string;
  readonly status: number;
  readonly answers: KnownAnswers;
  /** The time of the server in milliseconds. */
  readonly now: number;
  /** The country whose prices the page shows. */
  readonly country: CountryCode;
  /** What administrators changed of the specialties. */
  readonly specialties?: readonly ShownSpecialty[] | null | undefined;
}

/**
 * Returns description, canonical address, picture and structured data of a page. A page that must not be indexed gets a
 * description only.
 */
export function searchHead(input: HeadInput): SearchHead {
  const { route, status } = input;
  const found = route.personal || status !== 200 ? null : foundAt(input);
  const description = describe(input);
  const none = { description, path: null, isPrinted: input.isPrinted, picture: null, data: () => [] };
  return found === null ? none : { ...none, ...found };
}

/**
 * Returns what to index, or null. Search results and later pages of a list are not indexed: the indexed lists link to
 * the same doctors.
 */
function foundAt(input: HeadInput): Omit<SearchHead, 'description' | 'isPrinted'> | null {
  const { route, params, path, search, language, title, answers } = input;
  const { t } = translationOf(language);
  const home = { name: t('nav.home'), path: '/' };
  const doctors = { name: t('nav.doctors'), path: '/doctors' };
  const plain = `/${path.split('/').filter(Boolean).join('/')}`;
  if (path.startsWith('/doctors') && search.size > 0 && route.path !== '/doctors/:doctorId') return null;
  switch (route.path) {
    case '/':
      return {
        path: '/',
        picture: null,
        data: (addresses) => organizationData(addresses, siteIn(answers), t('frame.tagline')),
      };
    case '/doctors/:doctorId': {
      const doctor = doctorIn(answers);
      if (!doctor) return null;
      const list = specialtyList(doctor, input);
      const trail = [home, doctors, list, { name: doctor.name, path: plain }];
      return {
        path: plain,
        picture: doctor.url,
        data: (addresses) => [physicianData(addresses, doctor, plain, input.country), breadcrumbs(addresses, trail)],
      };
    }
    case '/doctors/:country/:type': {
      const list = listPath(params['country'] ?? '', params['type'] ?? '', input.specialties);
      const first = firstPage(answers);
      if (list === null || first.length === 0) return null;
      return {
        path: list,
        picture: null,
        data: (addresses) => [breadcrumbs(addresses, [home, doctors, { name: title, path: list }])],
      };
    }
    case '/learnings/:articleId': {
      const article = articleIn(answers);
      // Search engines do not show that an article may be out of date, so they are not given such a one.
      if (!article || isOverdue(article, wallClockAt(input.now, ARTICLE_ZONE).day)) return null;
      const trail = [home, { name: t('learnings.title'), path: '/learnings' }, { name: article.title, path: plain }];
      return {
        path: plain,
        picture: null,
        data: (addresses) => [articleData(addresses, article, plain), breadcrumbs(addresses, trail)],
      };
    }
    default:
      return {
        path: plain,
        picture: null,
        data: (addresses) => [breadcrumbs(addresses, [home, { name: title, path: plain }])],
      };
  }
}

/**
 * Returns the canonical path of a list by type or specialty, however it was spelled in the address; null if there is no
 * such list or its country has not opened.
 */
function listPath(country: string, type: string, shown: HeadInput['specialties']): string | null {
  const where = findCountry(country);
  const kind = type.toLowerCase();
  const specialty = specialtiesIn(shown).find(({ id }) => id === kind)?.id;
  const what =
    kind === 'general' ? 'general' : kind === 'specialist' || kind === 'specialists' ? 'specialists' : specialty;
  return where?.status === 'live' && what !== undefined ? `/doctors/${encodeURIComponent(where.name)}/${what}` : null;
}

function specialtyList(doctor: DoctorPageBody, { language, specialties }: HeadInput): { name: string; path: string } {
  const { t, specialty } = translationOf(language, specialties);
  const label = specialty(doctor.specialty_id, doctor.specialty);
  const country = findCountry(doctor.country);
  return {
    name: t('search.specialty-in', {
      specialty: label,
      country: country ? countryName(country, language) : doctor.country,
    }),
    path: `/doctors/${encodeURIComponent(country?.name ?? doctor.country)}/${doctor.specialty_id}`,
  };
}

/** Returns the description of a page. Pages whose first lines describe them reuse those sentences. */
function describe({ route, params, language, answers, search, specialties }: HeadInput): string {
  const { t, tongue, specialty: nameOf } = translationOf(language, specialties);
  const place = (spelling: string) => {
    const country = findCountry(spelling);
    return country ? countryName(country, language) : '';
  };
  switch (route.path) {
    case '/':
      return t('home.description');
    case '/doctors': {
      const country = place(search.get('country') ?? '');
      return country ? t('describe.doctors-in', { country }) : t('describe.doctors');
    }
    case '/doctors/:country/:type': {
      const country = place(params['country'] ?? '');
      const type = params['type'] ?? '';
      const found = specialtiesIn(specialties).find(({ id }) => id === type.toLowerCase());
      if (found) return t('describe.specialty', { specialty: nameOf(found.id), country });
      return country
        ? t(/^general$/i.test(type) ? 'describe.general' : 'describe.specialists', { country })
        : t('not-found.hint');
    }
    case '/doctors/:doctorId': {
      const doctor = doctorIn(answers);
      if (!doctor) return t('describe.doctors');
      const specialty = nameOf(doctor.specialty_id, doctor.specialty);
      return t('describe.doctor', {
        name: doctor.name,
        specialty,
        country: place(doctor.country),
        languages: doctor.spoken_languages.map(tongue).join(', '),
      });
    }
    case '/diagnosis':
      return t('assistant.lead');
    case '/learnings':
      return t('learnings.lead');
    case '/learnings/:articleId':
      return articleIn(answers)?.excerpt ?? t('learnings.lead');
    case '/subscriptions':
      return t('plan.describe');
    case '/contact':
      return t('describe.contact');
    case '/about':
      return `${t('about.lead')} ${t('about.1-text')}`;
    case '/privacy':
      return `${t('privacy.lead')} ${t('privacy.3-text')}`;
    case '/terms':
      return `${t('terms.lead')} ${t('terms.1-text')}`;
    case '/doctor/apply':
      return `${t('apply.lead')} ${t('apply.need')}`;
    case '/emergency':
      return t('describe.emergency');
    case '*':
      return t('not-found.hint');
    default:
      return t('home.promise');
  }
}

function doctorIn(answers: KnownAnswers): DoctorPageBody | undefined {
  return answers.find(([[kind, path]]) => kind === 'api' && /^\/api\/doctors\/[^/?]+\?/.test(String(path)))?.[1] as
    | DoctorPageBody
    | undefined;
}

function articleIn(answers: KnownAnswers): ArticleBody | undefined {
  return answers.find(([[kind, path]]) => kind === 'api' && /^\/api\/articles\/[^/?]+\?/.test(String(path)))?.[1] as
    | ArticleBody
    | undefined;
}

function siteIn(answers: KnownAnswers): SiteBody | undefined {
  return answers.find(([[kind, path]]) => kind === 'api' && path === siteQuery().queryKey[1])?.[1] as
    | SiteBody
    | undefined;
}

/** Returns the first page of a list that loads page by page. */
function firstPage(answers: KnownAnswers): readonly unknown[] {
  const pages = answers.find(([[kind]]) => kind === 'api-pages')?.[1] as
    | { pages: readonly { body: readonly unknown[] }[] }
    | undefined;
  return pages?.pages[0]?.body ?? [];
}
