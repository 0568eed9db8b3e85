import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
import type { OwnGiving } from './own-giving.port';

/** Reads one's own giving. A failure is logged. */
export class ReadOwnGiving {
  constructor(
    private readonly giving: Pick<OwnGiving, 'gifts' | 'plans' | 'together'>,
    private readonly logger: Logger,
  ) {}

  /** Everything that the person gave. */
  gifts(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read own gifts', () => this.giving.gifts(signal));
  }

  /** Their plans to give again and again. */
  plans(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read own plans', () => this.giving.plans(signal));
  }

  /** What all gifts together did. */
  together(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read what all gifts did', () => this.giving.together(signal));
  }
}
