import { isUnchecked } from '../../../core/guides/guide';
import type { GuideView } from '../../../core/guides/guide-query';
import type { Guides } from '../../../core/guides/guides.api';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';
import { FormState, type Toasts } from '../../shared/form/form-state';
import { guidesTexts as texts } from './guides.texts';

/** A page of guides; it follows what others change and do. */
export class GuideListViewModel extends FetchedBy<Guides['list']> {
  constructor(
    guides: Pick<Guides, 'list'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => guides.list(query, signal), feed, things: ['guides', 'programs'] });
  }

  /** Whether a resource has to be checked. */
  isUnchecked({ checkedOn }: GuideView): boolean {
    return isUnchecked({ checkedOn }, calendarDateAt(this.clock.now()));
  }
}

/** What staff publish and take back, apart from what the form saves. */
export class GuideActsViewModel {
  private readonly form = new FormState();

  constructor(
    private readonly guides: Pick<Guides, 'publish' | 'retire'>,
    private readonly toasts: Toasts,
  ) {}

  /** Does it and answers whether that is done. A second press meanwhile does nothing. */
  async act(act: 'publish' | 'retire', { id, revision: base, title }: GuideView): Promise<boolean> {
    const done = await this.form.send(() => this.guides[act]({ id, base }));
    if (!done) return false;
    if (done.ok) this.toasts.show(act === 'publish' ? texts.published(title) : texts.retired(title));
    else {
      const { code } = done.failure;
      const description = code === 'validation' ? texts.lacks : texts.failed[code];
      this.toasts.show({ title: texts.error, description, variant: 'destructive' });
    }
    return done.ok;
  }
}
