import { addBookings, addSubscriptions } from './data/office-rows.ts';
import { fillDoctors } from './data/million-doctors.ts';
import { addPayers } from './data/payment-rows.ts';
import { FEW, measureLists, questions } from './lists/measure-lists.ts';
import type { Row } from './table.ts';

/** Measures the doctors of the office, bookings and subscribers. */
export async function measureOfficeLists(): Promise<Row[]> {
  let payers: string[] = [];
  const plan = {
    async fill(owner: Parameters<typeof addBookings>[0], first: number, last: number) {
      if (first === 1) payers = await addPayers(owner, FEW);
      await fillDoctors(owner, last - first + 1);
      await addBookings(owner, { first, last, people: payers });
      await addSubscriptions(owner, { first, last, people: payers });
    },
    async asks() {
      const orders = (sort: string) => ({
        [`${sort}, most first`]: `?sort=${sort}&direction=desc`,
        [`${sort}, least first`]: `?sort=${sort}&direction=asc`,
        [`${sort}, of one country`]: `?sort=${sort}&direction=desc&country=BI`,
        [`${sort}, of one specialty`]: `?sort=${sort}&direction=desc&specialty=Urologist`,
        [`${sort}, of a rating`]: `?sort=${sort}&direction=desc&rating=5`,
        [`${sort}, of country, specialty and rating`]: `?sort=${sort}&direction=desc&country=BI&specialty=Urologist&rating=4`,
      });
      const words = {
        'a rare surname': '?q=Gamwacha',
        'the most frequent surname': '?q=Mwamwamwa',
        'a frequent first name': '?q=Asha',
        'two letters': '?q=zz',
      };
      return [
        ...questions('Doctors', '/api/admin/doctors', {
          filters: { ...orders('rating'), ...orders('consultations'), ...orders('earnings'), 'page 100': '?page=100' },
          searches: words,
        }),
        ...questions('Bookings', '/api/admin/booking-list', {
          filters: {
            all: '',
            emergencies: '?kind=emergency',
            'by video': '?kind=video',
            scheduled: '?state=scheduled',
            cancelled: '?state=cancelled',
            'of one country': '?country=BI',
            'of one country, scheduled': '?country=BI&state=scheduled',
            'of one country, by video': '?country=BI&kind=video',
            'money awaited': '?payment=pending',
            'money went back': '?payment=cancelled',
            'of today': '?time=today',
            'of half a year': '?from=2026-01-01&until=2026-06-30',
            'page 100': '?page=100',
          },
          searches: words,
        }),
        ...questions('Subscribers', '/api/admin/subscribers', {
          filters: {
            all: '',
            active: '?status=active',
            expired: '?status=expired',
            'of one country': '?country=BI',
            'of one country, active': '?country=BI&status=active',
            'of this month': '?period=month',
            'of one country, expired, of this month': '?country=BI&status=expired&period=month',
            'page 100': '?page=100',
          },
          searches: words,
        }),
      ];
    },
  };
  return measureLists(plan, { SEED_DEMO: 'false' });
}
