import { assess } from '@tabibu/contract/triage/assess';
import { nextQuestion } from '@tabibu/contract/triage/next-question';

/** Prints what the symptom assistant reads in a text, which rules hold, and how urgent it is. */
function main(texts: readonly string[]): void {
  if (texts.length === 0) {
    console.error('Use: npm run triage:explain -- "mtoto wangu ana homa"');
    process.exitCode = 2;
    return;
  }
  for (const text of texts) {
    const assessment = assess(text);
    const { level, rules, facts, understood } = assessment;
    console.log(`${level.toUpperCase()}  ${text}`);
    if (!understood) console.log('  nothing that the content knows was said');
    if (facts.onlyAsks) console.log('  the text only asks about something');
    for (const [concept, words] of facts.heard) console.log(`  heard    ${concept.padEnd(24)} "${words}"`);
    for (const concept of facts.denied) console.log(`  denied   ${concept}`);
    for (const [name, value] of Object.entries(facts.measures)) console.log(`  number   ${name.padEnd(24)} ${value}`);
    for (const rule of rules)
      console.log(
        `  rule     ${rule.id.padEnd(8)} ${rule.level.padEnd(10)} ${rule.why} (${rule.status}, ${rule.source})`,
      );
    const question = nextQuestion(assessment);
    if (question !== null) console.log(`  ask      ${question}`);
  }
}

main(process.argv.slice(2));
