import type { CountryCode } from './countries.ts';

/** Words for how long a practising licence usually lasts; each is a sentence `review.term-<word>`. */
type LicenceTerm = 'to-march' | 'to-december' | 'year' | 'unknown';

/** Where a reviewer looks a doctor's licence up. */
interface MedicalCouncil {
  readonly name: string;
  /** As reviewers write it beside a number. */
  readonly short: string;
  /** Address of the public register, or of the council where the register has none that we know. */
  readonly register: string | null;
  /** The usual shape of a number; one that looks different is only a reason to look twice. */
  readonly shape: { readonly pattern: RegExp; readonly example: string } | null;
  readonly term: LicenceTerm;
  /** `checked` once a person has compared the row with the council's own words. */
  readonly status: 'draft' | 'checked';
}

/**
 * The councils of the countries in which doctors practise. Nobody has checked these rows with the councils: addresses
 * and terms come from the councils' pages as they were read in 2026, the South African shape from examples.
 */
const COUNCILS: Partial<Record<CountryCode, MedicalCouncil>> = {
  TZ: {
    name: 'Medical Council of Tanganyika',
    short: 'MCT',
    register: 'https://mct.go.tz',
    shape: null,
    term: 'to-march',
    status: 'draft',
  },
  ZA: {
    name: 'Health Professions Council of South Africa',
    short: 'HPCSA',
    register: 'https://www.hpcsa.co.za',
    shape: { pattern: /^MP ?\d{7}$/i, example: 'MP0123456' },
    term: 'to-march',
    status: 'draft',
  },
  KE: {
    name: 'Kenya Medical Practitioners and Dentists Council',
    short: 'KMPDC',
    register: 'https://kmpdc.go.ke',
    shape: null,
    term: 'year',
    status: 'draft',
  },
  RW: {
    name: 'Rwanda Medical and Dental Council',
    short: 'RMDC',
    register: 'https://rmdc.rw',
    shape: null,
    term: 'year',
    status: 'draft',
  },
  UG: {
    name: 'Uganda Medical and Dental Practitioners Council',
    short: 'UMDPC',
    register: 'https://ehealthlicense.go.ug',
    shape: null,
    term: 'to-december',
    status: 'draft',
  },
  BI: {
    name: 'Conseil national de l’Ordre des médecins',
    short: 'CNOM',
    register: null,
    shape: null,
    term: 'unknown',
    status: 'draft',
  },
};

/** Returns the council that licenses doctors in a country; undefined where no doctors practise. */
export function councilOf(country: CountryCode): MedicalCouncil | undefined {
  return COUNCILS[country];
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the short name of the council that a text names, or the text itself for a council that we do not know. */
export function shortCouncil(text: string): string {
  return (
    Object.values(COUNCILS).find(({ name, short }) => [name, short].map(folded).includes(folded(text)))?.short ?? text
  );
}
