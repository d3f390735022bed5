import { useSpeech } from '../../shell/speech.tsx';

/** What the doctor answered, set apart from what the patient said. */
export function ReviewReply({ text }: { text: string }) {
  const { t } = useSpeech();
  return (
    <div className="review-reply">
      <p className="small muted">{t('review.reply')}</p>
      <p className="prose">{text}</p>
    </div>
  );
}
