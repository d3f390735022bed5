import type {
  ApplicationPageBody,
  ListedApplicationBody,
  ReviewedApplicationBody,
} from '../api/application-reviews.ts';
import { openScreen } from './open-screen.tsx';
import type { Answers } from './open-screen.tsx';
import StaffScreen from '../staff/staff-screen.tsx';

/** The review desk as tests open it, with applications as the server sends them. */

export const ID = '019b7600-0000-7000-8000-0000000000aa';
export const LISTED: ListedApplicationBody = {
  id: ID,
  number: 12,
  doctor_id: '019b7600-0000-7000-8000-0000000000ab',
  doctor_name: 'Neema Mushi',
  notes: 'Please send the back of your ID.',
  submitted_at: '2026-11-01T06:00:00.000Z',
  updated_at: '2026-11-01T06:00:00.000Z',
  documents: { 'Government ID': '/api/application-files/019b7600-0000-7000-8000-0000000000ac' },
  status: 'pending',
  number_proven: true,
  asked: false,
  booked: 0,
  specialty: 'Cardiologist',
  country: 'ZA',
};
const { documents: _documents, ...SHARED } = LISTED;
export const REVIEWED: ReviewedApplicationBody = {
  ...SHARED,
  phone: '+27821234567',
  email: 'neema@example.org',
  email_verified_at: null,
  gender: 'female',
  birth_date: '1985-04-12',
  region: 'Gauteng',
  experience: 7,
  bio: 'I care for hearts.',
  license_number: 'MCT 77',
  language: 'sw',
  question: null,
  documents: [
    { id: '019b7600-0000-7000-8000-0000000000ac', label: 'Government ID', kind: 'jpeg', added_at: LISTED.submitted_at },
    {
      id: '019b7600-0000-7000-8000-0000000000ad',
      label: 'Professional Photo',
      kind: 'png',
      added_at: LISTED.submitted_at,
    },
  ],
  history: [
    {
      kind: 'submitted',
      from: 'pending',
      to: 'pending',
      at: LISTED.submitted_at,
      note: '',
      by: { kind: 'applicant', name: '' },
    },
  ],
  licences: [],
  alike: [{ id: '019b7600-0000-7000-8000-0000000000ff', number: 9, doctor_name: 'N. Mushi', same: 'phone' }],
};
export const page = (more: Partial<ApplicationPageBody> = {}): ApplicationPageBody => ({
  applications: [LISTED],
  total: 11,
  page: 3,
  pages: 3,
  page_size: 5,
  ...more,
});

const WAITING = { 'GET /api/applications/waiting': { pending: 3, renewals: 0 } };
export const MOVE = `POST /api/update-application-status/${ID}`;
const TICKET = {
  'POST /api/application-files/019b7600-0000-7000-8000-0000000000ac/ticket': { address: '/one?ticket=a', ends_at: '' },
  'POST /api/application-files/019b7600-0000-7000-8000-0000000000ad/ticket': { address: '/two?ticket=b', ends_at: '' },
};

export const list = (portal: 'admin' | 'staff', answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: `/${portal}/dashboard/applications`,
    me: { role: portal === 'admin' ? 'administrator' : 'staff-admin' },
    answers: { ...WAITING, ...answers },
  });
export const review = (portal: 'admin' | 'staff', answers: Answers = {}, application = REVIEWED) =>
  openScreen(<StaffScreen />, {
    path: `/${portal}/dashboard/applications/${ID}`,
    me: { role: portal === 'admin' ? 'administrator' : 'staff-admin' },
    answers: { ...WAITING, ...TICKET, [`GET /api/applications/${ID}`]: application, ...answers },
  });
