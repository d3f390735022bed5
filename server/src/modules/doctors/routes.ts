import * as profile from '@tabibu/contract/doctor-profile';
import * as contract from '@tabibu/contract/doctors';
import * as specialties from '@tabibu/contract/specialty-desk';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addSpecialty, changeSpecialty, removeSpecialty, takeBackSpecialty } from './change-specialty.ts';
import { answerList } from './list-doctors.ts';
import { readDoctor } from './read-doctor.ts';
import { objectToNumber } from './office-number.ts';
import { readProfile } from './read-profile.ts';
import { readPicture, setOwnPicture } from './set-picture.ts';
import { saveProfile } from './save-profile.ts';
import { showSpecialties } from './show-specialties.ts';
import { suggestSearches } from './suggest-searches.ts';

const success = true as const;

export const routes: Route[] = [
  route(specialties.listSpecialties, async (ctx) => ({ success, data: await showSpecialties(ctx) })),
  route(specialties.addSpecialty, async (ctx, { body }) => ({ success, data: await addSpecialty(ctx, body) })),
  route(specialties.changeSpecialty, async (ctx, { params: { id }, body }) => ({
    success,
    data: await changeSpecialty(ctx, id, body),
  })),
  route(specialties.takeBackSpecialty, async (ctx, { params: { id }, body: { version } }) => ({
    success,
    data: await takeBackSpecialty(ctx, id, version),
  })),
  route(specialties.removeSpecialty, async (ctx, { params: { id }, body: { version } }) => ({
    success,
    data: await removeSpecialty(ctx, id, version),
  })),
  route(contract.listDoctors, (ctx, { query }) => answerList(ctx, query)),
  route(contract.suggestSearches, async (ctx, { query }) => ({
    success: true as const,
    data: await suggestSearches(ctx, query),
  })),
  route(contract.readDoctor, async (ctx, { params, query }) => ({
    success: true as const,
    data: await readDoctor(ctx, { doctorId: params.doctor_id, country: query.country }),
  })),
  route(contract.readPicture, async (ctx, { params }) => {
    const { kind, bytes } = await readPicture(ctx, { doctorId: params.doctor_id, fileId: params.file_id });
    return answer(bytes, {
      contentType: `image/${kind}`,
      // A new picture has a new address.
      headers: { 'cache-control': 'public, max-age=86400, immutable', 'x-content-type-options': 'nosniff' },
    });
  }),
  route(profile.readProfile, async (ctx) => ({ success: true as const, data: await readProfile(ctx) })),
  route(profile.objectToNumber, async (ctx) => {
    await objectToNumber(ctx);
    return { success: true as const, data: await readProfile(ctx) };
  }),
  route(profile.setOwnPicture, async (ctx, { body }) => ({
    success: true as const,
    data: await setOwnPicture(ctx, body.picture),
  })),
  route(profile.saveProfile, async (ctx, { body }) => ({ success: true as const, data: await saveProfile(ctx, body) })),
];
