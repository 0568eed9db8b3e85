// Compiled by the type check, never run: no answer to an applicant has a field that could hold a staff note.

import type { PortOf } from '../../../src/core/api/api';
import type { StaffNote } from '../../../src/core/applications/application';
import type { OwnApplication } from '../../../src/core/applications/own/own-application';
import type { ownApplicationsApi } from '../../../src/core/applications/own/own-applications.api';

type Port = PortOf<typeof ownApplicationsApi>;
type ValueOf<R> = Extract<R, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;
/** What an applicant is answered, by call; a list counts as what is in it. */
type Answers = {
  readonly [Name in keyof Port]: ValueOf<Awaited<ReturnType<Port[Name]>>> extends readonly (infer One)[]
    ? One
    : ValueOf<Awaited<ReturnType<Port[Name]>>>;
};

/** Every field of an answer, those of its program included. */
type FieldsOf<T> = keyof T | (T extends { readonly program: infer Program } ? keyof Program : never);

/** The fields that applicants may read; one that is added has to be written here. */
type Known =
  | ('id' | 'revision' | 'programId' | 'as' | 'name' | 'contact' | 'access' | 'pairs' | 'answers' | 'adult')
  | ('guardian' | 'receivedAt' | 'state' | 'decidedAt' | 'message' | 'reasonKind' | 'reason' | 'ended')
  | ('erasedAt' | 'answerBy' | 'program' | 'shoes')
  | ('title' | 'contactName' | 'contactPhone' | 'intake' | 'nextStep' | 'es');

type Unknown = Exclude<FieldsOf<Answers[keyof Answers]>, Known>;
export const nothingElse: [Unknown] extends [never] ? true : Unknown = true;
/** All answers are of this one type. */
export const oneType: Answers[keyof Answers] extends OwnApplication ? true : never = true;

declare const note: StaffNote;
// @ts-expect-error the text of a note is none of the fields
export const text: Known = 'text';
// @ts-expect-error a note is no answer
export const answer: OwnApplication = note;
