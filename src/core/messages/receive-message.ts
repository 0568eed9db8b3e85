import type { Mails } from '../mail/mails';
import type { ReceivesForm } from '../shared/forms/public-form';
import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ContactMessage } from './contact-message';
import { receivedMessage } from './message';
import type { MessageRepository } from './message.repository.port';

/** Keeps what a visitor has written, and mails the people whom the settings name. */
export class ReceiveMessage implements ReceivesForm<ContactMessage> {
  constructor(
    private readonly unit: UnitOfWork<{ readonly messages: Pick<MessageRepository, 'add'> }>,
    private readonly mails: Pick<Mails, 'message'>,
  ) {}

  execute(sent: ContactMessage): ReturnType<ReceivesForm<ContactMessage>['execute']> {
    return this.unit.write(async ({ messages }, unit) => {
      const stamp = { id: unit.nextId(), revision: unit.nextId(), receivedAt: unit.now() };
      const message = receivedMessage(sent, stamp);
      await messages.add(message);
      unit.tellStaff('toldOfMessages', (to) => this.mails.message(to, message));
      unit.publishChange('messages');
      return ok(undefined);
    });
  }
}
