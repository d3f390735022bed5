import { useRef } from 'react';
import type { FormEvent } from 'react';
import { Mic, SendHorizontal, Square } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { AnswerBody, AssistantBody } from '../../api/assistant.ts';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { AskFields } from './ask-fields.tsx';
import type { Carried, CarriedChange } from './ask-fields.tsx';
import { useDictation } from './use-dictation.ts';
import { WhoIsIll } from './who-is-ill.tsx';

interface AskFormProps {
  text: string;
  onType: (text: string) => void;
  carried: Carried;
  onCarried: CarriedChange;
  /** The answer that this goes on from. */
  answer: AnswerBody | undefined;
  model: AssistantBody['model'];
  busy: boolean;
  onSend: (form: HTMLFormElement) => void;
  /** Called when the person begins to write. */
  onFocus: () => void;
}

/** The field for the person's own words, with who is ill and the consent to a language model (PAT-AI-08, PAT-AI-11). */
export function AskForm({ text, onType, carried, onCarried, answer, model, busy, onSend, onFocus }: AskFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const isHydrated = useHydrated();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onSend(form.current!);
  };
  return (
    <form ref={form} method="post" name="ask" className="ask-form stack close" onSubmit={send} noValidate>
      <AskFields answer={answer} />
      <TextArea
        label={t(answer === undefined ? 'assistant.label' : 'assistant.label-more')}
        hint={answer === undefined && t('assistant.hint')}
        name="text"
        value={text}
        rows={3}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => onType(target.value)}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
      />
      {model && (
        <label className="tick-line">
          <input
            type="checkbox"
            name="use-model"
            value="true"
            checked={carried.usesModel}
            onChange={({ target: { checked } }) => onCarried((before) => ({ ...before, usesModel: checked }))}
          />
          <span>
            {t('assistant.model', { party: model.party })}
            <span className="small muted">{t('assistant.model-note', { party: model.party })}</span>
          </span>
        </label>
      )}
      <div className="ask-buttons">
        <Button type="submit" busy={busy} disabled={isHydrated && text.trim() === ''}>
          {!busy && <Icon node={SendHorizontal} size={20} />}
          {t('assistant.send')}
        </Button>
        <Speak text={text} onType={onType} />
      </div>
      <WhoIsIll carried={carried} onCarried={onCarried} />
    </form>
  );
}

/** Speaking instead of typing, where the browser can. */
function Speak({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t, language } = useTranslation();
  const dictation = useDictation(language, (words) => onType([text.trim(), words].filter(Boolean).join(' ')));
  if (!dictation.canListen) return null;
  return (
    <div className="speak">
      <Button look="secondary" onClick={dictation.isListening ? dictation.stop : dictation.start}>
        {dictation.isListening ? <Icon node={Square} size={18} /> : <Icon node={Mic} size={20} />}
        {t(dictation.isListening ? 'assistant.speaking' : 'assistant.speak')}
      </Button>
      <p className="small muted" role="status">
        {t(dictation.hasFailed ? 'assistant.speak-failed' : 'assistant.speak-note')}
      </p>
    </div>
  );
}
