import { countryOf } from '@tabibu/contract/countries';
import { findSpecialty } from '@tabibu/contract/specialties';
import type { VerificationBody } from '../../api/verification.ts';
import { countryName } from '../../parts/country-name.ts';
import { MedicineList } from '../../parts/document-views.tsx';
import { dayOfPaper } from '../../parts/document-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { Speech } from '../../shell/speech.tsx';
import { BigState } from './big-state.tsx';
import { DispenseForm } from './dispense-form.tsx';
import '../../parts/order-lines.css';

/** What a stranger with the code learns: state and by whom; while it is valid also whose, and the medicines of a prescription. */
export function VerifiedPaper({ paper, code }: { paper: VerificationBody; code: string }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { kind, state, prescription, sick_note: sickNote, doctor, patient_name: patient, issued_on: issued, valid_until: until } = paper;
  const lines: readonly (readonly [string, string])[] = [
    ...(patient ? [[t('verify.patient'), patient] as const] : []),
    [t('verify.doctor'), [doctor.name, findSpecialty(doctor.specialty_id)?.labels[language], countryName(countryOf(doctor.country), language)].filter(Boolean).join(', ')],
    [t('verify.issued'), dayOfPaper(issued, speech)],
    ...(until ? [[t('verify.until'), dayOfPaper(until, speech)] as const] : []),
    ...(sickNote ? [[t('record.sick-days'), t('record.from-to', { from: dayOfPaper(sickNote.from_day, speech), to: dayOfPaper(sickNote.to_day, speech) })] as const] : []),
  ];
  return (
    <>
      <BigState state={state} word={t(`verify.${state}`)}><StateNote paper={paper} /></BigState>
      <section className="card stack">
        <h2>{t(`record.kind-${kind}`)}</h2>
        <dl className="order-lines">{lines.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
        {prescription && prescription.items.length > 0 && <MedicineList items={prescription.items} />}
      </section>
      {kind === 'prescription' && state === 'valid' && <DispenseForm code={paper.code} address={code} />}
      {kind !== 'prescription' && <p className="small muted">{t('verify.no-more')}</p>}
    </>
  );
}

/** What the one word means here. */
function StateNote({ paper }: { paper: VerificationBody }) {
  const speech = useSpeech();
  const now = useNow();
  return <span suppressHydrationWarning>{noteOf(paper, speech, now)}</span>;
}

function noteOf({ kind, state, prescription, cancelled_at: cancelled, valid_until: until, country }: VerificationBody, speech: Speech, now: number): string {
  const { t, moment } = speech;
  const zone = countryOf(country).timeZone ?? 'UTC';
  const given = prescription?.dispensed;
  if (state === 'dispensed' && given) return t('verify.dispensed-note', { when: moment(given.at, zone, now), pharmacy: given.pharmacy, town: given.town });
  if (state === 'cancelled' && cancelled) return t('verify.cancelled-note', { when: moment(cancelled, zone, now) });
  if (state === 'expired' && until) return t('verify.expired-note', { day: dayOfPaper(until, speech) });
  return t(kind === 'prescription' ? 'verify.valid-note' : 'verify.genuine-note');
}
