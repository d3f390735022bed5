import { useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { VerificationBody } from '../api/verification.ts';
import { allergyText } from '../components/allergy-text.ts';
import { countryName } from '@tabibu/contract/country-name';
import { MedicineList } from '../components/document-views.tsx';
import { dayOfPaper } from '../components/document-words.ts';
import { paperFacts } from '../components/facts-words.ts';
import { useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import type { Translation } from '../shell/translation.tsx';
import { BigState } from './big-state.tsx';
import { DispenseForm } from './dispense-form.tsx';
import '../components/order-lines.css';

/**
 * What anybody with the code sees: the state and the doctor. While the document is valid also the patient's name and,
 * for a prescription, the medicines.
 */
export function VerifiedPaper({ paper: asked, code }: { paper: VerificationBody; code: string }) {
  // The pharmacy that has just dispensed still sees the medicines, and is not told that they were already dispensed.
  const [given, setGiven] = useState<VerificationBody>();
  const paper = given ?? asked;
  const speech = useTranslation();
  const { t, language, specialty } = speech;
  const {
    kind,
    state,
    prescription,
    sick_note: sickNote,
    doctor,
    patient_name: patient,
    issued_on: issued,
    valid_until: until,
  } = paper;
  const lines: readonly (readonly [string, string])[] = [
    ...(patient ? [[t('verify.patient'), patient] as const] : []),
    ...paperFacts(paper.facts, speech),
    ...(prescription?.allergies
      ? [
          [
            t('record.allergies.title'),
            allergyText(prescription.allergies, countryOf(paper.country).timeZone ?? 'UTC', speech),
          ] as const,
        ]
      : []),
    [
      t('verify.doctor'),
      [doctor.name, specialty(doctor.specialty_id, ''), countryName(countryOf(doctor.country), language)]
        .filter(Boolean)
        .join(', '),
    ],
    ...(doctor.registration ? [[t('verify.registration'), doctor.registration] as const] : []),
    [t('verify.issued'), dayOfPaper(issued, speech)],
    ...(until ? [[t('verify.until'), dayOfPaper(until, speech)] as const] : []),
    ...(sickNote
      ? [
          [
            t('record.sick-days'),
            t('record.from-to', {
              from: dayOfPaper(sickNote.from_day, speech),
              to: dayOfPaper(sickNote.to_day, speech),
            }),
          ] as const,
        ]
      : []),
  ];
  return (
    <>
      {given ? (
        <Given paper={given} />
      ) : (
        <BigState state={state} word={t(`verify.${state}`)}>
          <StateNote paper={paper} />
        </BigState>
      )}
      <section className="card stack">
        <h2>{t(`record.kind-${kind}`)}</h2>
        <dl className="order-lines">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {prescription && prescription.items.length > 0 && <MedicineList items={prescription.items} />}
      </section>
      {kind === 'prescription' && state === 'valid' && (
        <DispenseForm code={paper.code} address={code} onGiven={setGiven} />
      )}
      {kind !== 'prescription' && <p className="small muted">{t('verify.no-more')}</p>}
    </>
  );
}

/** Confirms to the pharmacy that the prescription is now dispensed. */
function Given({ paper: { prescription, country } }: { paper: VerificationBody }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const at = prescription?.dispensed?.at;
  return (
    <BigState state="given" word={t('verify.given')}>
      {at && (
        <span suppressHydrationWarning>
          {t('verify.given-note', { when: moment(at, countryOf(country).timeZone ?? 'UTC', now) })}
        </span>
      )}
    </BigState>
  );
}

/** The sentence that explains the state. */
function StateNote({ paper }: { paper: VerificationBody }) {
  const speech = useTranslation();
  const now = useNow();
  return <span suppressHydrationWarning>{noteOf(paper, speech, now)}</span>;
}

function noteOf(
  { kind, state, prescription, cancelled_at: cancelled, valid_until: until, country }: VerificationBody,
  speech: Translation,
  now: number,
): string {
  const { t, moment } = speech;
  const zone = countryOf(country).timeZone ?? 'UTC';
  const given = prescription?.dispensed;
  if (state === 'dispensed' && given)
    return t('verify.dispensed-note', {
      when: moment(given.at, zone, now),
      pharmacy: given.pharmacy,
      town: given.town,
    });
  if (state === 'cancelled' && cancelled) return t('verify.cancelled-note', { when: moment(cancelled, zone, now) });
  if (state === 'expired' && until) return t('verify.expired-note', { day: dayOfPaper(until, speech) });
  return t(kind === 'prescription' ? 'verify.valid-note' : 'verify.genuine-note');
}
