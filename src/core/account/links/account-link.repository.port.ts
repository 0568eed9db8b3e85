import type { AccountLink } from './account-links.port';

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
