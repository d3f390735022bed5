import { useEffect, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { assistantQuery } from '../../api/assistant.ts';
import { siteQuery } from '../../api/public/site.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import { forgetDraft, keptDraft } from '../../components/forms/kept-draft.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useCountry, useMe } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import type { Carried } from './ask-fields.tsx';
import { AskForm } from './ask-form.tsx';
import { reasonOf } from './conversation.ts';
import type { Turn } from './conversation.ts';
import { DangerSigns } from '../../components/emergency/danger-signs.tsx';
import { AnswerRest } from './lazy-answer-rest.ts';
import { Answer, loadAnswer } from './lazy-answer.ts';
import { PersonFields } from './lazy-person-fields.tsx';
import { SpeechOf } from './speech-of.tsx';
import { useConversation } from './use-conversation.ts';
import type { Wish } from './use-conversation.ts';
import '../../ui/public/card.css';
import './diagnosis-screen.css';

export function needs({ country, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [
    client.prefetchQuery(assistantQuery(country.code, language)),
    client.prefetchQuery(siteQuery()),
    Answer.load(),
    // The server draws an answer and the fields whole; a browser shows what is urgent first, and fields when opened.
    ...(typeof window === 'undefined' ? [AnswerRest.load(), PersonFields.load()] : []),
  ];
}

/**
 * /diagnosis: the symptom assistant, on the web and as the tab of the phone (PAT-WEB-04, PAT-AI-08). It answers how
 * soon help is needed and what to do, asks one question at a time, and shows doctors who fit.
 */
export default function DiagnosisScreen() {
  const { t, language } = useTranslation();
  const country = useCountry();
  const sent = useFormReply();
  const model = useQuery(assistantQuery(country.code, language)).data?.model ?? null;
  const conversation = useConversation(sent);
  const [text, setText] = useState(sent?.refusal === undefined ? '' : (sent.values['text'] ?? ''));
  const [carried, setCarried] = useState<Carried>(() => carriedIn(sent?.values ?? {}));
  const { turns, asking, failed } = conversation;
  const last = turns.at(-1);
  const answer = last?.answer ?? undefined;

  const say = async (wish: Wish, stated = carried) => {
    setCarried(stated);
    const given = { ...stated, usesModel: stated.usesModel && model !== null };
    if ((await conversation.ask(wish, given)) && wish.text === wish.said) setText('');
  };
  const send = (words: string, stated?: Carried) => {
    const said = words.trim();
    if (said !== '') void say({ text: said, said, question: answer?.question }, stated);
  };
  useWordsFromHome((words) => {
    setText(words);
    send(words);
  });
  return (
    <div className="page narrow stack assistant">
      <header className="row spread">
        <h1>{t('assistant.title')}</h1>
        {turns.length > 0 && (
          <Button look="quiet" onClick={conversation.startAgain}>
            <Icon node={RotateCcw} size={20} />
            {t('assistant.again')}
          </Button>
        )}
      </header>
      {last === undefined && <p className="lead muted">{t('assistant.lead')}</p>}
      {turns.length > 0 && <Said turns={turns} />}
      {answer && (
        <SpeechOf key={conversation.answers} language={answer.language}>
          <Answer.Part
            answer={answer}
            isNew={conversation.answers > 0}
            earlier={turns.slice(0, -1)}
            helped={conversation.answers === 0 && sent?.assistant?.helpful === true}
            reason={reasonOf(turns)}
            carried={carried}
            busy={asking !== undefined}
            onSay={(wish) => void say(wish)}
          />
        </SpeechOf>
      )}
      {asking && <Waiting wish={asking} />}
      {failed && (
        <AnswerFailure error={failed.error} onRetry={failed.wish && (() => failed.wish && void say(failed.wish))} />
      )}
      <LiveRegion>{spoken(conversation, t)}</LiveRegion>
      <AskForm
        text={text}
        onType={setText}
        carried={carried}
        onCarried={setCarried}
        answer={answer}
        model={model}
        busy={asking !== undefined}
        onSend={(form) => send(text, statedIn(form))}
        onFocus={loadAnswer}
      />
      {last === undefined && (
        <p className="small muted">
          {t('assistant.guidance')} {t('assistant.draft')}
        </p>
      )}
      <KeptLink />
      {(last === undefined || failed !== undefined) && <DangerSigns />}
    </div>
  );
}

/** What the person has said so far; the last of it is what the answer is about. */
function Said({ turns }: { turns: readonly Turn[] }) {
  const { t } = useTranslation();
  const said = turns.filter((turn) => turn.said !== '');
  return (
    <ul className="said" aria-label={t('assistant.you')}>
      {said.map(({ asked, said: words }, place) => (
        // Words may repeat, and never change their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {asked && <span className="small muted">{asked}</span>}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is being asked, while the answer is awaited. */
function Waiting({ wish }: { wish: Wish }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      {wish.said !== '' && (
        <ul className="said">
          <li>{wish.said}</li>
        </ul>
      )}
      <p className="thinking">
        <span className="turning" aria-hidden="true" />
        {t(isPhoneFrame() ? 'assistant.analyzing' : 'assistant.thinking')}
      </p>
    </div>
  );
}

function KeptLink() {
  const { t } = useTranslation();
  if (useMe()?.role !== 'patient') return null;
  return (
    <p>
      <Link href="/diagnosis/kept">{t('assistant.kept')}</Link>
    </p>
  );
}

type Say = ReturnType<typeof useTranslation>['t'];

/** What a screen reader says: that an answer is awaited, then once what to do first and the question. */
function spoken({ asking, answers, turns }: ReturnType<typeof useConversation>, t: Say): string {
  if (asking) return t('assistant.thinking');
  const answer = answers > 0 ? turns.at(-1)?.answer : undefined;
  if (!answer) return '';
  const first = answer.parts.find(({ kind }) => kind === 'first')?.sentences ?? [];
  return [...first, answer.question?.text ?? ''].join(' ').trim();
}

function carriedIn(values: Readonly<Record<string, string>>): Carried {
  const { age, 'age-unit': unit, sex } = values;
  return {
    person: { age, unit, sex, pregnant: values['pregnant'] === 'true' },
    usesModel: values['use-model'] === 'true',
  };
}

/** What stands in the fields, also in those of the server whose code is not there yet; undefined if there are none. */
function statedIn(form: HTMLFormElement): Carried | undefined {
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return values['sex'] === undefined ? undefined : carriedIn(values);
}

/** Asks what was typed on the home page, which hands it over in the history of this tab. */
function useWordsFromHome(onWords: (words: string) => void): void {
  useEffect(() => {
    const words = keptDraft<string>('symptoms', 'home');
    if (words === undefined) return;
    forgetDraft('symptoms');
    onWords(words);
    // Only what this page was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
