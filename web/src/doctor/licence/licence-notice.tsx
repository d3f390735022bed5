import { useQuery } from '@tanstack/react-query';
import { licenceQuery } from '../../api/licences.ts';
import type { OwnLicenceBody } from '../../api/licences.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { stageOf, useLongDay } from './licence-words.ts';

/**
 * Says on the dashboard until when the doctor can be booked and what follows: from 60 days before the end of the
 * licence on (I-22), and always while nobody has checked a licence.
 */
export function LicenceNotice({ path }: { path: string }) {
  const { t } = useTranslation();
  const longDay = useLongDay();
  const { data } = useQuery(licenceQuery());
  const end = data && noticedEnd(data);
  if (!end) return null;
  const { stage, sentences, day } = end;
  const waits = data.renewal !== null && !data.renewal.is_asked;
  return (
    <Notice
      tone={stage === 'over' ? 'danger' : 'warning'}
      title={t(`${sentences}${stage}-title`, { day: longDay(day) })}
    >
      <p>{t(`${sentences}${stage}-note`)}</p>
      <p>{waits ? t('licence.waits') : <Link href={`${path}?tab=application`}>{t(`${sentences}link`)}</Link>}</p>
    </Notice>
  );
}

interface NoticedEnd {
  readonly stage: 'over' | 'near';
  readonly sentences: 'licence.' | 'licence.unchecked-';
  readonly day: string;
}

function noticedEnd({ licence, unchecked }: OwnLicenceBody): NoticedEnd | undefined {
  if (licence !== null) {
    const stage = stageOf(licence);
    return stage === 'far' ? undefined : { stage, sentences: 'licence.', day: licence.expires_on };
  }
  if (!unchecked) return undefined;
  return { stage: unchecked.days_left < 0 ? 'over' : 'near', sentences: 'licence.unchecked-', day: unchecked.until };
}
