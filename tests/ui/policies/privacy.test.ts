import { expect, test } from 'vitest';
import { CHALLENGE_MS } from '../../../src/core/account/second-factor/challenge';
import { KNOWN_BROWSER_MS } from '../../../src/core/account/second-factor/note-sign-in';
import { idleEndMs } from '../../../src/core/account/second-factor/session-end';
import { SESSION_SECONDS } from '../../../src/core/account/session-seconds';
import { SIDEBAR_SECONDS } from '../../../src/core/preferences/sidebar-preference.port';
import * as retention from '../../../src/core/privacy/retention';
import { UNSENT_KEPT_MS } from '../../../src/core/shared/unsent/unsent-change';
import { privacyTexts } from '../../../src/ui/policies/privacy.texts';

const DAY_MS = 24 * 60 * 60_000;
const facts = {
  settings: { keepMessagesDays: 1200, keepApplicationsDays: 77 },
  name: 'Sole Sisters',
  email: 'write@fsr.example',
  isDemo: false,
};

/** Every sentence of the page, in its order. */
function sentencesOf(changes: Partial<typeof facts> = {}): readonly string[] {
  const { opening, sections } = privacyTexts.policy({ ...facts, ...changes });
  return [...opening, ...sections.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items])];
}

const { KEEP_PLEDGES_DAYS, KEEP_MAILS_DAYS, KEEP_LINKS_DAYS, KEEP_GUESTS_DAYS } = retention;

/** Each time for which something is kept, with the sentence that says it. */
const SAID: readonly (readonly [string, string])[] = [
  ['keepMessagesDays', 'Messages and requests for shoes: after 1,200 days.'],
  ['keepMessagesDays', 'Pickup requests that were declined or never answered: after 1,200 days.'],
  ['keepMessagesDays', 'Pickups that got a time: 1,200 days after it, the phone number'],
  ['keepApplicationsDays', 'that nobody answered: after 77 days, all that somebody wrote'],
  ['KEEP_GUESTS_DAYS', `without an account: ${KEEP_GUESTS_DAYS} days after the event.`],
  ['KEEP_PLEDGES_DAYS', `pledged online and never paid: after ${KEEP_PLEDGES_DAYS} days.`],
  ['KEEP_MAILS_DAYS', `Mails that were sent or given up: after ${KEEP_MAILS_DAYS} days.`],
  ['KEEP_LINKS_DAYS', `Links to choose a password: ${KEEP_LINKS_DAYS} days after they stopped working.`],
  ['SESSION_SECONDS', `keeps you signed in for at most ${(SESSION_SECONDS * 1000) / DAY_MS} days.`],
  ['idleEndMs', `it ends after ${idleEndMs(null) / 3_600_000} hours`],
  ['idleEndMs', `and after ${idleEndMs('admin') / 3_600_000} hour for staff.`],
  ['CHALLENGE_MS', `sets a cookie for ${CHALLENGE_MS / 60_000} minutes.`],
  ['KNOWN_BROWSER_MS', `for ${KNOWN_BROWSER_MS / DAY_MS} days after a sign-in.`],
  ['SIDEBAR_SECONDS', `remembers for ${(SIDEBAR_SECONDS * 1000) / DAY_MS} days whether the menu is open.`],
  ['UNSENT_KEPT_MS', `waits on the device for up to ${UNSENT_KEPT_MS / DAY_MS} days.`],
];

test.each(SAID)('the page says %s: %s', (_, words) => {
  expect(sentencesOf().filter((sentence) => sentence.includes(words))).toHaveLength(1);
});

test('every time after which records are deleted is said', () => {
  const names = Object.keys(retention).filter((name) => /^KEEP_/.test(name));
  expect(names).toHaveLength(4);
  const said = SAID.map(([name]) => name);
  expect(names.filter((name) => !said.includes(name))).toEqual([]);
  const kept = retention.retentionAt(0, facts.settings);
  const days = Object.values(kept).map((instant) => -instant / DAY_MS);
  const { KEEP_GUESTS_DAYS: guests, KEEP_PLEDGES_DAYS: pledges } = retention;
  expect(days).toEqual([1200, 77, guests, pledges, KEEP_MAILS_DAYS, KEEP_LINKS_DAYS]);
});

test('a demonstration says first that nothing leaves the browser; a site with a server does not', () => {
  const demo = 'This is a demonstration: what you type stays in this browser.';
  expect(sentencesOf({ isDemo: true })[0]).toBe(demo);
  expect(sentencesOf()).not.toContain(demo);
  expect(sentencesOf()[0]).toMatch(/^Sole Sisters runs this site\./);
});

test('without an email address nobody is sent to one', () => {
  const toWrite = 'Write to write@fsr.example for a copy of what we keep about you, or to have it erased.';
  expect(sentencesOf()).toContain(toWrite);
  const without = sentencesOf({ email: '' });
  expect(without).toContain('Ask us for a copy of what we keep about you, or ask us to erase it.');
  expect(without.filter((sentence) => /Write to/.test(sentence))).toEqual([]);
});
