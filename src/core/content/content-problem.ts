/** What may be wrong with a field of a content document, or with a file that should hold one. */
export type ContentFault =
  | 'not-a-document'
  | 'not-a-group'
  | 'not-a-list'
  | 'not-a-text'
  | 'section-missing'
  | 'field-missing'
  | 'empty'
  | 'picture-elsewhere'
  | 'bad-link'
  | 'not-a-picture'
  | 'document-too-large'
  | 'file-too-large'
  | 'file-unreadable'
  | 'not-json';

/** One thing that is wrong with a content document. */
export interface ContentProblem {
  /** Dotted path of the field, for example 'heroContent.title'; empty for the document as a whole. */
  readonly field: string;
  readonly fault: ContentFault;
  /** How large the document or the file is, in bytes, where it is too large. */
  readonly size?: number;
}

/** Why a content document is refused. */
export interface InvalidContent {
  readonly code: 'validation';
  readonly fields: readonly ContentProblem[];
}
