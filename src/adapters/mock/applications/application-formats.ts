import {
  type Application,
  applicationSchema,
  type StaffNote,
  staffNoteSchema,
} from '../../../core/applications/application';
import { listFormat } from '../simulation';

/** What is there at first. */
export interface ApplicationSamples {
  readonly applications: () => readonly Application[];
  readonly staffNotes: () => readonly StaffNote[];
}

/** How a browser keeps applications. */
export const applicationsFormat = ({ applications }: ApplicationSamples) =>
  listFormat('applications', applicationSchema, applications);

/** How a browser keeps staff notes. */
export const staffNotesFormat = ({ staffNotes }: ApplicationSamples) =>
  listFormat('staff-notes', staffNoteSchema, staffNotes);
