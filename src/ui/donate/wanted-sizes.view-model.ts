import { loggedRead } from '../../core/campaigns/list-active-campaigns';
import { type Logger, ok } from '../../core/shared/result';
import type { ShownSizes, WantedSizes } from '../../core/shelf/wanted-sizes.api';
import { type Feed, Fetched } from '../shared/fetched/fetched';
import { sizesSentence } from './donate.texts';

/** What is said of the sizes of shoes that are asked for. `shown` is what the page came with; it is said until the page is another one. */
export class WantedSizesViewModel extends Fetched<string, never, null> {
  constructor(
    wanted: WantedSizes,
    feed: Feed,
    logger: Logger,
    private readonly shown: ShownSizes | null,
  ) {
    const ask = async () => {
      const read = await loggedRead(logger, 'Failed to read which sizes are needed', () => wanted.wanted());
      return ok(sizesSentence(read.ok ? read.value : []));
    };
    super({ ask, first: null, feed, things: ['shelf', 'applications'] });
    if (shown) this.ready(shown.sentence);
  }

  override start(): () => void {
    return this.shown ? () => {} : super.start();
  }
}
