import type { CaseFactBody, CaseStoryBody } from '../../api/cases.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { FactValue } from './case-facts.tsx';

interface ChangesProps {
  /** What the person had before them when a decision was refused; undefined if none was. */
  before: CaseStoryBody | undefined;
  now: CaseStoryBody;
}

/** What has changed in a case since the person opened it, after a decision was refused because of that. */
export function CaseChanges({ before, now }: ChangesProps) {
  const { t } = useTranslation();
  if (before === undefined) return null;
  const stageOf = ({ case: { stage } }: CaseStoryBody) =>
    stage === null ? t('cases.stage-settled') : t(`cases.stage-${stage}`);
  const hasMoved = before.case.stage !== now.case.stage;
  // The facts of a case that is settled are not read any more, so their absence says nothing.
  const changed = now.case.stage === null ? [] : labelsThatDiffer(before.facts, now.facts);
  return (
    <Notice tone="warning" announce title={t('cases.changed')}>
      <dl className="case-changes">
        {hasMoved && (
          <div>
            <dt>{t('cases.changed-stage')}</dt>
            <dd>
              <span className="muted case-before">{stageOf(before)} →</span> {stageOf(now)}
            </dd>
          </div>
        )}
        {changed.map((label) => (
          <div key={label}>
            <dt>{t(`cases.fact-${label}`)}</dt>
            <dd>
              <span className="muted case-before">
                <Side facts={before.facts} label={label} /> →
              </span>{' '}
              <Side facts={now.facts} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

type Label = CaseFactBody['label'];

function Side({ facts, label }: { facts: readonly CaseFactBody[]; label: Label }) {
  const { t } = useTranslation();
  const fact = facts.find((one) => one.label === label);
  return fact === undefined ? t('cases.none-given') : <FactValue fact={fact} />;
}

/** Returns the labels of the facts that are new, gone or different. Pure. */
function labelsThatDiffer(before: readonly CaseFactBody[], now: readonly CaseFactBody[]): Label[] {
  const written = (facts: readonly CaseFactBody[], label: Label) =>
    JSON.stringify(facts.find((fact) => fact.label === label));
  const labels = new Set([...before, ...now].map(({ label }) => label));
  return [...labels].filter((label) => written(before, label) !== written(now, label));
}
