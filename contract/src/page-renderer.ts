import type { Language } from './languages.ts';
import type { FormReply } from './page-forms.ts';
import type { Role } from './roles.ts';
import type { ShownSpecialty } from './shown-specialties.ts';

/** The response of an API call made inside the process. */
export interface InternalReply {
  readonly status: number;
  readonly text: string;
  readonly link?: string | undefined;
}

/** What administrators changed of what a release shows everywhere. */
export interface HouseChanges {
  /** All specialties in order; null while they are as printed. */
  readonly specialties: readonly ShownSpecialty[] | null;
}

export interface RenderInput {
  /** Path and query. */
  readonly url: string;
  readonly cookie: string;
  /** The browser's `Accept-Language` header. */
  readonly acceptLanguage: string;
  /** True if the browser sent a session cookie. */
  readonly hasSession: boolean;
  readonly savesData: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** What administrators changed of what a release shows everywhere. */
  readonly house?: HouseChanges | undefined;
  /** The result of a form that was just sent to this page. */
  readonly form?: FormReply | undefined;
  /** Reads from the API as the visitor. */
  readonly fetchApi: (path: string) => Promise<InternalReply>;
}

/** The files that a document refers to. */
export interface DocumentFiles {
  readonly entry: string;
  /** Scripts that load early because the first view runs them. */
  readonly preload: readonly string[];
  /** The text of the styles, which is written into the document. */
  readonly styles: string;
  /** The files of these styles; named so that no script loads them again. */
  readonly styleFiles: readonly string[];
}

/** What the server adds around a rendered page. */
export interface DocumentFrame {
  readonly files: DocumentFiles;
  /** The nonce of scripts and styles; undefined for a page that shared caches keep, whose policy has hashes instead. */
  readonly nonce: string | undefined;
  /** The public address, such as 'https://tabibu.example', for canonical links and previews. */
  readonly origin: string;
  readonly phone: boolean;
}

/** A rendered page with its data, but without the document around it. */
export interface ServedPage {
  readonly status: number;
  readonly html: string;
  readonly language: Language;
  /** True if the page shows something about its reader. */
  readonly personal: boolean;
  /** True if the API refused something that the page asked for. */
  readonly lacksData: boolean;
  /** The page's source files and sentence files, for preloading. */
  readonly screens: readonly string[];
  readonly sentences: readonly string[];
  /**
   * Source files of parts that load later but were rendered. The document includes their styles; their code is not
   * preloaded.
   */
  readonly parts: readonly string[];
  /**
   * Returns the whole document. `html` is the page's own `html`, possibly with hidden fields that the server added to
   * its forms.
   */
  writeDocument(html: string, frame: DocumentFrame): string;
}

/** The frame of pages that the service worker stores for use without network. */
interface ServedShell {
  /** The screens whose files it includes. */
  readonly screens: readonly string[];
  writeDocument(files: DocumentFiles, phone: boolean): string;
}

export interface LanguageAddress {
  readonly language: Language;
  /** Where the browser must go instead, or null. Personal pages and preferences have no address with a language. */
  readonly leadsTo: string | null;
}

export interface AddressInput {
  readonly path: string;
  readonly query: string;
  readonly cookie: string;
  readonly hasSession: boolean;
}

/** A preference given in an address: the cookies that store it, and the address without it. */
export interface PreferenceRedirect {
  readonly cookies: readonly string[];
  readonly address: string;
}

/** Returns the hash of an inline script or style, as a content security policy writes it. The server takes it. */
export type HashOf = (inline: string) => string;

/** What the web's server bundle offers to the server. */
export interface PageRenderer {
  /** Renders the page of an address with its data. Never rejects: a failure becomes a page with status 500. */
  render(input: RenderInput): Promise<ServedPage>;
  renderShell(language: Language): Promise<ServedShell>;
  /** Returns the content security policy of a document with a nonce. */
  pagePolicy(nonce: string): string;
  /** Returns the policy of a document that shared caches may keep: hashes allow its inline scripts and styles. */
  sharedPolicy(files: DocumentFiles, hashOf: HashOf): string;
  shellPolicy(hashOf: HashOf): string;
  /**
   * Describes an address with a language in it, whose page is the same for everybody; undefined for any other address.
   */
  languageAddress(input: AddressInput): LanguageAddress | undefined;
  /** Handles `?lang=en` or `?country=KE`; undefined if the address has no preference. */
  preferenceRedirect(path: string, query: string): PreferenceRedirect | undefined;
  readPreferences(cookie: string): { readonly language: Language };
  /** Returns whether a page exists at a path. */
  isPage(path: string): boolean;
  /** Returns where a person goes after signing in; `next` is the page they wanted. */
  afterSignIn(role: Role, next: string | null, phone: boolean): string;
  /** Returns the paths that search engines may list. */
  publicPaths(): string[];
  writeRobots(origin: string): string;
}
