import type { StaffNote } from '../../../core/applications/application';
import { findNoteFaults } from '../../../core/applications/application-faults';
import { ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { submitForm } from '../../shared/form/form-state';
import { applicationActionTexts as texts } from './application-actions.texts';

/** What the form of a note holds. */
type NoteValues = Pick<StaffNote, 'text'>;

/** The note of staff about an application. */
export class StaffNoteViewModel extends RecordFormViewModel<StaffNote, NoteValues> {
  constructor(private readonly ports: Needs<{ applications: 'get' | 'saveNote'; toasts: 'show' | 'clear' }>) {
    super(null, ports.toasts, () => texts.note.keptTheirs);
  }

  /** Begins to change a note, and answers what the form shows. */
  open(note: StaffNote): NoteValues {
    this.basis = note;
    return { text: note.text };
  }

  /** Saves the note and answers whether that is done; what somebody else saved meanwhile is shown first. */
  submit(mine: NoteValues): Promise<boolean> {
    const { basis } = this;
    if (!basis) throw new Error('No note is open.');
    const { id, revision: base } = basis;
    return submitForm(this.form, this.toasts, {
      faults: findNoteFaults(mine.text),
      execute: () =>
        this.saveOrMeet({
          save: () => this.ports.applications.saveNote({ id, base, text: mine.text }),
          read: async () => {
            const read = await this.ports.applications.get({ id });
            return read.ok ? ok(read.value.note) : read;
          },
          base: { text: basis.text },
          mine: { text: mine.text.trim() },
          valuesOf: ({ text }) => ({ text }),
        }),
      explain: (fault) => ({ field: fault.field, message: texts.problem(fault) }),
      done: (note) => {
        this.basis = note;
        return texts.note.saved;
      },
      failed: ({ code }) =>
        this.conflict ? undefined : { title: texts.notDone, description: texts.failed[code] },
    });
  }
}
