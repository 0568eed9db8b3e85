import { loggedRead } from '../../core/campaigns/list-active-campaigns';
import { ok } from '../../core/shared/result';
import { pairText } from '../../core/shared/sizes/shoe-size';
import type { ShownSizes } from '../../core/shelf/wanted-sizes.api';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';

/** The sizes of shoes that are asked for, in words: those that the page came with, until the page is another one. */
export class WantedSizesViewModel extends Fetched<readonly string[], never, null> {
  private readonly shown: ShownSizes | null;

  constructor(
    ports: Needs<{
      wantedSizes: 'wanted';
      feed: 'loads';
      logger: 'error' | 'info' | 'warn';
      shownSizes: 'sizes';
    }>,
  ) {
    const ask = async () => {
      const read = await loggedRead(ports.logger, 'Failed to read which sizes are needed', () =>
        ports.wantedSizes.wanted(),
      );
      return ok(read.ok ? read.value.map(pairText) : []);
    };
    super({ ask, first: null, feed: ports.feed, things: ['shelf', 'applications'] });
    this.shown = ports.shownSizes;
    if (this.shown) this.ready(this.shown.sizes);
  }

  override start(): () => void {
    return this.shown ? () => {} : super.start();
  }
}
