import { action, makeObservable, observableRef } from 'mobx';
import { type ListedPickup, type Pickup, wholePickup } from '../../core/pickups/pickup';
import type { Pickups } from '../../core/pickups/pickups.api';
import { attempt, type Logger } from '../../core/shared/result';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { pickupsTexts as texts } from './pickups.texts';

/** Everything that a donor wrote about one pickup; the list has only the beginnings. */
export class WholePickupViewModel {
  /** The pickup that is being read; null while nobody reads one. */
  shown: Pickup | null = null;

  constructor(
    private readonly pickups: Pick<Pickups, 'get'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set'>(this, { shown: observableRef, set: action });
  }

  /**
   * The whole pickup, with the revision that the list has: a decision is made on what somebody has seen. Null where it
   * cannot be read, which is said then.
   */
  async fetch(listed: ListedPickup): Promise<Pickup | null> {
    const known = wholePickup(listed);
    if (known) return known;
    const found = await attempt(() => this.pickups.get({ id: listed.id }), this.logger);
    if (found.ok) return { ...found.value, revision: listed.revision };
    const { code } = found.failure;
    const title = code === 'not-found' ? texts.decideFailed[code] : texts.readFailed[code];
    this.toasts.show({ title, variant: 'destructive' });
    return null;
  }

  /** Opens the dialog with everything that the donor wrote. */
  async show(listed: ListedPickup): Promise<void> {
    this.set(await this.fetch(listed));
  }

  close(): void {
    this.set(null);
  }

  private set(shown: Pickup | null): void {
    this.shown = shown;
  }
}
