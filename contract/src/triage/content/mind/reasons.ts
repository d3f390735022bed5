/** Why the rules about mind, violence and exposure hold, as people read it: Swahili, English, French. */
export const reasons = `
mind-1: Maisha yako ni ya thamani, na msaada upo sasa. | Your life matters, and there is help now. | Votre vie compte, et il y a de l’aide maintenant.
mind-1t: Mawazo haya ni mazito, na hupaswi kuwa peke yako. | These thoughts are heavy, and you need not be alone. | Ces pensées sont lourdes, et vous n’avez pas à rester seul.
mind-3 mind-3t: Huenda mtu huyu au wengine hawako salama. | This person or others may not be safe. | Cette personne ou d’autres ne sont peut-être pas en sécurité.
mind-3s: Kusikia au kuona visivyopo kunatibika. | Hearing or seeing what is not there can be treated. | Entendre ou voir ce qui n’existe pas se soigne.
mind-4 mind-4t: Kuacha pombe ghafla kunaweza kuwa hatari. | Stopping alcohol suddenly can be dangerous. | Arrêter l’alcool d’un coup peut être dangereux.
mind-5 mind-5t: Msaada wa mapema huzuia maambukizi na mimba. | Early care prevents infection and pregnancy. | Des soins rapides évitent infection et grossesse.
mind-6 mind-6t mind-6s: Una haki ya kuwa salama. | You have a right to be safe. | Vous avez le droit d’être en sécurité.
mind-7 mind-7t: Mtoto ana haki ya kuwa salama. | A child has a right to be safe. | Un enfant a le droit d’être en sécurité.
mind-5s: Msaada kwa yaliyopita upo, kwa siri. | There is private help for what happened. | Il existe une aide confidentielle pour ce qui est arrivé.
mind-8: Dawa ya kinga hufanya kazi ikianza ndani ya saa 72. | Protective medicine works if it begins within 72 hours. | Le traitement protège s’il commence dans les 72 heures.
mind-9 mind-9t: Kuumwa na mnyama kunaweza kuleta kichaa cha mbwa. | An animal bite can bring rabies. | Une morsure d’animal peut donner la rage.
mind-10 mind-10t: Sumu ya mdudu inaweza kudhuru mwili. | The venom can harm the body. | Le venin peut faire du mal au corps.
mind-11: Huzuni inayokaa inatibika. | Sadness that stays can be treated. | Une tristesse qui dure se soigne.
`;
