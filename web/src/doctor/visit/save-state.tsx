import { CloudOff, CloudUpload, CircleAlert, CircleCheck } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { KINDS } from './drafts.ts';
import type { Saving } from './draft-state.ts';
import { useDraft } from './use-drafts.ts';
import type { Drafts } from './use-drafts.ts';

/** One line about all drafts: the most urgent state is shown. Screen readers announce every change. */
export function SaveState({ drafts }: { drafts: Drafts }) {
  const { t, clock } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const states = useStates(drafts);
  const worst = (['refused', 'waiting', 'typing', 'saving'] as const).find((kind) =>
    states.some(({ saving }) => saving.kind === kind),
  );
  const decides = states.some(({ newer }) => newer !== undefined);
  const at = states
    .flatMap(({ saving }) => (saving.kind === 'saved' ? [saving.at] : []))
    .sort()
    .at(-1);
  const icon =
    decides || worst === 'refused' ? CircleAlert : worst === 'waiting' ? CloudOff : worst ? CloudUpload : CircleCheck;
  const words = decides
    ? t('visit.save-stale')
    : worst
      ? t(WORDS[worst])
      : at
        ? t('visit.saved', { time: clock(wallClockAt(at, zone).time) })
        : t('visit.autosave');
  return (
    <p className={`save-state ${decides || worst === 'refused' || worst === 'waiting' ? 'bad' : ''}`} role="status">
      <Icon node={icon} size={18} />
      {words}
    </p>
  );
}

const WORDS = {
  refused: 'visit.save-refused',
  waiting: 'visit.save-waiting',
  typing: 'visit.save-typing',
  saving: 'visit.saving',
} as const satisfies Partial<Record<Saving['kind'], string>>;

function useStates(drafts: Drafts) {
  const [note, prescription, referral, sickNote] = [
    useDraft(drafts.note),
    useDraft(drafts.prescription),
    useDraft(drafts.referral),
    useDraft(drafts['sick-note']),
  ];
  return KINDS.map((_kind, index) => [note, prescription, referral, sickNote][index]!);
}
