import { useTranslation } from '../../shell/translation.tsx';

/** The doctor's reply to a review. */
export function ReviewReply({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className="review-reply">
      <p className="small muted">{t('review.reply')}</p>
      <p className="prose">{text}</p>
    </div>
  );
}
