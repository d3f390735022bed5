/** Why the rules about eyes, mouth, skin and joints hold, as people read it: Swahili, English, French. */
export const reasons = `
skin-1: Kemikali inaweza kuchoma jicho haraka. | A chemical can burn the eye quickly. | Un produit chimique peut vite brûler l’œil.
skin-2: Kupoteza kuona ghafla kunahitaji msaada sasa. | Sudden loss of sight needs help now. | Une perte soudaine de la vue demande de l’aide maintenant.
skin-3: Jicho jekundu lenye maumivu linaweza kuwa na kidonda. | A red, painful eye may have a sore. | Un œil rouge et douloureux a peut-être une plaie.
skin-4: Jeraha la jicho linaweza kudhuru kuona. | An injury of the eye can harm the sight. | Une blessure de l’œil peut abîmer la vue.
skin-5: Uvimbe wa koo unaweza kuziba hewa. | Swelling in the throat can block the air. | Un gonflement de la gorge peut bloquer l’air.
skin-6: Maambukizi ya jino yanaweza kuwa yanaenea. | The tooth infection may be spreading. | L’infection de la dent s’étend peut-être.
skin-6t: Jino lenye uvimbe au homa linahitaji kutibiwa leo. | A tooth with swelling or fever needs care today. | Une dent avec gonflement ou fièvre demande des soins aujourd’hui.
skin-6s: Jino linalouma linahitaji daktari wa meno. | A tooth that hurts needs a dentist. | Une dent qui fait mal demande un dentiste.
skin-8: Maambukizi ya ngozi yanaenea haraka. | The skin infection spreads fast. | L’infection de la peau s’étend vite.
skin-8t skin-8s: Wekundu unaosambaa unaweza kuwa maambukizi. | Redness that spreads can be an infection. | Une rougeur qui s’étend peut être une infection.
skin-9 skin-9t: Huenda dawa imesababisha mwitikio mkali wa ngozi. | A medicine may have caused a strong skin reaction. | Un médicament a peut-être causé une forte réaction de la peau.
skin-10: Kiungo kinaweza kuwa na maambukizi makali. | The joint may have a bad infection. | L’articulation a peut-être une infection grave.
skin-10t: Kiungo chenye joto na uvimbe kinahitaji kupimwa leo. | A hot, swollen joint needs a check today. | Une articulation chaude et gonflée demande un examen aujourd’hui.
skin-12: Jeraha chafu au refu linaweza kuleta pepopunda. | A dirty or deep wound can bring tetanus. | Une plaie sale ou profonde peut donner le tétanos.
skin-13: Hili linahitaji kupimwa na daktari kwa wakati. | This needs a doctor’s check in good time. | Cela demande l’examen d’un médecin sans trop attendre.
`;
