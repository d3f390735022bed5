import { answer, idOf, write } from '../server/test/complaint-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { succeed } from './work-desk.ts';

/** What a patient and a visitor wrote to us, one of it answered. */
export async function complain(product: TestProduct, administrator: Visitor): Promise<void> {
  const patient = await product.patient({ full_name: 'Rukia Hassan' });
  await write(patient, {
    first_name: 'Rukia',
    last_name: 'Hassan',
    subject: 'Daktari hakupiga simu',
    message:
      'Nilisubiri dakika arobaini na hakuna aliyepiga.\nNaomba nirudishiwe pesa zangu au nipangiwe saa nyingine.',
  });
  const answered = await write(patient, { first_name: 'Rukia', last_name: 'Hassan' });
  const visitor = { first_name: 'Jean-Baptiste', last_name: 'Ndayishimiye', email: 'jb@example.org' };
  await write(product.visitor(), { ...visitor, subject: 'Tarif', message: 'Combien coûte une consultation vidéo ?' });
  await succeed(
    answer(administrator, await idOf(administrator, answered), 'Tumeona malipo mawili. Moja linarudishwa.'),
  );
}

/** Two announcements, the longer one by SMS too. */
export async function announce(product: TestProduct, administrator: Visitor): Promise<void> {
  const send = (body: object) => succeed(administrator.post('/api/admin/announcements', body));
  await send({ audience: 'country', country: 'TZ', subject: 'Kikao cha Jumatano', message: 'Saa nne asubuhi.' });
  await send({
    audience: 'all',
    by_sms: true,
    subject: 'Matengenezo ya usiku wa Jumapili',
    message: 'Kati ya saa saba na saa tisa usiku huduma itasimama.\nMiadi ya muda huo imehamishwa.',
  });
  await product.settle();
}
