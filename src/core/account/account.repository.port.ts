import type { PictureFile } from '../content/pictures/image-library.port';
import type { PictureRef } from '../content/site-content';
import type { FailureOf, Result } from '../shared/result';
import type { AccountLink } from './links/account-links.port';
import type { OpenSession } from './own-account.api';

/** Where the pictures beside people's names are kept. */
export interface AvatarRepository {
  /** Keeps a picture, once, and answers its reference. */
  put(picture: PictureFile): Promise<Result<PictureRef, FailureOf<'quota' | 'unavailable'>>>;
  /** Removes a former picture, unless something else shows it. */
  drop(ref: PictureRef): Promise<void>;
}

/** The addresses at which calendars read what people signed up for. */
export interface CalendarAddresses {
  /** Ends the address of a person at `now`, in ms, so that they are told; ending none changes nothing. */
  end(personId: string, now: number): Promise<void>;
}

/** The open sessions of people. */
export interface SessionRepository {
  /** Those of a person, the one that was used last first. */
  list(personId: string): Promise<readonly Omit<OpenSession, 'isCurrent'>[]>;
  /** Ends one session of a person, and answers whether there was one. */
  end(personId: string, id: string): Promise<boolean>;
  /** Ends every session of a person, but for the one with the id `left`. */
  endAll(personId: string, left?: string): Promise<void>;
}

/** Where hashes of passwords are kept. A write locks their person first. */
export interface PasswordRepository {
  /** The hash of a person's password; null for none. */
  find(personId: string): Promise<string | null>;
  /** Gives a person a password in place of the one before. */
  replace(personId: string, hash: string): Promise<void>;
  /** Asks a person no more, until they sign in again, to change a password that is an easy guess. */
  putOff(personId: string): Promise<void>;
  /** Removes what a person signs in with; removing nothing is a success. */
  remove(personId: string): Promise<void>;
}

/** A one-time link as it is kept. */
export interface KeptLink extends AccountLink {
  readonly personId: string;
  /** ms since the epoch. */
  readonly expiresAt: number;
  readonly isUsed: boolean;
}

/** Where one-time links are kept. A write locks their person first. */
export interface AccountLinkRepository {
  find(link: AccountLink): Promise<KeptLink | null>;
  /** Keeps a new link. With it, the newest `live` of its person and purpose that were not used work. */
  add(link: KeptLink, live: number): Promise<void>;
  /** Uses up all links of a person, at `now` in ms since the epoch. */
  spend(personId: string, now: number): Promise<void>;
  /** Removes all links of a person for good. */
  remove(personId: string): Promise<void>;
}
