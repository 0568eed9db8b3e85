import * as v from 'valibot';
import { fieldNames } from '../shared/forms/field-names';
import { remembered } from '../shared/remembered';
import { fail, ok, type Result } from '../shared/result';
import type { ContentFault, ContentProblem, InvalidContent, SectionKey } from './site-content';
import { DRAFT_SECTIONS, SECTIONS, type SiteContent } from './site-content';

/** The largest document, in bytes of its JSON, so that the content, five backups and the drafts fit the browser's store. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

const isoTime = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
const lastSaved = v.fallback(v.nullable(isoTime), null);

/** Reads only the fields it knows into new objects, so that unknown keys, `__proto__` and their like never get in. */
const document = v.object({ ...SECTIONS, lastSaved }, 'not-a-document' satisfies ContentFault);

/** The document of a stored draft, which may be unfinished (an empty title) but has the shape of one. */
export const draftDocument = v.object({ ...DRAFT_SECTIONS, lastSaved });

/**
 * Makes a content document of any JSON value: every required section is there, titles are not empty, links and pictures
 * lead where they may, and the whole is at most MAX_DOCUMENT_BYTES. Never throws.
 */
export function parseSiteContent(value: unknown): Result<SiteContent, InvalidContent> {
  const parsed = v.safeParse(document, value);
  if (!parsed.success) return fail({ code: 'validation', fields: parsed.issues.map(problemOf) });
  const size = contentSize(parsed.output);
  return size <= MAX_DOCUMENT_BYTES
    ? ok(parsed.output)
    : fail({ code: 'validation', fields: [tooLarge(size)] });
}

function tooLarge(size: number): ContentProblem {
  return { field: '', fault: 'document-too-large', size };
}

/** The content document of any JSON value; null where it is not valid. */
export function readSiteContent(value: unknown): SiteContent | null {
  const parsed = parseSiteContent(value);
  return parsed.ok ? parsed.value : null;
}

/** What is wrong with a document that is being edited. Each key asks for it, so that only the section that was edited is read. */
export function contentProblems(content: SiteContent): readonly ContentProblem[] {
  const problems = fieldNames(SECTIONS).flatMap((section) => sectionProblems[section](content[section]));
  if (problems.length > 0) return problems;
  const size = contentSize(content);
  return size <= MAX_DOCUMENT_BYTES ? [] : [tooLarge(size)];
}

const sectionProblems = Object.fromEntries(
  fieldNames(SECTIONS).map((section) => {
    const schema = v.object({ [section]: SECTIONS[section] });
    const problemsIn = remembered((value): readonly ContentProblem[] => {
      const parsed = v.safeParse(schema, { [section]: value });
      return parsed.success ? [] : parsed.issues.map(problemOf);
    });
    return [section, problemsIn];
  }),
) as Readonly<Record<SectionKey, (value: object) => readonly ContentProblem[]>>;

function problemOf(issue: v.BaseIssue<unknown>): ContentProblem {
  const field = v.getDotPath(issue) ?? '';
  // The checks of the document give the code of what is wrong as their message.
  if (issue.received !== 'undefined') return { field, fault: issue.message as ContentFault };
  return { field, fault: Object.hasOwn(SECTIONS, field) ? 'section-missing' : 'field-missing' };
}

/** The size of the document's JSON, in bytes of UTF-8; a section that stayed the same is not measured again. */
export function contentSize(content: SiteContent): number {
  const members = Object.entries(content).filter(([, value]) => value !== undefined);
  const sizes = members.map(([name, value]) => jsonSize(name) + 1 + memberSize(value));
  const commas = Math.max(members.length - 1, 0);
  return sizes.reduce((sum, size) => sum + size, 2 + commas);
}

function memberSize(value: unknown): number {
  return typeof value === 'object' && value !== null ? sectionSize(value) : jsonSize(value);
}

const sectionSize = remembered<object, number>(jsonSize);

function jsonSize(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
