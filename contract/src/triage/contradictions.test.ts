import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';

describe('what a text takes back', () => {
  test.for([
    "Elle n'a pas bu la javel, c'est seulement tombé par terre",
    'Hakunywa jiki, ilimwagika tu sakafuni',
    'Ana homa tangu asubuhi, hana vipele, hajapata degedege, anacheza na anakunywa',
    'Nina mimba ya miezi minane, uso haujavimba, sioni ukungu, tumbo haliumi',
    'Nina huzuni lakini sitaki kujiua, sijawahi kujaribu kujiua',
    "Il s'est cogné la tête mais n'a pas perdu connaissance, n'a pas vomi et n'est pas somnolent",
    "Il n'a ni douleur dans la poitrine ni essoufflement, il veut un contrôle",
    "Le nouveau-né tète bien, n'est pas mou, n'est pas jaune, sans fièvre",
    'Ni douleur dans la poitrine ni essoufflement, il est juste fatigué',
    'Selles non noires, le ventre gargouille',
    'No weakness of arm or leg, face not drooping, speech is clear, just tired',
    'The bleeding stopped after two minutes of pressing, it is only a small cut',
    'Damu imekoma baada ya kubonyeza dakika mbili, kidonda ni kidogo',
    'Jino linauma, uso haujavimba, mdomo unafunguka, sina homa',
    'Fever 37.8, I can touch my chin to my chest, no rash',
    'Chest pain? No. I just want a check up',
    'Minor bump in the car park, nobody hurt, no pain at all',
    'Kifundo kimeteguka, mfupa haujatoka nje, natembea',
    'Macho ni meupe si ya njano, mkojo ni safi',
    '36 weeks, waters have not broken, no contractions, baby kicks as always',
    "La boîte de médicaments était ouverte mais rien ne manque, il n'a rien avalé",
    'Betri ya rimoti ilidondoka, tumeipata, hajameza kitu',
    'Burning behind the breastbone after spicy food, sour taste, antacid helps',
    'Cut my hand two days ago, jaw opens fine, had my tetanus shot',
    'We keep rat poison in the shed, nobody has touched it or eaten any',
    'Sumu ya panya iko juu ya kabati, hakuna aliyegusa wala kumeza',
    'Enceinte de cinq mois, ni saignement ni douleur',
    'Goti limevimba na lina joto, sina homa',
    'Misuli inauma baada ya mazoezi, sipumui kwa shida',
    'Sometimes I wish I would not wake up, but I have no plan',
    'Je me suis cogné la tête au placard, juste une petite bosse',
  ])('is no emergency: %s', (text) => {
    expect(assess(text, { ageDays: 9_000 }).level).not.toBe('emergency');
  });

  test.for([
    'His speech is not clear and his mouth is crooked',
    'Hapumui vizuri, anakosa hewa',
    'Haongei vizuri na mkono mmoja umelegea ghafla',
    'The bleeding stopped but it started again and soaked three cloths',
    'Damu haijakoma, imelowesha vitambaa vitatu',
    'Le sang ne s’est pas arrêté et coule beaucoup',
    'Taya halifunguki, shingo imekaza',
    'La mâchoire ne s’ouvre plus',
    'Neck hurts when I touch my chin to my chest, fever',
    'Homa kali, hawezi kugusa kifua kwa kidevu',
    'Il respire mal mais parle normalement, lèvres bleues',
    'She was fine until she drank paraffin',
    'Alikunywa sumu, hakunywa maji',
    'Macho yamegeuka meupe, mwili unakakamaa',
    'Mtoto hachezi kama kawaida tumboni, mimba miezi minane',
    'Enceinte de 8 mois, bébé bougeait bien, il ne bouge plus depuis hier',
    'She drank paraffin and has not eaten anything since',
    'Amekunywa mafuta ya taa, hajala chochote',
    "Il a bu du pétrole et n'a rien mangé depuis",
    'Heartburn all week, now a crushing chest pain down the left arm',
    'Nataka kujiua leo, sitaki kuishi',
    'Two of them will not wake up and I am dizzy, the generator ran in the room all night',
    "Elle s'endort sans cesse, mal à la tête et voit double",
    'Nobody helped us after the truck hit him, bone out of the leg',
  ])('stays an emergency: %s', (text) => {
    expect(assess(text, { ageDays: 9_000 }).level).toBe('emergency');
  });
});
