import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';
import type { Inbox } from './inbox.port';
import type { Message, MessageState } from './message';

/** Changes the state of a message. Logs failures other than conflicts, without the text of the message. */
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
