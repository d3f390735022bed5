import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** What is kept about a person, why, and how it is erased (PAT-SHELL-22). */
export default function PrivacyScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage title={t('title.privacy')} lead={t('privacy.lead')}>
      {SECTIONS.map((number) => <section key={number}><h2>{t(`privacy.${number}-title`)}</h2><p>{t(`privacy.${number}-text`)}</p></section>)}
    </ProsePage>
  );
}
