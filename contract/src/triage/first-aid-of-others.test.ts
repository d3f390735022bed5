import { expect, test } from 'vitest';
import { advance } from './conversation.ts';
import type { Language } from '../languages.ts';

/** Texts of emergencies, and a sentence of another illness's first aid or card that must not stand in the answer. */
const PAIRS: readonly (readonly [Language, string, RegExp])[] = [
  ['sw', 'Anakohoa damu na anapumua kwa shida lakini yuko macho', /katikati ya kifua/i],
  ['en', 'Her waters broke and the cord is hanging out', /thank you for telling us|put away what could hurt/i],
  ['sw', 'Amepigwa risasi, damu inatoka sana', /asante kwa kutuambia/i],
  ['sw', 'Amechomwa kisu tumboni, damu nyingi', /asante kwa kutuambia/i],
  ['en', 'My child drank pesticide', /thank you for telling us|put away what could hurt/i],
  ['sw', 'Mtoto amekunywa dawa ya kuua wadudu', /asante kwa kutuambia/i],
  ['fr', 'Mon enfant a bu du pesticide', /merci de nous le dire/i],
  ['sw', 'Anaharisha maji kama ya mchele, ana mikakamao ya misuli, amelegea sana', /usiweke kitu mdomoni/i],
  ['en', 'He is vomiting blood and very weak', /oral rehydration/i],
  ['en', 'His hernia is hard and painful and he vomits', /oral rehydration/i],
  ['en', 'Sudden pain in one testicle and vomiting', /oral rehydration/i],
  ['en', 'My newborn vomits green', /oral rehydration/i],
  ['en', 'Bee sting and her throat is closing', /blows between the shoulders/i],
  ['fr', 'Un haricot est coincé dans la gorge de mon enfant', /gorgées/i],
  ['en', 'My newborn of one week has a fever and does not feed', /into the vagina|left side/i],
  ['sw', 'Nimejifungua juzi na nataka kumdhuru mtoto wangu mchanga', /ngozi kwa ngozi/i],
  ['en', 'Asthma attack, the inhaler does not help, he vomits', /oral rehydration|raised legs/i],
  ['en', 'He hears voices that command him to burn the house and kill', /clean water for 20 minutes/i],
  ['en', 'I am 36 weeks pregnant, bad headache, blurred eyes and a swollen face', /allergy pen/i],
  ['en', 'My son was pulled out of the river, he drowned and is not waking', /hard things away/i],
  ['en', 'I am pregnant and have bad heartburn, burning in my chest', /clean water for 20 minutes/i],
];

test.each(PAIRS)('in %s, “%s” shows no first aid that matches %s', (language, text, others) => {
  const { reply } = advance(undefined, { text }, { language, country: 'TZ', channel: 'web', date: '2026-11-28' });
  expect(reply.answer).not.toMatch(others);
});

test.each([
  ['en', 'My grandfather suddenly cannot move his left arm and his face droops', /time when it began/],
  ['sw', 'Mtoto amemeza betri', /X-ray/],
  ['fr', 'Un serpent a mordu mon frère', /bagues/],
  ['en', 'I want to kill myself', /You are not alone/],
  ['en', 'My child drank pesticide', /Do not make the person vomit/],
  ['sw', 'Amepigwa risasi', /bonyeza|kandamiza/i],
] as const)('in %s, “%s” still shows its own first aid', (language, text, own) => {
  const { reply } = advance(undefined, { text }, { language, country: 'TZ', channel: 'web', date: '2026-11-28' });
  expect(reply.answer).toMatch(own);
});

test('suicidal thoughts in French are as urgent as in English, and show whom to ring', () => {
  const replyTo = (language: Language, text: string) =>
    advance(undefined, { text }, { language, country: 'TZ', channel: 'web', date: '2026-11-28' }).reply;
  const english = replyTo('en', 'suicidal thoughts');
  for (const text of ['pensées suicidaires', 'j’ai des pensées suicidaires', "j'ai des idées suicidaires"]) {
    const french = replyTo('fr', text);
    expect(french.urgency, text).toBe(english.urgency);
    expect(french.card, text).toBe('suicide');
  }
});
