/** Why the rules about women, pregnancy and birth hold, as people read it: Swahili, English, French. */
export const reasons = `
women-1 women-1t: Damu au maumivu wakati wa mimba yanahitaji kupimwa haraka. | Bleeding or pain in pregnancy needs a quick check. | Un saignement ou une douleur pendant la grossesse demande un examen rapide.
women-2: Mimba inaweza kuwa nje ya mji wa mimba. | A pregnancy may be outside the womb. | Une grossesse est peut-être hors de l’utérus.
women-3: Dalili hizi zinaweza kuwa shinikizo la hatari la mimba. | These signs can be dangerous high blood pressure of pregnancy. | Ces signes peuvent être une tension dangereuse de la grossesse.
women-3t: Shinikizo la damu linahitaji kupimwa leo. | The blood pressure needs a check today. | La tension doit être mesurée aujourd’hui.
women-4 women-4t: Homa au kutapika sana wakati wa mimba ni hatari. | Fever or much vomiting is dangerous in pregnancy. | La fièvre ou les vomissements sont dangereux pendant la grossesse.
women-5: Mtoto anayecheza kidogo anaweza kuhitaji msaada. | A baby that moves less may need help. | Un bébé qui bouge moins a peut-être besoin d’aide.
women-6: Mtoto na mama wanaweza kuwa hatarini. | Mother and baby may be in danger. | La mère et le bébé sont peut-être en danger.
women-7: Uchungu huu unahitaji msaada wa kuzalisha sasa. | This labour needs help with the birth now. | Cet accouchement demande de l’aide maintenant.
women-7t: Uchungu umeanza. | Labour has begun. | Le travail a commencé.
women-10: Damu nyingi baada ya kujifungua ni hatari. | Much bleeding after birth is dangerous. | Beaucoup de sang après l’accouchement est dangereux.
women-11: Baada ya kujifungua, dalili hizi zinaweza kuwa maambukizi. | After birth, these signs can be an infection. | Après l’accouchement, ces signes peuvent être une infection.
women-11t: Titi linaweza kuwa na maambukizi. | The breast may be infected. | Le sein est peut-être infecté.
women-13: Baada ya kujifungua, akili inaweza kuugua ghafla. | After birth, the mind can fall ill suddenly. | Après l’accouchement, l’esprit peut tomber malade soudainement.
women-14: Baada ya mimba kutoka, dalili hizi ni hatari. | After the end of a pregnancy, these signs are dangerous. | Après la fin d’une grossesse, ces signes sont dangereux.
women-14t: Baada ya mimba kutoka, mwili unahitaji kupimwa. | After the end of a pregnancy, the body needs a check. | Après la fin d’une grossesse, le corps demande un examen.
women-16: Mkojo unaovuja tangu kujifungua unaweza kutibiwa. | Urine that leaks since a birth can be treated. | Une fuite d’urine depuis l’accouchement se soigne.
women-19: Dawa ya dharura hufanya kazi vizuri zaidi ikitolewa mapema. | Emergency medicine works best when it is given early. | Le traitement d’urgence marche mieux s’il est donné tôt.
women-20 women-20t: Damu hii ni nyingi kuliko kawaida. | This is more bleeding than usual. | C’est plus de sang que d’habitude.
women-21: Hili linahitaji kupimwa kliniki. | This needs a check at a clinic. | Cela demande un examen à la clinique.
women-22: Katika mimba, hata dalili ndogo hupimwa mapema. | In pregnancy, even small complaints are checked early. | Pendant la grossesse, même un petit mal se vérifie tôt.
`;
