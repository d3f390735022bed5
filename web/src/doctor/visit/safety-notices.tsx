import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { Finding, NotCompared, Reasons } from './safety.ts';
import { findingText, notComparedText } from './safety-words.ts';

const LONGEST_REASON = 300;

interface FindingsProps {
  findings: readonly Finding[];
  reasons: Reasons;
  onReason: (key: string, reason: string) => void;
}

/**
 * The findings of the safety check as notices. A finding of level "avoid" asks for a reason; without one the server
 * does not sign.
 */
export function FindingNotices({ findings, reasons, onReason }: FindingsProps) {
  const { t } = useTranslation();
  return findings.map((finding) => (
    <Notice
      key={finding.key}
      tone={finding.level === 'avoid' ? 'danger' : 'warning'}
      announce
      title={t(`safety.${finding.level}`)}
    >
      <p>{findingText(finding, t)}</p>
      <p className="small muted">
        {finding.source ? t('safety.source', { source: finding.source }) : t('safety.source-word')}
      </p>
      {finding.level === 'avoid' && (
        <TextField
          label={t('safety.reason')}
          hint={t('safety.reason-hint')}
          name="safety-reason"
          maxLength={LONGEST_REASON}
          autoComplete="off"
          value={reasons.get(finding.key) ?? ''}
          onChange={(event) => onReason(finding.key, event.target.value)}
        />
      )}
    </Notice>
  ));
}

/**
 * Lists what the safety check could not compare, so that no warning is not read as "safe". A similar known name is
 * offered but not inserted by itself.
 */
export function NotComparedNotice({
  rows,
  onTake,
}: {
  rows: readonly NotCompared[];
  onTake?: (item: number, name: string) => void;
}) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Notice tone="info" title={t('safety.not-compared')}>
      <ul className="not-compared">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.item} ${row.text}`}>
            {notComparedText(row, t)}
            {row.suggestion && <> {t('safety.did-you-mean', { suggestion: row.suggestion })}</>}
            {row.suggestion && row.kind === 'medicine' && row.item !== null && onTake && (
              <Button look="secondary" onClick={() => onTake(row.item!, row.suggestion!)}>
                {t('safety.take-suggestion', { suggestion: row.suggestion })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
