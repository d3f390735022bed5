import type { CountryCode } from '@tabibu/contract/countries';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { CONTROLLED_GROUPS } from '@tabibu/contract/records';

export type ControlledGroup = (typeof CONTROLLED_GROUPS)[number];

/** Controlled substances by generic name in English and French, and well-known brands. Lower case, no accents. Data only. */
const COMMON: Readonly<Record<ControlledGroup, readonly string[]>> = {
  opioid: [
    'morphine', 'codeine', 'dihydrocodeine', 'tramadol', 'fentanyl', 'alfentanil', 'sufentanil', 'remifentanil', 'pethidine', 'meperidine', 'oxycodone', 'hydrocodone',
    'hydromorphone', 'oxymorphone', 'methadone', 'buprenorphine', 'tapentadol', 'pentazocine', 'nalbuphine', 'butorphanol', 'diamorphine', 'heroin', 'opium', 'tilidine',
    'dextropropoxyphene', 'oxycontin', 'ms contin', 'tramal', 'ultram', 'zaldiar', 'durogesic', 'duragesic', 'subutex', 'suboxone', 'percocet', 'vicodin', 'dilaudid', 'demerol',
    'co-codamol', 'cocodamol', 'stilpane', 'palexia', 'tramacet', 'ixprim', 'contramal', 'topalgic', 'zamadol', 'oramorph', 'skenan',
  ],
  benzodiazepine: [
    'diazepam', 'lorazepam', 'alprazolam', 'clonazepam', 'midazolam', 'bromazepam', 'chlordiazepoxide', 'clobazam', 'temazepam', 'nitrazepam', 'oxazepam', 'flunitrazepam',
    'triazolam', 'clorazepate', 'prazepam', 'lormetazepam', 'flurazepam', 'etizolam', 'valium', 'xanax', 'ativan', 'rivotril', 'lexotan', 'lexomil', 'rohypnol', 'dormicum',
    'librium', 'tranxene', 'temesta',
  ],
  barbiturate: ['phenobarbital', 'phenobarbitone', 'pentobarbital', 'secobarbital', 'amobarbital', 'butalbital', 'thiopental', 'barbital', 'gardenal', 'luminal'],
  stimulant: [
    'methylphenidate', 'amphetamine', 'amfetamine', 'amphetamin', 'dexamphetamine', 'dexamfetamine', 'lisdexamfetamine', 'methamphetamine', 'metamfetamine', 'modafinil', 'armodafinil',
    'phentermine', 'cathinone', 'cocaine', 'ritalin', 'ritaline', 'concerta', 'adderall', 'vyvanse', 'duromine',
  ],
  anaesthetic: ['ketamine', 'esketamine', 'propofol', 'ketalar', 'spravato'],
  hypnotic: ['zolpidem', 'zopiclone', 'eszopiclone', 'zaleplon', 'stilnox', 'ambien', 'imovane', 'methaqualone', 'meprobamate'],
  other: ['dronabinol', 'nabilone', 'cannabis', 'sodium oxybate', 'gamma hydroxybutyrate', 'lsd', 'psilocybin', 'mdma'],
};

/**
 * What a doctor who has not seen the patient must not prescribe, by the patient's country. Today the same list everywhere: a country that
 * allows or forbids something else gets a row of its own.
 */
export const CONTROLLED = Object.fromEntries(COUNTRIES.map(({ code }) => [code, COMMON])) as Readonly<Record<CountryCode, typeof COMMON>>;
