import type { CountryCode } from '../../../countries.ts';
import type { SpecialCardKind } from '../../cards.ts';
import { say } from './sentence.ts';

/** Numbers of a country for what special cards are about. Nobody has called them yet: they are drafts. */
export const COUNTRY_NUMBERS: readonly {
  readonly country: CountryCode;
  readonly number: string;
  readonly kind: 'violence' | 'suicide' | 'poison' | 'child';
  readonly cards: readonly SpecialCardKind[];
  readonly status: 'draft' | 'checked';
}[] = [
  { country: 'KE', number: '1195', kind: 'violence', cards: ['rape', 'violence'], status: 'draft' },
  { country: 'RW', number: '3512', kind: 'violence', cards: ['rape', 'violence'], status: 'draft' },
  { country: 'ZA', number: '0800 428 428', kind: 'violence', cards: ['rape', 'violence'], status: 'draft' },
  { country: 'ZA', number: '0800 567 567', kind: 'suicide', cards: ['suicide'], status: 'draft' },
  { country: 'ZA', number: '0861 555 777', kind: 'poison', cards: ['poisoning'], status: 'draft' },
  { country: 'TZ', number: '116', kind: 'child', cards: ['child-abuse'], status: 'draft' },
  { country: 'KE', number: '116', kind: 'child', cards: ['child-abuse'], status: 'draft' },
  { country: 'UG', number: '116', kind: 'child', cards: ['child-abuse'], status: 'draft' },
  { country: 'RW', number: '116', kind: 'child', cards: ['child-abuse'], status: 'draft' },
  { country: 'ZA', number: '116', kind: 'child', cards: ['child-abuse'], status: 'draft' },
];

/** What each kind of number is for. */
export const KINDS_OF_NUMBERS = {
  general: say('Dharura', 'Emergency', 'Urgences'),
  ambulance: say('Gari la wagonjwa', 'Ambulance', 'Ambulance'),
  maternal: say('Mama na mtoto mchanga', 'Mothers and newborn babies', 'Mères et nouveau-nés'),
  violence: say('Msaada wa ukatili', 'Help with violence', 'Aide en cas de violence'),
  suicide: say('Mtu wa kuzungumza naye', 'Somebody to talk to', 'Quelqu’un à qui parler'),
  poison: say('Kituo cha sumu', 'Poison centre', 'Centre antipoison'),
  child: say('Msaada kwa watoto', 'Help for children', 'Aide aux enfants'),
};
