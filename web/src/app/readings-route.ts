/** The screen of readings, which has an address for the patient and one for each member of the family. */
export const READINGS = {
  file: 'patient/readings/readings-screen',
  title: 'title.readings',
  sentences: ['sign-in', 'measuring'],
  tab: 'more',
  personal: true,
} as const;
