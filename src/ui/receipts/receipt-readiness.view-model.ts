import { makeObservable, observable, runInAction } from 'mobx';
import type { Outbox } from '../../core/mail/mail.api';
import type { SettingsStore } from '../../core/settings/settings.api';

/** What receipts wait for: the legal name, and a mail server. Null until it is known. */
export class ReceiptReadinessViewModel {
  hasLegalName: boolean | null = null;
  sends: boolean | null = null;

  constructor(
    private readonly settings: Pick<SettingsStore, 'read'>,
    private readonly outbox: Pick<Outbox, 'list'>,
  ) {
    makeObservable(this, { hasLegalName: observable, sends: observable });
  }

  /** Looks once. */
  start(): () => void {
    void this.load();
    return () => undefined;
  }

  private async load(): Promise<void> {
    const [kept, outbox] = await Promise.all([
      this.settings.read(),
      this.outbox.list({ state: null, page: 1, size: 1 }),
    ]);
    runInAction(() => {
      if (kept.ok) this.hasLegalName = kept.value.settings.legalName.trim() !== '';
      if (outbox.ok) this.sends = outbox.value.sends;
    });
  }
}
