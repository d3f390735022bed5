/** Concepts that are said only by the words in their order: what has the same words in another order is harmless. */
export const saidInOrder = `
  child-abuse harm-thoughts postpartum-voices partner-violence rape unprotected-sex first-day urge-to-push hiv-exposure
  headache headache-pounding headache-worst hives spasms drooling deep-mouth-sores hot-swollen-joint no-urine thin-arm
  mottled spreading-red-skin locked-jaw swelling-behind-ear long-erection
  breathless-on-effort blocked-nose chest-pain-on-press chest-pain-gone blood-streaks blood-streak-vomit mild-headache
  pad-rarely sugar-helped over-five-days-ago urine-leak-since-birth walks-on-it period-bleeding heartburn leaks-waste labour
  deep-bite feeds-weakly inhaler-fails faint-on-effort new-medicine long-labour burn-serious eye-injury
`;

/** Concepts whose words are those of harmless things too ('a painful side'): one pattern is never enough for them. */
export const neverAlone =
  'chest-pain sharp-chest-pain calf-swollen not-feeding vomits-all one-side-weak unborn-quiet ribs-draw-in';
