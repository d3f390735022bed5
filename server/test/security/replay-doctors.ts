import type { ReplayCase } from './replay-case.ts';

/** Cases for uploads, applications, reviews, and what a doctor sees of appointments, money and notifications. */
export const DOCTOR_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'doctors.read-picture',
    at: 'path doctor_id',
    request: ({ doctor, photo }) => ({ path: `/api/doctors/${doctor}/pictures/${photo}` }),
  },
  {
    endpoint: 'doctors.read-picture',
    at: 'path file_id',
    request: ({ applicationFile }, { doctor }) => ({ path: `/api/doctors/${doctor}/pictures/${applicationFile}` }),
  },
  {
    endpoint: 'files.read-upload',
    at: 'path secret',
    request: ({ upload }) => ({ path: `/api/uploads/${upload}` }),
  },
  {
    endpoint: 'files.send-part',
    at: 'path secret',
    request: ({ upload }) => ({ path: `/api/uploads/${upload}?offset=0` }),
  },
  {
    endpoint: 'applications.claim',
    at: 'body application_id',
    request: ({ application }, { claim }) => ({
      path: '/api/doctor-application/claim',
      body: { application_id: application, claim },
    }),
  },
  {
    endpoint: 'reviews.list-reviews',
    at: 'path doctor_id',
    request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/reviews` }),
  },
  {
    endpoint: 'reviews.read-review',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/review` }),
  },
  {
    endpoint: 'reviews.give-review',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/review`, body: { stars: 5 } }),
  },
  {
    endpoint: 'reviews.list-own-reviews',
    at: 'query cursor',
    status: 200,
    request: ({ reviewCursor }) => ({ path: `/api/doctor/reviews?cursor=${reviewCursor}` }),
  },
  {
    endpoint: 'reviews.reply-to-review',
    at: 'path review_id',
    request: ({ review }) => ({ path: `/api/doctor/reviews/${review}/reply`, body: { text: 'Asante' } }),
  },
  {
    endpoint: 'reviews.change-reply',
    at: 'path review_id',
    request: ({ review }) => ({ path: `/api/doctor/reviews/${review}/reply`, body: { text: 'Asante sana' } }),
  },
  {
    endpoint: 'reviews.remove-reply',
    at: 'path review_id',
    request: ({ review }) => ({ path: `/api/doctor/reviews/${review}/reply` }),
  },
  {
    endpoint: 'doctor-day.read-doctor-appointment',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/appointments/${booking}` }),
  },
  {
    endpoint: 'bookings.cancel-as-doctor',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/appointments/${booking}/cancel`, body: { reason: 'Siwezi' } }),
  },
  {
    endpoint: 'earnings.read-earnings',
    at: 'query cursor',
    status: 200,
    request: ({ doctorCursor }) => ({ path: `/api/doctor/earnings?cursor=${doctorCursor}` }),
  },
  {
    endpoint: 'notifications.list-notifications',
    at: 'query cursor',
    status: 200,
    request: ({ doctorCursor }) => ({ path: `/api/doctor/notifications?cursor=${doctorCursor}` }),
  },
  {
    endpoint: 'notices.list',
    at: 'query cursor',
    status: 200,
    // Before everything, so that the stranger's own list does not show in the answer.
    request: ({ booking }) => {
      const place = `${new Date(0).toISOString()} ${booking}`;
      return { path: `/api/notices?cursor=${Buffer.from(place).toString('base64url')}` };
    },
  },
  {
    endpoint: 'notifications.read-notification',
    at: 'path notification_id',
    request: ({ notification }) => ({ path: `/api/doctor/notifications/${notification}/read`, body: {} }),
  },
];
