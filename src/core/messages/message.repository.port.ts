import type { Repository } from '../unit-of-work/repository.port';
import type { Message, MessageCounts } from './message';
import type { MessagePage, MessageQuery } from './message-query';

/** Where messages are kept. */
export interface MessageRepository extends Repository<Message> {
  /** What pageOfMessages answers. */
  page(query: MessageQuery): Promise<MessagePage>;
  counts(): Promise<MessageCounts>;
  /** How many messages isAskingForShoes holds of. */
  countAskingForShoes(): Promise<number>;
}
