import { makeObservable, observableRef, runInAction } from 'mobx';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import type { KeepGifts } from '../../../core/gifts/keep-gifts';
import type { ReadGifts } from '../../../core/gifts/read-gifts';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftImportTexts as texts } from './gift-import.texts';

/** The imports so far. Each can be undone. */
export class PastImportsViewModel {
  /** Null until they are fetched. */
  imports: readonly GiftImport[] | null = null;

  constructor(
    private readonly gifts: Pick<ReadGifts, 'imports'>,
    private readonly keepGifts: Pick<KeepGifts, 'undo'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeObservable(this, { imports: observableRef });
  }

  /** Fetches them. */
  start(): () => void {
    const request = new AbortController();
    void this.load(request.signal);
    return () => request.abort();
  }

  async load(signal?: AbortSignal): Promise<void> {
    const listed = await this.gifts.imports(signal);
    if (signal?.aborted) return;
    runInAction(() => {
      this.imports = listed.ok ? listed.value : [];
    });
  }

  /** Takes back what an import did. */
  async undo(id: string): Promise<void> {
    const undone = await this.keepGifts.undo(id);
    if (undone.ok) this.toasts.show(texts.undoDone);
    else {
      const { code } = undone.failure;
      const description =
        code === 'conflict'
          ? texts.undoConflict
          : texts.writeFailed[code === 'invalid-form' ? 'validation' : code];
      this.toasts.show({ title: texts.undoFailed, description, variant: 'destructive' });
    }
    await this.load();
  }
}
