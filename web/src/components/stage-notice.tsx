import type { StageBody } from '@tabibu/contract/stages';
import { Notice } from '../ui/forms/notice.tsx';

/** The stage of an appointment and what happens to the money, in the sentences that the server wrote for the reader. */
export function StageNotice({ stage: { tone, sentence, money } }: { stage: StageBody }) {
  return (
    <Notice tone={tone === 'quiet' ? 'info' : tone}>
      <p>{sentence}</p>
      {money && <p>{money.sentence}</p>}
    </Notice>
  );
}
