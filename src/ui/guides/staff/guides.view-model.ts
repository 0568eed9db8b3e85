import { isUnchecked } from '../../../core/guides/guide';
import type { GuideView } from '../../../core/guides/guide-query';
import type { Guides } from '../../../core/guides/guides.api';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState } from '../../shared/form/form-state';
import { guidesTexts as texts } from './guides.texts';

/** A page of guides; it follows what others change and do. */
export class GuideListViewModel extends FetchedBy<Guides['list']> {
  constructor(private readonly ports: Needs<{ guides: 'list'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (query, signal) => ports.guides.list(query, signal),
      feed: ports.feed,
      things: ['guides', 'programs'],
    });
  }

  /** Whether a resource has to be checked. */
  isUnchecked({ checkedOn }: GuideView): boolean {
    return isUnchecked({ checkedOn }, calendarDateAt(this.ports.clock.now()));
  }
}

/** What staff publish and take back, apart from what the form saves. */
export class GuideActsViewModel {
  private readonly form = new FormState();

  constructor(private readonly ports: Needs<{ guides: 'publish' | 'retire'; toasts: 'show' | 'clear' }>) {}

  /** Does it and answers whether that is done. A second press meanwhile does nothing. */
  async act(act: 'publish' | 'retire', { id, revision: base, title }: GuideView): Promise<boolean> {
    const done = await this.form.send(() => this.ports.guides[act]({ id, base }));
    if (!done) return false;
    if (done.ok) this.ports.toasts.show(act === 'publish' ? texts.published(title) : texts.retired(title));
    else {
      const { code } = done.failure;
      const description = code === 'validation' ? texts.lacks : texts.failed[code];
      this.ports.toasts.show({ title: texts.error, description, variant: 'destructive' });
    }
    return done.ok;
  }
}
