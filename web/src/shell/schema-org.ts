import type { ArticleBody } from '@tabibu/contract/articles';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { Language } from '@tabibu/contract/languages';
import type { SiteBody } from '@tabibu/contract/site';
import { isKeyOf } from '@tabibu/contract/own-key';
import { MEAN_FROM } from '@tabibu/contract/ratings';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { translationOf } from './translation.tsx';

/** Something in the words of schema.org, such as a `Physician`. The tests of `search-head.ts` hold each word. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Structured data of a page by schema.org. It contains only true statements that the page also shows. */
export type StructuredData = Thing & { readonly '@context': typeof CONTEXT };

export interface PageAddresses {
  /** Such as 'https://tabibu.example'. */
  readonly origin: string;
  readonly language: Language;
}

const CONTEXT = 'https://schema.org';

/** Names of specialties in schema.org (https://schema.org/MedicalSpecialty). It has none for an ophthalmologist. */
const SPECIALTY_NAMES = {
  'general-practitioner': 'PrimaryCare',
  cardiologist: 'Cardiovascular',
  neurologist: 'Neurologic',
  pediatrician: 'Pediatric',
  gynecologist: 'Gynecologic',
  dermatologist: 'Dermatology',
  'orthopedic-surgeon': 'Musculoskeletal',
  oncologist: 'Oncologic',
  endocrinologist: 'Endocrine',
  psychiatrist: 'Psychiatric',
  'family-medicine': 'PrimaryCare',
  dentist: 'Dentistry',
  urologist: 'Urologic',
  gastroenterologist: 'Gastroenterologic',
  pulmonologist: 'Pulmonary',
  nephrologist: 'Renal',
  hematologist: 'Hematologic',
  rheumatologist: 'Rheumatologic',
  'ent-specialist': 'Otolaryngologic',
  anaesthesiologist: 'Anesthesia',
  nutritionist: 'DietNutrition',
} as const satisfies Partial<Record<SpecialtyId, string>>;

/** Returns the structured data of the home page: the business, the countries it serves and the search. */
export function organizationData(
  { origin, language }: PageAddresses,
  site: SiteBody | undefined,
  slogan: string,
): StructuredData[] {
  const business: StructuredData = {
    '@context': CONTEXT,
    '@type': 'MedicalBusiness',
    '@id': organizationId(origin),
    name: 'Tabibu',
    slogan,
    url: `${origin}/${language}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    areaServed: LIVE_COUNTRIES.map(({ name }) => ({ '@type': 'Country', name })),
    currenciesAccepted: [...new Set(LIVE_COUNTRIES.map(({ currency }) => currency))].join(', '),
    ...(site?.contact.phone ? { telephone: site.contact.phone } : {}),
    ...(site?.contact.email ? { email: site.contact.email } : {}),
    ...(site && site.links.length > 0 ? { sameAs: site.links.map(({ url }) => url) } : {}),
  };
  // Search engines use `query-input` for the placeholder of the search address; schema.org does not define it.
  const search: Thing = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${language}/doctors?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  const website: StructuredData = {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Tabibu',
    url: `${origin}/${language}/`,
    inLanguage: language,
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
  return [business, website];
}

/**
 * Returns the structured data of a doctor: the rating only if patients gave it, and the prices with the country in
 * which they apply.
 */
export function physicianData(
  { origin, language }: PageAddresses,
  doctor: DoctorPageBody,
  path: string,
  priceCountry: string,
): StructuredData {
  const { t } = translationOf(language);
  const offers = [
    ...(doctor.call_types.includes('phone') ? [offer(t('search.phone'), doctor.phone_price, priceCountry)] : []),
    ...(doctor.video_price ? [offer(t('search.video'), doctor.video_price, priceCountry)] : []),
  ];
  const specialty = isKeyOf(SPECIALTY_NAMES, doctor.specialty_id) ? SPECIALTY_NAMES[doctor.specialty_id] : undefined;
  const physician: StructuredData = {
    '@context': CONTEXT,
    '@type': 'Physician',
    '@id': `${origin}${path}#doctor`,
    name: doctor.name,
    url: `${origin}/${language}${path}`,
    ...(doctor.bio[language] ? { description: doctor.bio[language] } : {}),
    ...(doctor.url ? { image: new URL(doctor.url, origin).href } : {}),
    ...(specialty ? { medicalSpecialty: specialty } : {}),
    knowsLanguage: [...doctor.spoken_languages],
    address: { '@type': 'PostalAddress', addressCountry: doctor.country },
    parentOrganization: {
      '@type': 'MedicalBusiness',
      '@id': organizationId(origin),
      name: 'Tabibu',
      url: `${origin}/${language}/`,
    },
    ...(offers.length > 0 ? { makesOffer: offers } : {}),
    ...(doctor.rating_count >= MEAN_FROM
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: doctor.rating,
            ratingCount: doctor.rating_count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
  return physician;
}

/** Returns the structured data of an article of Learnings. It names as reviewer only who has signed. */
export function articleData({ origin, language }: PageAddresses, article: ArticleBody, path: string): StructuredData {
  const page: StructuredData = {
    '@context': CONTEXT,
    '@type': 'MedicalWebPage',
    name: article.title,
    description: article.excerpt,
    url: `${origin}/${language}${path}`,
    inLanguage: article.language,
    datePublished: article.published_on,
    author: { '@type': 'Organization', name: article.author },
    citation: article.sources.map(({ address }) => address),
    ...(article.reviewer !== null && article.reviewed_on !== null
      ? { lastReviewed: article.reviewed_on, reviewedBy: { '@type': 'Person', name: article.reviewer } }
      : {}),
  };
  return page;
}

/** Returns the structured data of a page's breadcrumb trail. */
export function breadcrumbs(
  { origin, language }: PageAddresses,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  const list: StructuredData = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}/${language}${path}`,
    })),
  };
  return list;
}

/** Returns a price in major units of its currency, with the country in which it applies. */
function offer(name: string, price: Money, country: string): Thing {
  return {
    '@type': 'Offer',
    price: toMajor(price),
    priceCurrency: price.currency,
    eligibleRegion: { '@type': 'Country', name: country },
    itemOffered: { '@type': 'Service', name },
  };
}

function organizationId(origin: string): string {
  return `${origin}/#house`;
}
