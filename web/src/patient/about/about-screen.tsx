import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';

const SECTIONS = [1, 2, 3, 4] as const;

/** What Tabibu is and who stands behind a call (PAT-SHELL-22). */
export default function AboutScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage title={t('title.about')} lead={t('about.lead')}>
      {SECTIONS.map((number) => <section key={number}><h2>{t(`about.${number}-title`)}</h2><p>{t(`about.${number}-text`)}</p></section>)}
    </ProsePage>
  );
}
