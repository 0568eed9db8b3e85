import type { InvitePerson } from '../../../core/people/invite-person';
import { findInvitationFaults, type Invitation } from '../../../core/people/person-changes';
import { FormState } from '../../shared/form/form-state';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { peopleTexts as texts } from './people.texts';

/** The form that invites somebody. */
export class InviteViewModel {
  readonly form = new FormState();

  constructor(
    private readonly invitePerson: Pick<InvitePerson, 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {}

  /** Sends the invitation and answers whether that is done. */
  submit(invitation: Invitation): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findInvitationFaults(invitation),
      execute: () => this.invitePerson.execute(invitation),
      explain: ({ field, fault }) => ({
        field,
        message: (texts.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.invited,
      failed: (failure) => {
        if (failure.code !== 'conflict') return { title: texts.error, description: texts.failure(failure) };
        this.form.refuse([{ field: 'email', message: texts.known }]);
        return undefined;
      },
    });
  }
}
