export type PageLanguage = 'sw' | 'en';

const SW = {
  sandbox: 'MAJARIBIO',
  sandboxNote: 'Hii ni simu ya majaribio. Hakuna pesa halisi.',
  cardNote: 'Ukurasa wa majaribio. Hakuna pesa halisi; tumia kadi za majaribio tu.',
  handset: 'Simu ya majaribio',
  number: 'Namba ya simu',
  open: 'Fungua',
  knownNumbers: 'Namba zilizotumika',
  noNumbers: 'Bado hakuna namba iliyopokea ujumbe.',
  change: 'Badilisha namba',
  messages: 'Ujumbe',
  noMessages: 'Hakuna ujumbe bado.',
  hiddenMessages:
    'Anwani hii ni ya umma, kwa hiyo ujumbe hauonyeshwi hapa. Namba ya kuthibitisha iko kwenye kivinjari kilichoiomba.',
  noPrompts: 'Hakuna malipo yanayosubiri.',
  promptTitle: (wallet: string) => `Ombi la ${wallet}`,
  prompt: (amount: string, payee: string) => `Lipa ${amount} kwa ${payee}. Weka PIN.`,
  pin: 'PIN (tarakimu 4)',
  pinHint: 'Tarakimu 4 zozote zinakubali; 0000 ni PIN isiyo sahihi.',
  pinMissing: 'Weka tarakimu 4 za PIN.',
  approve: 'Kubali',
  decline: 'Kataa',
  byItself: 'Namba hii inajibu yenyewe; subiri kidogo.',
  never: 'Namba hii haijibu kamwe.',
  paid: 'Imelipwa',
  refused: 'Haikulipwa',
  pending: 'Inasubiri',
  gone: 'Ombi hili limeshajibiwa.',
  history: 'Malipo',
  payTo: (payee: string) => `Lipa kwa ${payee}`,
  cardName: 'Jina kwenye kadi',
  cardNumber: 'Namba ya kadi',
  cardExpiry: 'Mwisho wa matumizi (MM/YY)',
  cardCvv: 'CVV',
  testCards: 'Kadi za majaribio: 4242 4242 4242 4242 inakubaliwa, 4000 0000 0000 0002 inakataliwa.',
  pay: (amount: string) => `Lipa ${amount}`,
  cancel: 'Ghairi na urudi',
  back: 'Rudi kwenye Tabibu',
  nameWrong: 'Andika jina lililo kwenye kadi.',
  numberWrong: 'Namba ya kadi si sahihi. Angalia tarakimu zote.',
  notATestCard: 'Hapa zinakubaliwa kadi za majaribio tu. Usiandike kadi halisi.',
  expiryWrong: 'Andika mwezi na mwaka, mfano 09/28.',
  expiryPast: 'Kadi hii imeisha muda wake.',
  cvvWrong: 'CVV ni tarakimu 3 au 4.',
  fixErrors: 'Rekebisha yaliyowekwa alama, kisha jaribu tena.',
  approveWith: (way: string) => `Thibitisha malipo kwa ${way}.`,
  callRings: 'Simu inaingia',
  callWaits: 'Inaunganisha',
  callJoined: 'Mnaongea',
  answer: 'Pokea',
  reject: 'Kataa',
  hangUp: 'Kata simu',
  mailboxes: 'Barua pepe za majaribio',
  mailNote: 'Hili ni sanduku la majaribio. Hakuna barua pepe iliyotumwa kwa mtu.',
  mailAddress: 'Anwani ya barua pepe',
  knownMailboxes: 'Anwani zilizotumika',
  noMailboxes: 'Bado hakuna anwani iliyopokea barua pepe.',
  changeMailbox: 'Badilisha anwani',
  noMails: 'Hakuna barua pepe bado.',
  hiddenMails: 'Anwani hii ni ya umma, kwa hiyo barua pepe hazionyeshwi hapa.',
  asHtml: 'Ifungue kama ukurasa',
  received: 'Pesa zilizopokelewa',
  payouts: 'Malipo yaliyotumwa',
  payoutsNote: 'Hizi ni pesa ambazo AzamPay ya majaribio imetuma. Hakuna pesa halisi.',
  noPayouts: 'Bado hakuna pesa iliyotumwa.',
  hiddenPayouts: 'Anwani hii ni ya umma, kwa hiyo pesa zilizotumwa hazionyeshwi hapa.',
};

type Words = typeof SW;

const EN: Words = {
  sandbox: 'SANDBOX',
  sandboxNote: 'This is a test phone. No real money moves.',
  cardNote: 'A test page. No real money moves; use test cards only.',
  handset: 'Test phone',
  number: 'Phone number',
  open: 'Open',
  knownNumbers: 'Numbers in use',
  noNumbers: 'No number has received a message yet.',
  change: 'Change number',
  messages: 'Messages',
  noMessages: 'No messages yet.',
  hiddenMessages:
    'This address is public, so messages are not shown here. The code stands in the browser that asked for it.',
  noPrompts: 'No payment is waiting.',
  promptTitle: (wallet) => `${wallet} request`,
  prompt: (amount, payee) => `Pay ${amount} to ${payee}. Enter PIN.`,
  pin: 'PIN (4 digits)',
  pinHint: 'Any 4 digits approve; 0000 is a wrong PIN.',
  pinMissing: 'Enter the 4 digits of the PIN.',
  approve: 'Approve',
  decline: 'Decline',
  byItself: 'This number answers by itself; wait a moment.',
  never: 'This number never answers.',
  paid: 'Paid',
  refused: 'Not paid',
  pending: 'Waiting',
  gone: 'This request has already been answered.',
  history: 'Payments',
  payTo: (payee) => `Pay ${payee}`,
  cardName: 'Name on card',
  cardNumber: 'Card number',
  cardExpiry: 'Expiry (MM/YY)',
  cardCvv: 'CVV',
  testCards: 'Test cards: 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined.',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel and go back',
  back: 'Back to Tabibu',
  nameWrong: 'Enter the name on the card.',
  numberWrong: 'The card number is not right. Check all digits.',
  notATestCard: 'Only test cards are taken here. Do not enter a real card.',
  expiryWrong: 'Enter month and year, for example 09/28.',
  expiryPast: 'This card has expired.',
  cvvWrong: 'The CVV has 3 or 4 digits.',
  fixErrors: 'Correct what is marked, then try again.',
  approveWith: (way) => `Confirm the payment with ${way}.`,
  callRings: 'Incoming call',
  callWaits: 'Connecting',
  callJoined: 'In a call',
  answer: 'Answer',
  reject: 'Reject',
  hangUp: 'Hang up',
  mailboxes: 'Test mailboxes',
  mailNote: 'This is a test mailbox. No email was sent to anybody.',
  mailAddress: 'Email address',
  knownMailboxes: 'Addresses in use',
  noMailboxes: 'No address has received an email yet.',
  changeMailbox: 'Change address',
  noMails: 'No email yet.',
  hiddenMails: 'This address is public, so emails are not shown here.',
  asHtml: 'Open it as a page',
  received: 'Money received',
  payouts: 'Payouts sent',
  payoutsNote: "What the sandbox's AzamPay has paid out. No real money moves.",
  noPayouts: 'Nothing has been paid out yet.',
  hiddenPayouts: 'This address is public, so payouts are not shown here.',
};

/** The sentences of the sandbox's pages. */
export const WORDS: Readonly<Record<PageLanguage, Words>> = { sw: SW, en: EN };

/** Returns English for English or French, because the sandbox has no French sentences; otherwise Swahili. */
export function pageLanguage(asked: unknown): PageLanguage {
  return asked === 'en' || asked === 'fr' ? 'en' : 'sw';
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Mpesa: 'M-Pesa',
    Tigo: 'Mixx by Yas',
    Airtel: 'Airtel Money',
    Halopesa: 'Halo Pesa',
    Azampesa: 'AzamPesa',
    tigo: 'Mixx by Yas',
    airtel: 'Airtel Money',
    mpesa: 'M-Pesa',
    tigopesa: 'Mixx by Yas',
    airtel_money: 'Airtel Money',
    halopesa: 'Halo Pesa',
    mtn: 'MTN MoMo',
    ecocash: 'EcoCash',
    lumicash: 'Lumicash',
    card: 'Card',
    paypal: 'PayPal',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    instant_eft: 'Instant EFT',
    snapscan: 'SnapScan',
  }),
);

/** Returns the name under which people know a payment method. */
export function methodLabel(method: string): string {
  return LABELS.get(method) ?? method;
}

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    TZS: 'TSh',
    KES: 'KSh',
    UGX: 'USh',
    RWF: 'FRw',
    BIF: 'FBu',
    ZAR: 'R',
    USD: '$',
    GBP: '£',
    EUR: '€',
  }),
);

/** Formats an amount: '6000.00' TZS → 'TSh 6,000'. */
export function printedAmount(amount: string, currency: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${SYMBOLS.get(currency) ?? currency} ${grouped}${/^0*$/.test(fraction) ? '' : `.${fraction}`}`;
}

const LOCALES: Readonly<Record<PageLanguage, string>> = { sw: 'sw-TZ', en: 'en-GB' };

/** Returns a time as clocks in East Africa show it, and as machines read it. */
export function clockText(at: number, language: PageLanguage): { shown: string; machine: string } {
  const date = new Date(at);
  const shown = new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Dar_es_Salaam',
  }).format(date);
  return { shown, machine: date.toISOString() };
}
