import * as v from 'valibot';
import {
  type Application,
  applicationSchema,
  type StaffNote,
  staffNoteSchema,
} from '../../../core/applications/application';
import type { RecordsFormat } from '../simulation';

/** What is there at first. */
export interface ApplicationSamples {
  readonly applications: () => readonly Application[];
  readonly staffNotes: () => readonly StaffNote[];
}

/** How a browser keeps applications. */
export function applicationsFormat({
  applications: samples,
}: ApplicationSamples): RecordsFormat<readonly Application[]> {
  return { name: 'applications', version: 1, schema: v.array(applicationSchema), samples };
}

/** How a browser keeps staff notes. */
export function staffNotesFormat({
  staffNotes: samples,
}: ApplicationSamples): RecordsFormat<readonly StaffNote[]> {
  return { name: 'staff-notes', version: 1, schema: v.array(staffNoteSchema), samples };
}
