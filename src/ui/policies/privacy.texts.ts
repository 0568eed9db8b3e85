import { CHALLENGE_MS } from '../../core/account/second-factor/challenge';
import { KNOWN_BROWSER_MS } from '../../core/account/second-factor/note-sign-in';
import { idleEndMs } from '../../core/account/second-factor/session-end';
import { SESSION_SECONDS } from '../../core/account/session-seconds';
import { SIDEBAR_SECONDS } from '../../core/preferences/sidebar-preference.port';
import type { PublicSettings } from '../../core/settings/public-settings';
import { UNSENT_KEPT_MS } from '../../core/shared/unsent/unsent-change';
import { keptForSentences } from '../shared/privacy/kept-for.texts';
import type { Policy } from './policy';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const days = (ms: number) => `${ms / DAY_MS} days`;
const hours = (ms: number) => (ms === HOUR_MS ? '1 hour' : `${ms / HOUR_MS} hours`);

/** What the page about privacy says beside what holds everywhere. */
export interface PrivacyFacts {
  readonly settings: Pick<PublicSettings, 'keepMessagesDays' | 'keepApplicationsDays'>;
  /** Who runs the site. */
  readonly name: string;
  /** The foundation's; empty where it has none. */
  readonly email: string;
  /** Whether nobody receives what is typed. */
  readonly isDemo: boolean;
}

/** What visitors read about what becomes of their data. Each sentence says what the site does. */
export const privacyTexts = {
  title: 'Privacy',
  pageTitle: (siteName: string) => `Privacy – ${siteName}`,
  description: (siteName: string) =>
    `What ${siteName} asks you for and why, who reads it, how long it is kept, and how to see or erase it.`,
  policy: ({ settings, name, email, isDemo }: PrivacyFacts): Policy => ({
    title: 'Privacy',
    opening: [
      ...(isDemo
        ? [
            'This is a demonstration: what you type stays in this browser.',
            'The rest of this page says how the site works once it has a server.',
          ]
        : []),
      `${name} runs this site. Here is what we ask you for, and what becomes of it.`,
    ],
    sections: [
      {
        title: 'What we ask for and why',
        paragraphs: ['Reading this site, giving and asking for shoes need no account.'],
        items: [
          'When you write to us: your name and email address, so that we can answer.',
          'When you give money: the amount, your name and your email address, so that we know your gift and can send a receipt. A phone number and a message only if you like. We never ask for a card number: you pay on a payment form outside this site, or you call us.',
          'When we are to pick something up: your name, email address, phone number and address, and what it is, so that we can come for it.',
          'When you ask for shoes: a name to call you by and a way to reach you. Sizes and a note only if you like.',
          'When you have an account: your name and email address, and what you apply for, sign up for, do and give, so that you and we can see it. Your password is kept in a form that nobody can read.',
          'When you sign in: your browser, so that you can see where you are signed in, and end what is not yours.',
          'The language of the page when you write to us, ask for a pickup or apply, and the one you choose for your account, so that our emails come in it.',
          'Your network address, to hold off programs that flood our forms or guess passwords. It is noted with a sign-in, too.',
        ],
      },
      {
        title: 'Who reads it',
        paragraphs: [],
        items: [
          'Messages, requests for shoes, gifts and pickups: the foundation’s admins. People whom they name get an email when something comes in.',
          'Applications, sign-ups and hours: the admins, and the managers of the program.',
          'What belongs to your account: you, too, when you are signed in.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: ['Once a day the site deletes what is old. What it deletes is gone for good:'],
        items: [
          ...keptForSentences(settings),
          'Gifts, receipts and pickups that happened stay, because we account for them. So does the list of what staff changed.',
          'Accounts, and what belongs to them, stay until we erase them.',
        ],
      },
      {
        title: 'What we never do',
        paragraphs: [],
        items: [
          'No trackers and no advertising.',
          'No request to another site: all that our pages show comes from this one.',
          'The one other site that takes part is the payment form for gifts. It opens when you choose to pay. It may get the amount, your name and your email address, so that you need not type them again.',
          'What you type is never written to the server’s log, and neither is your email address.',
        ],
      },
      {
        title: 'Your choices',
        paragraphs: [
          email === ''
            ? 'Ask us for a copy of what we keep about you, or ask us to erase it.'
            : `Write to ${email} for a copy of what we keep about you, or to have it erased.`,
          'Erasing takes your name, how to reach you, and your words. Sums, counts and days of gifts stay, without you.',
          'With an account you change your name, picture and password yourself, and withdraw applications and sign-ups.',
        ],
      },
      {
        title: 'Cookies and this device',
        paragraphs: [
          'Reading this site sets no cookie.',
          'What you type into a form and do not send stays in its tab, and is gone when you close it. A password is never kept there.',
          `Signing in sets a cookie that keeps you signed in for at most ${days(SESSION_SECONDS * 1000)}. When nothing is done, it ends after ${hours(idleEndMs(null))}, and after ${hours(idleEndMs('admin'))} for staff. Your browser also remembers your name, picture, email address, language and role until you log out.`,
          `A second step at sign-in sets a cookie for ${CHALLENGE_MS / MINUTE_MS} minutes. Staff get another one, so that we recognize their browser, for ${days(KNOWN_BROWSER_MS)} after a sign-in.`,
          `In the dashboard a cookie remembers for ${days(SIDEBAR_SECONDS * 1000)} whether the menu is open. What you mark there without a connection waits on the device for up to ${days(UNSENT_KEPT_MS)}.`,
        ],
      },
      {
        title: 'Contact',
        paragraphs: ['Ask us anything about this page.'],
        hasContact: true,
      },
    ],
  }),
};
