import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';
import type { Inbox } from './inbox.port';
import type { Message, MessageState } from './message';

/** Puts a message into a state. A failure is logged, without what the message says; a conflict is none. */
export class MarkMessage {
  constructor(
    private readonly inbox: Pick<Inbox, 'mark'>,
    private readonly logger: Logger,
  ) {}

  async execute({ id, revision }: Pick<Message, 'id' | 'revision'>, state: MessageState) {
    const result = await attempt(() => this.inbox.mark(id, state, revision), this.logger);
    if (!result.ok && result.failure.code !== 'conflict')
      this.logger.error(`Failed to mark a message as ${state}`, result.failure);
    return result;
  }
}
