import { useEffect, useId, useRef, useState } from 'react';
import { Camera, CircleAlert, CircleCheck, FileUp } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentLabel } from '@tabibu/contract/application-words';
import { FILE_BYTES, hasAllowedEnding } from '@tabibu/contract/file-limits';
import { problemText } from '../../api/forms/problem-text.ts';
import { uploadFile } from '../../api/uploads.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { KeptDocument } from './application-draft.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface DocumentFieldProps {
  label: DocumentLabel;
  kept: KeptDocument | undefined;
  /** What the form has found wrong; while the file is on its way, its own words stand in their place. */
  error: string | undefined;
  /** Undefined once another file was chosen: the form forgets what it found wrong. */
  onKept: (document: KeptDocument | undefined) => void;
  /** Whether a file is on its way, for a form that can be sent without it. */
  onSending?: (isSending: boolean) => void;
}

type Sending = { readonly percent: number; readonly waiting: boolean } | { readonly fault: string };

/**
 * A document: chosen from the device or photographed at once. It is sent while the person goes on; the line says how
 * much has arrived, and sending goes on by itself after a lost connection.
 */
export function DocumentField({ label, kept, error, onKept, onSending }: DocumentFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [sending, setSending] = useState<Sending | undefined>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    onKept(undefined);
    onSending?.(true);
    setSending({ percent: 0, waiting: false });
    const show = (change: { percent?: number; waiting?: boolean }) => {
      if (!controller.signal.aborted)
        setSending((before) => ({
          percent: 0,
          waiting: false,
          ...(before && 'percent' in before ? before : {}),
          ...change,
        }));
    };
    try {
      const file = await shrinkPicture(chosen);
      const fault = !hasAllowedEnding(file.name)
        ? 'join.fault-kind'
        : file.size > FILE_BYTES
          ? 'join.fault-size'
          : undefined;
      if (fault) return setSending({ fault: t(fault) });
      const upload = await uploadFile(file, {
        signal: controller.signal,
        onPercent: (percent) => show({ percent }),
        onWaiting: (waiting) => show({ waiting }),
      });
      if (controller.signal.aborted) return;
      setSending(undefined);
      onKept({ name: chosen.name, upload });
    } catch (refusal) {
      if (!controller.signal.aborted) setSending({ fault: problemText(refusal, t, 'join.document-failed') });
    } finally {
      if (!controller.signal.aborted) onSending?.(false);
    }
  };
  const fault = sending && 'fault' in sending ? sending.fault : sending && error ? t('join.still-sending') : error;
  return (
    <div className={fault ? 'join-document wrong' : 'join-document'} role="group" aria-labelledby={id}>
      <h3 id={id}>{t(`join.document-${labelKey(label)}`)}</h3>
      <p className="small muted">{t(`join.document-${labelKey(label)}-hint`)}</p>
      <div className="row">
        <FileButton
          word={t('join.choose-file')}
          icon={FileUp}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          wrong={fault !== undefined}
          onFile={take}
        />
        <FileButton word={t('join.take-photo')} icon={Camera} accept="image/jpeg,image/png" camera onFile={take} />
      </div>
      <div role="status">
        {sending && 'percent' in sending && (
          <>
            <progress max={100} value={sending.percent} aria-label={t('join.sending', { percent: sending.percent })} />
            <p className="small numbers">
              {t(sending.waiting ? 'join.waiting' : 'join.sending', { percent: sending.percent })}
            </p>
          </>
        )}
        {kept && !sending && (
          <p className="join-kept">
            <Icon node={CircleCheck} size={18} />
            {t('join.received', { name: kept.name })}
          </p>
        )}
      </div>
      {fault && (
        <p className="field-error" role="alert">
          <Icon node={CircleAlert} size={18} />
          {fault}
        </p>
      )}
    </div>
  );
}

const KEYS = {
  'Medical License': 'licence',
  'Board Certification': 'board',
  'Professional Photo': 'photo',
  'Government ID': 'id',
} as const satisfies Record<DocumentLabel, string>;

/** Returns the part of a sentence key that names a document. */
export function labelKey<Label extends DocumentLabel>(label: Label): (typeof KEYS)[Label] {
  return KEYS[label];
}
