import type { StageBody } from '@tabibu/contract/stages';
import { Notice } from '../ui/notice.tsx';

/** Where an appointment stands and what became of the money, in full, as the server words it for its reader. */
export function StageNotice({ stage: { tone, sentence, money } }: { stage: StageBody }) {
  return (
    <Notice tone={tone === 'quiet' ? 'info' : tone}>
      <p>{sentence}</p>
      {money && <p>{money.sentence}</p>}
    </Notice>
  );
}
