import type { InternalReply } from '@tabibu/contract/page-renderer';
import { writeDocument } from '../shell/document.ts';
import { render } from '../app/server-entry.tsx';

/** The time at which the pages are rendered. */
export const NOW = Date.parse('2026-11-20T06:00:00Z');
export const ORIGIN = 'https://tabibu.example';
/** The id of the doctor. */
export const ID = '019b7600-0000-7000-8000-000000000001';
const doctor = {
  id: ID,
  name: 'Neema Mushi',
  full_name: 'Neema Mushi',
  specialty: 'Cardiologist',
  specialty_id: 'cardiologist',
  rating: 4.67,
  rating_count: 3,
  country: 'KE',
  type: 'specialist',
  is_specialist: true,
  url: null as string | null,
  featured: false,
  spoken_languages: ['Kiswahili'],
  call_types: ['phone', 'video'],
  phone_price: { amount: 1_500_000, currency: 'TZS' },
  video_price: { amount: 1_600_050, currency: 'TZS' } as object | null,
  next_free_at: null,
  free_times: [],
  bio: { sw: 'Daktari wa moyo.', en: 'Heart doctor.', fr: 'Médecin du cœur.' },
  experience_years: 9,
  time_zone: 'Africa/Nairobi',
};
/** An article, as the API gives it. */
export const ARTICLE = {
  id: 'high-blood-pressure',
  language: 'en',
  title: 'High blood pressure',
  excerpt: 'It often has no signs, yet it harms heart, brain and kidneys.',
  category: 'heart',
  read_minutes: 6,
  published_on: '2026-11-01',
  picture: null,
  is_reviewed: false,
  review_due: '2027-05-31',
  body: 'Measure.',
  sources: [{ title: 'WHO', address: 'https://www.who.int/hypertension' }],
  author: 'Tabibu',
  reviewer: null as string | null,
  reviewed_on: null as string | null,
  likes: 0,
};
const site = {
  figures: { doctors: '150', countries: '6', support: null, rating: null },
  contact: { messaging_url: null, email: null, phone: '+255754000999', support_hours: null, answer_hours: null },
  links: [{ name: 'X', url: 'https://x.com/tabibu' }],
  banners: [],
  sandbox: true,
};

/** Returns an API with this doctor and this article, changed so, and this list of doctors. */
export const api =
  (one: Partial<typeof doctor> = {}, list: readonly object[] = [doctor], article: Partial<typeof ARTICLE> = {}) =>
  async (path: string): Promise<InternalReply> => {
    const ok = (body: unknown) => ({ status: 200, text: JSON.stringify(body), link: undefined });
    if (path.startsWith('/api/doctors?')) return ok(list);
    if (path === '/api/site') return ok({ success: true, data: site });
    if (path.startsWith(`/api/doctors/${ID}?`)) return ok({ success: true, data: { ...doctor, ...one } });
    if (path.startsWith(`/api/doctors/${ID}/slots`))
      return ok({ success: true, data: { time_zone: 'Africa/Dar_es_Salaam', days: [] } });
    if (path.startsWith(`/api/doctors/${ID}/reviews`))
      return ok({ success: true, data: { reviews: [], next_cursor: null } });
    if (path.startsWith(`/api/articles/${ARTICLE.id}?`)) return ok({ success: true, data: { ...ARTICLE, ...article } });
    return { status: 404, text: '{"code":"not-found"}', link: undefined };
  };

/** Renders the whole document of an address, for a visitor who has no cookies. */
export async function openPage(url: string, fetchApi = api()): Promise<string> {
  const page = await render({
    url,
    cookie: '',
    acceptLanguage: '',
    hasSession: false,
    savesData: false,
    now: NOW,
    fetchApi,
  });
  return writeDocument({
    page,
    files: { entry: '/assets/e.js', preload: [], styles: '', styleFiles: [] },
    nonce: 'N',
    origin: ORIGIN,
    phone: false,
  });
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** Returns the content of a meta element. */
export const meta = (html: string, name: string) => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? undefined : unescaped(found);
};
/** Returns the title of a page. */
export const titleOf = (html: string) => unescaped(/<title>([^<]*)</.exec(html)?.[1] ?? '');
/** Returns the canonical address. */
export const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
/** Returns the addresses of the page in other languages. */
export const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)">/g)]
      .map(([, language, href]) => [language, href])
      .filter(([, href]) => href!.startsWith('https')),
  );
interface Data extends Record<string, unknown> {
  '@type': string;
}
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Data,
  );
/** Returns the structured data of a type. */
export const dataOf = (html: string, type: string) => dataIn(html).find((entry) => entry['@type'] === type);
