import { loggedRead } from '../../core/campaigns/list-active-campaigns';
import { ok } from '../../core/shared/result';
import type { ShownSizes } from '../../core/shelf/wanted-sizes.api';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { sizesSentence } from './donate.texts';

/** What is said of the sizes of shoes that are asked for: what the page came with, until the page is another one. */
export class WantedSizesViewModel extends Fetched<string, never, null> {
  private readonly shown: ShownSizes | null;

  constructor(
    ports: Needs<{
      wantedSizes: 'wanted';
      feed: 'loads';
      logger: 'error' | 'info' | 'warn';
      shownSizes: 'sentence';
    }>,
  ) {
    const ask = async () => {
      const read = await loggedRead(ports.logger, 'Failed to read which sizes are needed', () =>
        ports.wantedSizes.wanted(),
      );
      return ok(sizesSentence(read.ok ? read.value : []));
    };
    super({ ask, first: null, feed: ports.feed, things: ['shelf', 'applications'] });
    this.shown = ports.shownSizes;
    if (this.shown) this.ready(this.shown.sentence);
  }

  override start(): () => void {
    return this.shown ? () => {} : super.start();
  }
}
