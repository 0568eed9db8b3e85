import { fieldNames } from '../shared/forms/field-names';
import { remembered } from '../shared/remembered';
import { fail, ok, type Result } from '../shared/result';
import { isEmailAddress } from '../shared/text/email-address';
import { CONTENT_FIELDS, type Field, type TextField } from './content-fields';
import type { ContentPath } from './content-path';
import type { EditableSections } from './editable-sections';
import type { ContentFault, ContentProblem, InvalidContent, SectionKey, SiteContent } from './site-content';
import { contentProblems, parseSiteContent } from './site-content.schema';
import { sectionsToEdit, visitFields } from './visit-fields';

/** A number that can be called has at least so many digits. */
const LEAST_DIGITS = 7;

/**
 * What keeps a document from being saved. Beside what makes it unreadable these are, in the sections that can be edited, the
 * numbers of items, email addresses and telephone numbers: what was stored or imported with others stays readable.
 */
export function savingProblems(content: SiteContent, editable: EditableSections): readonly ContentProblem[] {
  const ofForms = sectionsToEdit(editable).flatMap((section) =>
    checked[section](content[section])
      .faults.filter(({ ofList }) => !ofList || editable[section] === 'lists')
      .map(({ problem }) => problem),
  );
  return [...contentProblems(content), ...ofForms];
}

/** The document of any JSON value, if it can be saved. */
export function readSavableContent(
  value: unknown,
  editable: EditableSections,
): Result<SiteContent, InvalidContent> {
  const parsed = parseSiteContent(value);
  if (!parsed.ok) return parsed;
  const fields = savingProblems(parsed.value, editable);
  return fields.length === 0 ? ok(parsed.value) : fail({ code: 'validation', fields });
}

/** The places of descriptions that are missing beside a picture, in the sections that can be edited. It keeps nothing from being saved. */
export function missingDescriptions(
  content: SiteContent,
  editable: EditableSections,
): readonly ContentPath[] {
  return sectionsToEdit(editable).flatMap((section) => checked[section](content[section]).undescribed);
}

/** What the forms of a section find in it. */
interface SectionCheck {
  /** A fault `ofList` counts where the number of items can be changed. */
  readonly faults: readonly { readonly problem: ContentProblem; readonly ofList: boolean }[];
  /** The places of descriptions that are missing. */
  readonly undescribed: readonly ContentPath[];
}

/** Each key asks for all of them, and changes one section. */
const checked = Object.fromEntries(
  fieldNames(CONTENT_FIELDS).map((section) => [section, remembered((value) => checkSection(section, value))]),
) as Readonly<Record<SectionKey, (value: object) => SectionCheck>>;

function checkSection(section: SectionKey, value: object): SectionCheck {
  const faults: { problem: ContentProblem; ofList: boolean }[] = [];
  const undescribed: ContentPath[] = [];
  visitFields(section, value, (path, field, inside, beside) => {
    if (field.kind === 'list' && Array.isArray(inside))
      for (const problem of listProblems(path, field, inside.length)) faults.push({ problem, ofList: true });
    if ((field.kind === 'email' || field.kind === 'phone') && typeof inside === 'string') {
      const fault = contactFault(field.kind, inside);
      if (fault) faults.push({ problem: { field: path, fault }, ofList: false });
    }
    if (field.kind === 'text' && field.describes !== undefined && beside[field.describes] !== '')
      if (String(inside).trim() === '') undescribed.push(path as ContentPath);
  });
  return { faults, undescribed };
}

function listProblems(path: string, { least, most }: Bounds, count: number): readonly ContentProblem[] {
  if (count < least) return [{ field: path, fault: 'too-few', count }];
  return count > most ? [{ field: path, fault: 'too-many', count }] : [];
}

type Bounds = Pick<Extract<Field, { kind: 'list' }>, 'least' | 'most'>;

function contactFault(kind: Exclude<TextField['kind'], 'text'>, value: string): ContentFault | null {
  if (value === '') return null;
  if (kind === 'email') return isEmailAddress(value) ? null : 'bad-email';
  return value.replace(/\D/g, '').length >= LEAST_DIGITS ? null : 'bad-phone';
}
