import type { InternalReply, RenderInput } from '@tabibu/contract/page-renderer';
import { writeDocument } from '../shell/document.ts';
import { render } from '../app/server-entry.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');
/** A doctor whose name would run a script if it were not escaped. */
export const doctor = {
  id: '019b7600-0000-7000-8000-000000000001',
  name: 'Neema </script><script>alert(1)</script>',
  full_name: 'Neema',
  specialty: 'Cardiologist',
  specialty_id: 'cardiologist',
  rating: 5,
  rating_count: 3,
  country: 'TZ',
  type: 'specialist',
  is_specialist: true,
  url: null,
  featured: false,
  spoken_languages: ['Kiswahili'],
  call_types: ['phone'],
  phone_price: { amount: 1_500_000, currency: 'TZS' },
  video_price: null,
  next_free_at: '2026-11-20T08:00:00.000Z',
  free_times: ['2026-11-20T08:00:00.000Z'],
};
export const site = {
  figures: { doctors: '150', countries: '6', support: null, rating: null },
  contact: { messaging_url: null, email: null, phone: null, support_hours: null, answer_hours: null },
  offices: [],
  office_hours: null,
  emergency_numbers: [],
  links: [],
  banners: [],
  sandbox: true,
};
export const me = {
  id: doctor.id,
  role: 'patient',
  full_name: 'Asha Mwinyi',
  phone: '+255754000111',
  country: 'KE',
  language: 'en',
  csrf: 'token',
};

/** A plan that is named by the country and language that were asked for. */
const carePlan = (path: string) => ({
  id: 'family',
  title: path.slice(path.indexOf('?') + 1),
  description: '',
  language: 'en',
  price: { amount: 1_250_000, currency: 'KES' },
  features: [],
  paid_calls: 15,
  free_calls: 2,
  includes: { phone: 17, video: 0 },
  max_people: 6,
});

/** A fake API with answers as in the contract. */
export async function answer(path: string): Promise<InternalReply> {
  const ok = (body: unknown, link?: string) => ({ status: 200, text: JSON.stringify(body), link });
  if (path.startsWith('/api/doctors?'))
    return ok([doctor], '</api/doctors?country=TZ&limit=20&cursor=abc>; rel="next"');
  if (path.startsWith('/api/care-plans?')) return ok({ success: true, data: [carePlan(path)] });
  if (path === '/api/site') return ok({ success: true, data: site });
  if (path === '/api/me') return ok({ success: true, data: me });
  if (path.startsWith('/api/appointments')) return ok({ success: true, data: { appointments: [], next_cursor: null } });
  return { status: 404, text: '{"code":"not-found"}', link: undefined };
}

/** Renders the page of an address, for a visitor without cookies unless `more` says otherwise. */
export const visit = (url: string, more: Partial<RenderInput> = {}) =>
  render({
    url,
    cookie: '',
    acceptLanguage: '',
    hasSession: false,
    savesData: false,
    now: NOW,
    fetchApi: answer,
    ...more,
  });

/** Returns the whole document of an address. */
export async function documentOf(url: string): Promise<string> {
  const page = await visit(url);
  return writeDocument({
    page,
    files: { entry: '/assets/e.js', preload: [], styles: '', styleFiles: [] },
    nonce: 'N',
    origin: 'https://tabibu.example',
    phone: false,
  });
}
