import type { FailureOf, Result } from '../../shared/result';
import type { Language } from '../../shared/text/language';

/** What a link lets its holder do: choose the first password of an account, or a new one. */
export const LINK_PURPOSES = ['invitation', 'password'] as const;

/** One of the two. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How long a link works, in ms. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  invitation: 72 * 60 * 60_000,
  password: 60 * 60_000,
};

/**
 * So many unused links of a person work side by side when they are asked for in public: somebody else who asks for more
 * does not end the one that the person has just opened.
 */
export const LIVE_LINKS = 3;

/** A one-time link. Anyone who has its secret can act as its person. */
export interface AccountLink {
  readonly purpose: LinkPurpose;
  readonly secret: string;
}

/** Whom a link is for. */
export interface LinkHolder {
  readonly name: string;
  readonly email: string;
}

/**
 * Why a link does not work: 'not-found' when it is unknown, expired, replaced by newer ones, or its person can no longer
 * sign in; 'conflict' when an invitation was already used, or its person has set a password since.
 */
export type DeadLink = FailureOf<'not-found' | 'conflict'>;

type Refused = FailureOf<'too-many' | 'unavailable'>;

/** Lets people choose a password by a link that works once and for a limited time. */
export interface AccountLinks {
  /** Whether links are sent by mail; a simulation sends none and shows them. */
  readonly sendsMail: boolean;
  /**
   * Sends a password link to the account with this address. The answer and its timing are the same when no such account
   * exists. A person who was invited and has no password yet gets a new invitation. The newest LIVE_LINKS unused links
   * work at the same time. The answer contains the link only where no mail is sent.
   */
  request(email: string): Promise<Result<{ readonly link: string | null }, Refused>>;
  /** Whom a link is for, so that password managers know whose password it is. */
  holder(link: AccountLink): Promise<Result<LinkHolder, DeadLink | Refused>>;
  /**
   * Gives the link's person this password, uses up all their links, ends all their sessions, notes it in the audit log,
   * and tells them by mail that they have a new one. Who joins by an invitation on a page in `page` chooses a language as
   * languageChosenOn says. Of several who use a link at once one does; after a failure it works still.
   */
  choosePassword(
    link: AccountLink,
    password: string,
    page?: Language,
  ): Promise<Result<void, DeadLink | Refused | FailureOf<'validation' | 'quota'>>>;
}
