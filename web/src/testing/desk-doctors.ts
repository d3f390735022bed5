/** A doctor as the desk reads one. */
export const ID = '019b7600-0000-7000-8000-0000000000d1';
export const LIST = 'GET /api/admin/doctors';
export const ONE = `GET /api/admin/doctors/${ID}`;
/** A row of the list. */
export const listed = (rest: object = {}) => ({
  id: ID,
  full_name: 'Neema Mollel',
  specialty: 'Cardiologist',
  specialty_id: 'cardiologist',
  country: 'KE',
  rating: 4.5,
  rating_count: 12,
  avatar_url: null,
  is_verified: true,
  money_held: false,
  is_featured: false,
  is_on_call: false,
  licence_over: false,
  invitation: 'none',
  patients: 31,
  consultations: 52,
  video_calls: 20,
  phone_calls: 32,
  earnings: [{ amount: 480_000, currency: 'KES' }],
  earnings_tzs: { amount: 9_360_000, currency: 'TZS' },
  ...rest,
});
/** A page of the list. */
export const page = (doctors: object[], rest: object = {}) => ({
  doctors,
  shown: doctors.length,
  is_more: false,
  total: 30,
  is_total_more: false,
  sums: {
    earnings: [{ total: { amount: 960_000, currency: 'KES' }, average: { amount: 480_000, currency: 'KES' } }],
    earnings_tzs: {
      total: { amount: 18_720_000, currency: 'TZS' },
      average: { amount: 9_360_000, currency: 'TZS' },
      rates_since: '2026-11-03T21:00:00.000Z',
      unrated: [],
    },
    patients: 57,
    average_patients: 28.5,
  },
  page: 1,
  pages: 1,
  ...rest,
});
/** What would follow if the doctor stopped working here. */
export const effects = {
  appointments: 2,
  patients: 1,
  refunds: [{ amount: 300_000, currency: 'KES' }],
  balance: [],
  is_busy: false,
};
/** All of a doctor. */
export const details = (rest: object = {}) => ({
  id: ID,
  version: 'v1',
  full_name: 'Neema Mollel',
  country: 'KE',
  specialty: 'cardiologist',
  rating: 5,
  email: 'neema@example.org',
  phone: '+254712345678',
  bio: 'Hearts.',
  gender: 'other',
  birth_date: null,
  experience_years: 9,
  licence: { council: '', number: '', expires_on: '' },
  avatar_url: null,
  is_verified: true,
  money_held: false,
  is_featured: false,
  asked_fees: { video: 60, phone: 40 },
  application: null,
  effects,
  ...rest,
});
