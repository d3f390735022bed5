import type { DeskDoctorPageBody, ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import type { DeskSort, Direction } from '@tabibu/contract/doctor-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { findSpecialty, specialtyOf } from '@tabibu/contract/specialties';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { consultationFigures } from '../bookings/index.ts';
import { listForDesk } from '../doctors/index.ts';
import type { DeskDoctor } from '../doctors/index.ts';
import { earnedByDoctors } from '../earnings/index.ts';
import { invitationStates } from './invite-doctor.ts';
import { PAGE_SIZE, sortDoctors, sumEarnings } from './rules.ts';

interface DeskQuery {
  readonly q?: string | undefined;
  readonly specialty?: string | undefined;
  readonly rating?: '5' | '4' | '3' | undefined;
  readonly country?: CountryCode | undefined;
  readonly sort?: DeskSort | undefined;
  readonly direction?: Direction | undefined;
  readonly page?: number | undefined;
}

/**
 * Returns a page of the doctors that the filter finds, verified or not, with figures of all that it finds (S40). Each
 * set of figures is one statement, however many doctors there are. A page behind the last one gives the last one.
 * Writes to the audit log whose figures were read. Throws `invalid-input` for an unknown specialty.
 */
export async function listDoctors(ctx: Context, query: DeskQuery): Promise<DeskDoctorPageBody> {
  const { q = '', specialty, rating, country, sort = 'rating', direction = 'desc', page: wanted = 1 } = query;
  const found = specialty === undefined ? undefined : findSpecialty(specialty);
  if (specialty !== undefined && found === undefined) throw new Problem('invalid-input', { fields: ['specialty'] });
  const leastRating = rating === undefined ? undefined : Number(rating);
  const { rows, total } = await listForDesk(ctx, { search: q, specialty: found?.id, country, leastRating });
  const ids = rows.map(({ id }) => id);
  const figures = await consultationFigures(ctx, ids);
  const earned = await earnedByDoctors(ctx, ids);
  const counted = rows.map((row) => ({
    ...row,
    figures: figures.of(row.id),
    consultations: figures.of(row.id).consultations,
    earnings: earned(row.id),
  }));
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const shown = sortDoctors(counted, sort, direction).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  await auditReading(ctx, {
    action: 'doctor-desk.list-doctors',
    readings: shown.flatMap(({ id: objectId, account_id: personId }) =>
      personId === null ? [] : [{ personId, object: 'profile', objectId }],
    ),
  });
  const invitations = await invitationStates(
    ctx,
    shown.map(({ id }) => id),
  );
  const patients = counted.reduce((sum, one) => sum + one.figures.patients, 0);
  return {
    doctors: shown.map((row) => ({
      ...cardOf(row, row.earnings),
      ...countsOf(row.figures),
      invitation: invitations(row.id),
    })),
    shown: rows.length,
    total,
    earnings: sumEarnings(counted),
    patients: figures.patients,
    average_patients: rows.length === 0 ? 0 : Math.round((10 * patients) / rows.length) / 10,
    page,
    pages,
  };
}

type Counts = Pick<ListedDoctorBody, 'patients' | 'consultations' | 'video_calls' | 'phone_calls'>;

function countsOf(figures: ReturnType<Awaited<ReturnType<typeof consultationFigures>>['of']>): Counts {
  const { patients, consultations, videoCalls, phoneCalls } = figures;
  return { patients, consultations, video_calls: videoCalls, phone_calls: phoneCalls };
}

function cardOf(row: DeskDoctor, earnings: ListedDoctorBody['earnings']) {
  return {
    id: row.id,
    full_name: row.full_name,
    specialty: specialtyOf(row.specialty).name,
    specialty_id: row.specialty,
    country: row.country,
    rating: row.rating,
    rating_count: row.rating_count,
    avatar_url: row.image,
    is_verified: row.is_verified,
    is_featured: row.featured,
    is_on_call: row.on_call,
    licence_over: row.licence_over,
    earnings,
  };
}
