import * as v from 'valibot';
import type { FailureOf, FieldProblem } from '../shared/failure';
import { fail, ok, type Result } from '../shared/result';
import { contentSize } from './content-json';
import { SECTION_KEYS, type SectionKey } from './content-sections';
import { isAllowedLink } from './link';
import { isPictureRef } from './picture-ref';
import type { SiteContent } from './site-content';

/** The largest document, in bytes of its JSON, so that the content, five backups and the drafts fit the browser's store. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

const text = v.string('This has to be a text.');
const title = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'Please enter a text here; it cannot stay empty.'),
);
const picture = v.pipe(
  text,
  v.check(isPictureRef, 'Please choose a picture of this site; a picture on another site cannot be used.'),
);
const link = v.pipe(
  text,
  v.check(
    (value) => value === '' || isAllowedLink(value),
    'Please enter an address that starts with https://, http://, mailto:, tel: or / (a page of this site).',
  ),
);

function section<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, 'This has to be a group of fields.');
}

function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'This has to be a list.');
}

/** The sections' shape, with what counts as a title, a picture and a link in them. */
function sectionsOf({ title, picture, link }: Record<'title' | 'picture' | 'link', v.GenericSchema<string>>) {
  return {
    brandAssets: section({
      logos: section({ white: picture, color: picture }),
      favicon: picture,
      socialImage: picture,
    }),
    heroContent: section({
      backgroundImage: picture,
      title,
      subtitle: text,
      primaryButtonText: title,
      secondaryButtonText: title,
    }),
    aboutContent: section({
      title,
      description: list(text),
      teamMembers: list(section({ name: title, title, photoUrl: picture, bio: text })),
    }),
    missionContent: section({
      title,
      image: picture,
      imageAlt: text,
      description: list(text),
      purposeTitle: title,
      purposeDescription: text,
    }),
    visionContent: section({
      title,
      description: text,
      visionPoints: list(section({ title, description: text })),
      fulfillmentTitle: title,
      fulfillmentDescription: text,
    }),
    galleryContent: section({
      title,
      images: list(section({ url: picture, alt: text, caption: text })),
    }),
    siteSettings: section({
      siteName: title,
      tagline: text,
      description: text,
      contact: section({ email: text, phone: text, address: text }),
      socialMedia: section({ facebook: link, twitter: link, instagram: link, linkedin: link }),
    }),
  };
}

const sections = sectionsOf({ title, picture, link });

/** A draft may be unfinished, so its texts may be anything. */
const draftSections = sectionsOf({ title: text, picture: text, link: text });

const isoTime = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** Reads only the fields it knows into new objects, so unknown keys, `__proto__` and their like never get in. */
const document = v.object(
  { ...sections, lastSaved: v.fallback(v.nullable(isoTime), null) },
  'This has to be a content document.',
);

const draftDocument = v.object({ ...draftSections, lastSaved: v.fallback(v.nullable(isoTime), null) });

/** Makes a document of a stored draft, which may be unfinished (an empty title); null when it has not even the shape of one. */
export function parseDraftContent(value: unknown): SiteContent | null {
  const parsed = v.safeParse(draftDocument, value);
  return parsed.success ? parsed.output : null;
}

function problemOf(issue: v.BaseIssue<unknown>, prefix = ''): FieldProblem {
  const path = [prefix, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  if (issue.received !== 'undefined') return { field: path, message: issue.message };
  const isSection = (SECTION_KEYS as readonly string[]).includes(path);
  return { field: path, message: isSection ? 'This section is missing.' : 'This field is missing.' };
}

/** Sizes for people, in kB of 1,024 bytes. */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;
}

/**
 * Makes a content document of any JSON value: all seven sections are required (specification, section 5), titles
 * are not empty, links and pictures lead where they may, and the whole is at most MAX_DOCUMENT_BYTES. Never throws.
 */
export function parseSiteContent(value: unknown): Result<SiteContent, FailureOf<'validation'>> {
  const parsed = v.safeParse(document, value);
  if (!parsed.success) {
    return fail({ code: 'validation', fields: parsed.issues.map((issue) => problemOf(issue)) });
  }
  const size = contentSize(parsed.output);
  if (size > MAX_DOCUMENT_BYTES) return fail({ code: 'validation', fields: [tooLarge(size)] });
  return ok(parsed.output);
}

function tooLarge(size: number): FieldProblem {
  return {
    field: '',
    message: `The document is too large: ${kilobytes(size)}; at most ${kilobytes(MAX_DOCUMENT_BYTES)} can be kept. Please shorten some of its texts.`,
  };
}

/**
 * A list whose items are looked at once: parts of a document never change in place, so an item that was in order stays
 * so, and a keystroke in one leader costs the same among three as among a hundred.
 */
function listOnce<Item extends v.GenericSchema<object>>(item: Item) {
  const inOrder = new WeakSet<object>();
  return list(
    v.lazy((value) => {
      // What is no object is never found here, and is never in order.
      const seen = value as object;
      if (!inOrder.has(seen)) {
        if (!v.is(item, seen)) return item;
        inOrder.add(seen);
      }
      return v.unknown();
    }),
  );
}

const about = sections.aboutContent.entries;

/** The sections of a document that is being edited: it is looked at after each keystroke. */
const editedSections = {
  ...sections,
  aboutContent: section({ ...about, teamMembers: listOnce(about.teamMembers.item) }),
};

const checked = new WeakMap<object, readonly FieldProblem[]>();

function sectionProblems(key: SectionKey, value: object): readonly FieldProblem[] {
  const known = checked.get(value);
  if (known) return known;
  const parsed = v.safeParse(editedSections[key], value);
  const problems = parsed.success ? [] : parsed.issues.map((issue) => problemOf(issue, key));
  checked.set(value, problems);
  return problems;
}

/** What is wrong with a document that is being edited; sections and leaders that did not change since the last look cost nothing. */
export function contentProblems(content: SiteContent): readonly FieldProblem[] {
  const problems = SECTION_KEYS.flatMap((key) => sectionProblems(key, content[key]));
  if (problems.length > 0) return problems;
  const size = contentSize(content);
  return size > MAX_DOCUMENT_BYTES ? [tooLarge(size)] : [];
}
