import type { Mails } from '../mail/mails';
import type { ReceivesForm } from '../shared/forms/public-form';
import type { Written } from '../shared/forms/written-form';
import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ContactMessage } from './contact-message';
import { type Message, receivedMessage } from './message';
import type { MessageRepository } from './message.repository.port';
import { receivedShoeRequest } from './received-shoe-request';
import type { ShoeRequest } from './shoe-request';

/** Keeps what a visitor has handed in as a message, and mails the people whom the settings name. */
class ReceiveAsMessage<Form> implements ReceivesForm<Form> {
  constructor(
    private readonly messageOf: (
      form: Form,
      stamp: Pick<Message, 'id' | 'revision' | 'receivedAt'>,
    ) => Message,
    private readonly unit: UnitOfWork<{ readonly messages: Pick<MessageRepository, 'add'> }>,
    private readonly mails: Pick<Mails, 'message'>,
  ) {}

  execute(sent: Form): ReturnType<ReceivesForm<Form>['execute']> {
    return this.unit.write(async ({ messages }, unit) => {
      const stamp = { id: unit.nextId(), revision: unit.nextId(), receivedAt: unit.now() };
      const message = this.messageOf(sent, stamp);
      await messages.add(message);
      unit.tellStaff('toldOfMessages', (to) => this.mails.message(to, message));
      unit.publishChange('messages');
      return ok(undefined);
    });
  }
}

type Needed = [
  unit: UnitOfWork<{ readonly messages: Pick<MessageRepository, 'add'> }>,
  mails: Pick<Mails, 'message'>,
];

/** Keeps what a visitor has written. */
export class ReceiveMessage extends ReceiveAsMessage<Written<ContactMessage>> {
  constructor(...needed: Needed) {
    super(receivedMessage, ...needed);
  }
}

/** Keeps who asks for shoes. */
export class ReceiveShoeRequest extends ReceiveAsMessage<Written<ShoeRequest>> {
  constructor(...needed: Needed) {
    super(receivedShoeRequest, ...needed);
  }
}
