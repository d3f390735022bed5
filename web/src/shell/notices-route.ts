/** The route of what a patient was told, without its address. */
export const NOTICES = {
  file: 'patient/more/notices-screen',
  title: 'title.notices',
  tab: 'more',
  sentences: ['sign-in', 'notices'],
  personal: true,
} as const;
