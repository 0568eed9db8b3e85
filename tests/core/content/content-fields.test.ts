import { expect, test } from 'vitest';
import { CONTENT_FIELDS, type Field, fieldAt } from '../../../src/core/content/content-fields';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { SECTION_KEYS } from '../../../src/core/content/diff-content';

/** The names of a value's fields, as the description has them; a list has those of its first item. */
function namesIn(value: unknown): unknown {
  if (typeof value === 'string') return 'a text or picture';
  if (Array.isArray(value)) return [namesIn(value[0])];
  return Object.fromEntries(Object.entries(Object(value)).map(([name, inside]) => [name, namesIn(inside)]));
}

function describedNames(field: Field): unknown {
  if (field.kind === 'list') return [describedNames(field.item)];
  if (field.kind !== 'group') return 'a text or picture';
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inside]) => [name, describedNames(inside)]),
  );
}

test.each(SECTION_KEYS)('the fields of %s are those of the document', (section) => {
  expect(describedNames(CONTENT_FIELDS[section])).toEqual(namesIn(DEFAULT_CONTENT[section]));
});

test.each([
  ['aboutContent.teamMembers.11.photoUrl', 'picture'],
  ['missionContent.description.0', 'text'],
  ['galleryContent.images', 'list'],
  ['siteSettings.contact.email', 'email'],
])('%s is a %s', (path, kind) => {
  expect(fieldAt(path)?.kind).toBe(kind);
});

test.each(['', 'nothing', 'constructor', 'galleryContent.images.first', 'heroContent.title.more'])(
  'there is no field at "%s"',
  (path) => {
    expect(fieldAt(path)).toBeUndefined();
  },
);

test.each([
  ['aboutContent.description', 1, 6],
  ['aboutContent.teamMembers', 1, 12],
  ['missionContent.description', 1, 6],
  ['visionContent.visionPoints', 1, 8],
  ['galleryContent.images', 1, 12],
])('%s has from %d to %d items', (path, least, most) => {
  expect(fieldAt(path)).toMatchObject({ least, most });
});
