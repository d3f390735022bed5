import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Country } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import { isKeyOf } from '@tabibu/contract/own-key';
import { isSpoken, learnSentences } from './catalogues.ts';
import type { SentenceChunk, SentenceKey } from './catalogues.ts';

/** Who opens which address. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly country: Country;
  readonly me: MeBody | null;
  readonly now: number;
}

/** What a screen's file exports: the screen, and what it wants in the cache before it is first shown. */
export interface ScreenFile {
  readonly default: ComponentType;
  readonly needs?: (visit: Visit, client: QueryClient) => readonly Promise<unknown>[];
}

export interface RouteDefinition {
  readonly path: string;
  /** File under the folder of its audience. */
  readonly file: string;
  /** Whose screen it is: `web/src/patient` unless said. Doctors get a frame of their own. */
  readonly audience?: 'doctor';
  /** Patients and doctors open it, each in the frame of their own. */
  readonly both?: true;
  readonly title: SentenceKey;
  /** `home` draws its own phone bar; `tab` has no way back; the rest have one. */
  readonly bar?: 'home' | 'tab';
  readonly tab?: TabName;
  readonly sentences?: readonly SentenceChunk[];
  /** Personal screens are not indexed and not kept by the browser. */
  readonly personal?: boolean;
  readonly status?: number;
}

export type TabName = 'home' | 'diagnosis' | 'learnings' | 'more';

/** The four tabs of the phone frame (PAT-SHELL-35). */
export const TAB_PATHS: Readonly<Record<TabName, string>> = { home: '/', diagnosis: '/diagnosis', learnings: '/learnings', more: '/more' };

const booking: Partial<RouteDefinition> = { sentences: ['sign-in', 'booking'], personal: true };

const verify = { file: 'verify/verify-screen', title: 'verify.title', sentences: ['records'], personal: true } as const;

const dashboard = { file: 'dashboard/dashboard-screen', title: 'day.title', audience: 'doctor', sentences: ['doctor-desk'], personal: true } as const;

/** Every address; the first match wins. A `*` at the end stands for whatever follows, also for nothing (DOC-DASH-02). */
export const ROUTES: readonly RouteDefinition[] = [
  { path: '/', file: 'home/home-screen', title: 'title.home', bar: 'home', tab: 'home' },
  { path: '/doctors', file: 'search/search-screen', title: 'title.doctors', sentences: ['search'] },
  { path: '/doctors/:country/:type', file: 'search/type-list-screen', title: 'title.doctors', sentences: ['search'] },
  { path: '/doctors/:doctorId', file: 'doctor/doctor-screen', title: 'title.doctor', sentences: ['reviews'] },
  { path: '/diagnosis', file: 'diagnosis/diagnosis-screen', title: 'title.diagnosis', sentences: ['pages'], bar: 'tab', tab: 'diagnosis' },
  { path: '/learnings', file: 'learnings/learnings-screen', title: 'title.learnings', sentences: ['pages'], bar: 'tab', tab: 'learnings' },
  { path: '/subscriptions', file: 'care-plans/care-plans-screen', title: 'title.plans', sentences: ['pages'] },
  { path: '/contact', file: 'contact/contact-screen', title: 'title.contact', sentences: ['pages'] },
  { path: '/about', file: 'about/about-screen', title: 'title.about', sentences: ['pages'] },
  { path: '/privacy', file: 'privacy/privacy-screen', title: 'title.privacy', sentences: ['pages'] },
  { path: '/terms', file: 'terms/terms-screen', title: 'title.terms', sentences: ['pages'] },
  { path: '/doctor/apply', file: 'about/apply-screen', title: 'title.apply', sentences: ['pages'] },
  { path: '/emergency', file: 'booking/emergency-screen', title: 'title.emergency', sentences: ['sign-in', 'booking'] },
  { path: '/auth', file: 'sign-in/sign-in-screen', title: 'title.sign-in', sentences: ['sign-in'], personal: true },
  { path: '/book/:doctorId', file: 'booking/booking-screen', title: 'title.book', ...booking },
  { path: '/pay/:bookingId', file: 'payment/payment-screen', title: 'title.pay', ...booking },
  { path: '/receipts/:reference', file: 'payment/receipt-screen', title: 'title.receipt', ...booking },
  { path: '/appointments', file: 'appointments/appointments-screen', title: 'title.appointments', ...booking },
  { path: '/appointments/:id', file: 'appointments/appointment-screen', title: 'title.appointment', sentences: ['sign-in', 'booking', 'outcome', 'reviews', 'records'], personal: true },
  { path: '/call/:bookingId', file: 'call/call-screen', title: 'title.appointment', sentences: ['sign-in', 'outcome', 'call'], personal: true, both: true },
  { path: '/more', file: 'more/more-screen', title: 'title.more', bar: 'tab', tab: 'more', ...booking },
  { path: '/more/devices', file: 'more/devices-screen', title: 'title.devices', tab: 'more', ...booking },
  { path: '/doctor/dashboard/*', ...dashboard },
  { path: '/doctor/mobile-dashboard', ...dashboard },
  { path: '/doctor/visits/:bookingId', file: 'visit/visit-screen', title: 'visit.title', audience: 'doctor', sentences: ['doctor-desk', 'records'], personal: true },
  { path: '/verify', ...verify },
  { path: '/verify/:code', ...verify },
  { path: '/e/:secret', file: 'emergency/emergency-answer-screen', title: 'answer.title', audience: 'doctor', sentences: ['doctor'], personal: true },
];

/** Shown for every other address: on a phone the home with a word about it (C33), so it brings that bar. */
export const NOT_FOUND: RouteDefinition = { path: '*', file: 'about/not-found-screen', title: 'title.not-found', bar: 'home', status: 404 };

export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a path, without its query. */
export function matchRoute(path: string): RouteMatch {
  const wanted = segmentsOf(path);
  for (const route of ROUTES) {
    const params = matchSegments(segmentsOf(route.path), wanted);
    if (params) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}

/** The code of a screen could not be fetched: no network, or a new version has replaced it. */
export class ScreenUnreachable extends Error {}

/** The screens in which a doctor is found; where the others are stands in a file that comes later. */
const files = import.meta.glob<ScreenFile>('../patient/{home,search,doctor}/*-screen.tsx');
const opened = new Map<string, ScreenFile>();
const opening = new Map<string, Promise<ScreenFile>>();

function screenFile(route: RouteDefinition): string {
  return `../${route.audience ?? 'patient'}/${route.file}.tsx`;
}

/** The source files that a route's page begins with, as the build's manifest names them. */
export function filesOfRoute(route: RouteDefinition): readonly string[] {
  const file = screenFile(route);
  return [...(isKeyOf(files, file) ? [] : ['src/shell/other-screens.ts']), file.replace('..', 'src')];
}

/** The screen when its code and its sentences are already here. */
export function openScreen(route: RouteDefinition, language: Language): ScreenFile | undefined {
  return isSpoken(language, sentencesOf(route)) ? opened.get(screenFile(route)) : undefined;
}

/** Loads a screen's code and sentences; the same promise for the same screen until it fails. */
export function loadScreen(route: RouteDefinition, language: Language): Promise<ScreenFile> {
  const key = `${language}/${screenFile(route)}`;
  let promise = opening.get(key);
  if (!promise) {
    promise = fetchScreen(route, language);
    opening.set(key, promise);
    // A failed screen may be asked for again, but not within the same breath: the crash screen has to come up in between.
    promise.catch(() => setTimeout(() => opening.delete(key), 2000));
  }
  return promise;
}

/** The chunks of sentences a route speaks with. */
export function sentencesOf(route: RouteDefinition): readonly SentenceChunk[] {
  return ['public', ...(route.sentences ?? [])];
}

async function fetchScreen(route: RouteDefinition, language: Language): Promise<ScreenFile> {
  const [file] = await Promise.all([fetchFile(screenFile(route)), learnSentences(language, sentencesOf(route))]).catch((cause: unknown) => {
    throw new ScreenUnreachable(route.path, { cause });
  });
  opened.set(screenFile(route), file);
  return file;
}

async function fetchFile(name: string): Promise<ScreenFile> {
  const load = files[name] ?? (await import('./other-screens.ts')).OTHER_SCREENS[name];
  if (!load) throw new Error(`no screen file ${name}`);
  return load();
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const given = path[index];
    if (piece === '*') return params;
    if (given && piece.startsWith(':')) params[piece.slice(1)] = decoded(given);
    else if (piece !== given) return undefined;
  }
  return pattern.length === path.length ? params : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
