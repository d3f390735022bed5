import type { Level } from './knowledge.ts';

/** Groups in which an allergy to one substance makes a reaction to another likely, with the level of the finding. */
export const ALLERGY_GROUPS: ReadonlyMap<string, Level> = new Map(
  Object.entries({
    penicillin: 'avoid',
    cephalosporin: 'avoid',
    carbapenem: 'avoid',
    sulfonamide: 'avoid',
    nsaid: 'avoid',
    macrolide: 'avoid',
    lincosamide: 'avoid',
    quinolone: 'avoid',
    tetracycline: 'avoid',
    aminoglycoside: 'avoid',
    nitroimidazole: 'avoid',
    azole: 'avoid',
    artemisinin: 'avoid',
    'aromatic-anticonvulsant': 'avoid',
    'ace-inhibitor': 'avoid',
    quinoline: 'care',
    opioid: 'care',
    arb: 'care',
    statin: 'care',
    ppi: 'care',
    benzodiazepine: 'care',
    barbiturate: 'care',
    corticosteroid: 'care',
    antihistamine: 'care',
    antipsychotic: 'care',
    tricyclic: 'care',
    thiazide: 'care',
  } as const),
);

interface CrossReaction {
  readonly from: string;
  readonly to: string;
  readonly level: Level;
  readonly source: string;
  readonly status: 'draft';
}

const crossing = (from: string, to: string, level: Level, source: string): CrossReaction => ({
  from,
  to,
  level,
  source,
  status: 'draft',
});

/**
 * From an allergy to one group to reactions to another group; the earlier line counts. Written from general knowledge,
 * without opening the sources.
 */
export const CROSS_REACTIONS: readonly CrossReaction[] = [
  crossing(
    'penicillin',
    'side-chain-of-amoxicillin',
    'avoid',
    'BNF: penicillin allergy and cephalosporins with a similar side chain',
  ),
  crossing('penicillin', 'cephalosporin', 'care', 'BNF: penicillin allergy and cephalosporins'),
  crossing('penicillin', 'carbapenem', 'care', 'BNF: penicillin allergy and carbapenems'),
  crossing('cephalosporin', 'penicillin', 'care', 'BNF: cephalosporin allergy and penicillins'),
  crossing('cephalosporin', 'carbapenem', 'care', 'BNF: cephalosporin allergy and carbapenems'),
  crossing('carbapenem', 'penicillin', 'care', 'BNF: carbapenem allergy and penicillins'),
  crossing('carbapenem', 'cephalosporin', 'care', 'BNF: carbapenem allergy and cephalosporins'),
  crossing('ace-inhibitor', 'arb', 'care', 'BNF: swelling after an ACE inhibitor'),
];
