import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FindInvitationLink } from '../../core/mail/find-invitation-link';
import type { ChangedPerson, PeopleGateway } from '../../core/people/people.api';
import { findInvitationFaults, type Invitation } from '../../core/people/person-changes';
import { attempt, type Logger } from '../../core/shared/result';
import { textSentence } from '../shared/form/form.texts';
import { FormState, submitForm, type Toasts } from '../shared/form/form-state';
import { peopleTexts as texts } from './people.texts';

/** The form that invites somebody. */
export class InviteViewModel {
  readonly form = new FormState();
  /** Who was invited, and the link to pass on; null where a mail carries it. */
  invited: { readonly name: string; readonly link: string } | null = null;

  constructor(
    private readonly gateway: Pick<PeopleGateway, 'invite'>,
    private readonly findLink: Pick<FindInvitationLink, 'execute'>,
    private readonly toasts: Toasts,
    private readonly logger: Logger,
  ) {
    makeObservable(this, { invited: observableRef });
  }

  /** Sends the invitation and answers whether that is done. */
  submit(invitation: Invitation): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findInvitationFaults(invitation),
      execute: () => this.invite(invitation),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault, texts.faults[field]) }),
      done: (person) => (this.invited ? texts.invitedByHand(person) : texts.invited(person)),
      failed: (failure) => {
        if (failure.code !== 'conflict') return { title: texts.error, description: texts.failure(failure) };
        this.form.refuse([{ field: 'email', message: texts.known }]);
        return undefined;
      },
    });
  }

  private async invite(invitation: Invitation): ChangedPerson {
    const invited = await attempt(() => this.gateway.invite(invitation), this.logger);
    if (invited.ok) {
      const { name, email } = invited.value;
      const link = await this.findLink.execute(email);
      runInAction(() => {
        this.invited = link === null ? null : { name, link };
      });
    }
    return invited;
  }
}
