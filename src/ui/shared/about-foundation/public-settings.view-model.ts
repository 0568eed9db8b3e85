import { action, makeObservable, observableRef } from 'mobx';
import { type LegalNotice, legalNotice } from '../../../core/settings/legal-notice';
import type { PublicSettings } from '../../../core/settings/public-settings';
import type { Needs, Ports } from '../../app/ports';

/** Who asks for gifts, as the public pages say it: what the page came with, or what is asked where it came with nothing. */
export class PublicSettingsViewModel {
  settings: PublicSettings | null;

  constructor(
    private readonly ports: Needs<{ publicSettings: 'public' }> &
      Pick<Ports, 'shownSettings' | 'writtenNotice'>,
  ) {
    this.settings = ports.shownSettings;
    makeObservable<this, 'take'>(this, { settings: observableRef, take: action });
  }

  /** The notice beside requests for gifts; null where nothing is known to say. */
  get notice(): LegalNotice | null {
    const { writtenNotice } = this.ports;
    if (writtenNotice) return writtenNotice.text === null ? null : { who: '', law: writtenNotice.text };
    return this.settings && legalNotice(this.settings);
  }

  /** Whether gifts may be called tax-deductible. */
  get areDeductible(): boolean {
    return this.settings?.giftsAre !== 'not-deductible';
  }

  /** Asks what the page did not come with; a failure leaves the notice out. */
  start(): () => void {
    const request = new AbortController();
    if (this.settings === null && this.ports.writtenNotice === null) void this.ask(request.signal);
    return () => request.abort();
  }

  private async ask(signal: AbortSignal): Promise<void> {
    const answer = await this.ports.publicSettings.public(undefined, signal);
    if (answer.ok && !signal.aborted) this.take(answer.value);
  }

  private take(settings: PublicSettings): void {
    this.settings = settings;
  }
}
