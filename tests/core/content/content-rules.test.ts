import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RotatedBackup, rotateBackups } from '../../../src/core/content/backups/backup-rotation';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import {
  chooseSections,
  diffContent,
  differingSections,
  SECTION_KEYS,
  sectionAuthor,
} from '../../../src/core/content/diff-content';
import { contentTitled } from '../../support/content-builder';

describe('what differs', () => {
  test('is told field by field, in the order of the document', () => {
    const changed = {
      ...contentTitled('New', DEFAULT_CONTENT),
      aboutContent: {
        ...DEFAULT_CONTENT.aboutContent,
        description: ['Only one'],
        teamMembers: DEFAULT_CONTENT.aboutContent.teamMembers.slice(0, 2),
      },
    };
    const differences = diffContent(DEFAULT_CONTENT, changed);
    expect(differences.map(({ section, field }) => `${section}.${field}`)).toEqual([
      'heroContent.title',
      'aboutContent.description.0',
      'aboutContent.description.1',
      'aboutContent.teamMembers.2.name',
      'aboutContent.teamMembers.2.title',
      'aboutContent.teamMembers.2.photoUrl',
      'aboutContent.teamMembers.2.bio',
    ]);
    expect(differences[0]).toMatchObject({ before: DEFAULT_CONTENT.heroContent.title, after: 'New' });
    expect(differences[2]?.after).toBeNull();
    expect(differingSections(DEFAULT_CONTENT, changed)).toEqual(['heroContent', 'aboutContent']);
    expect(diffContent(changed, changed)).toEqual([]);
  });

  test('can be taken section by section; what was not chosen is theirs', () => {
    const mine = { ...contentTitled('Mine'), galleryContent: { title: 'Mine', images: [] } };
    const theirs = { ...contentTitled('Theirs'), lastSaved: '2026-11-21T12:00:00.000Z' };
    expect(chooseSections(mine, theirs, { galleryContent: 'mine', heroContent: 'theirs' })).toEqual({
      ...theirs,
      galleryContent: mine.galleryContent,
    });
  });
});

test('who has changed a section is told for each of the two, and for both', () => {
  const base = contentTitled('Base');
  const mine = contentTitled('Mine');
  const theirs = contentTitled('Theirs');
  expect(sectionAuthor({ base, mine, theirs }, 'heroContent')).toBe('both');
  expect(sectionAuthor({ base, mine, theirs: base }, 'heroContent')).toBe('me');
  expect(sectionAuthor({ base, mine: base, theirs }, 'heroContent')).toBe('them');
});

test.each(SECTION_KEYS)('%s can be taken from the one or from the other', (key) => {
  const theirs = structuredClone(DEFAULT_CONTENT);
  expect(chooseSections(DEFAULT_CONTENT, theirs, { [key]: 'mine' })[key]).toBe(DEFAULT_CONTENT[key]);
  expect(chooseSections(DEFAULT_CONTENT, theirs, { [key]: 'theirs' })[key]).toBe(theirs[key]);
});

test('an auto-save over an auto-save keeps what it replaces where no backup is left', () => {
  const replaced = { revision: 'r1', automatic: true };
  expect(rotateBackups([], replaced, true)).toEqual([replaced]);
});

test('the default content, shown again after the stored one was set aside, is not put on top of older backups', () => {
  const older: readonly RotatedBackup[] = [{ revision: 'r1', automatic: false }];
  expect(rotateBackups(older, { revision: null, automatic: false }, false)).toEqual(older);
});

test('whatever is saved, the backups are at most five, newest first, and never twice the same', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (saves) => {
      let backups: readonly RotatedBackup[] = [];
      let current: RotatedBackup = { revision: null, automatic: false };
      const byHand: (string | null)[] = [];
      saves.forEach((automatic, index) => {
        backups = rotateBackups(backups, current, automatic);
        // An interrupted save that is repeated adds nothing.
        expect(rotateBackups(backups, current, automatic)).toEqual(backups);
        if (!current.automatic || !automatic) byHand.unshift(current.revision);
        current = { revision: String(index), automatic };
      });
      expect(backups.map(({ revision }) => revision)).toEqual(byHand.slice(0, 5));
    }),
  );
});
