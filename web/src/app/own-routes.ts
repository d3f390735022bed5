const own = { tab: 'more', personal: true } as const;

/** The routes of what a patient was told, and of what the patient agreed to and takes along. */
export const OWN_ROUTES = [
  {
    path: '/more/notices',
    file: 'patient/more/notices-screen',
    title: 'title.notices',
    sentences: ['sign-in', 'notices'],
    ...own,
  },
  {
    path: '/more/privacy-choices',
    file: 'patient/privacy/choices-screen',
    title: 'own-data.title',
    sentences: ['sign-in', 'account'],
    ...own,
  },
] as const;
