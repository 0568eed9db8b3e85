import { makeObservable, observableRef, runInAction } from 'mobx';
import type { MeasureStorage, StorageReport } from '../../../core/content/storage/measure-storage';

/** How much storage the pictures take in this browser; measured again whenever one was added or removed. */
export class StorageViewModel {
  /** Null until it was measured once. */
  report: StorageReport | null = null;
  private turn = 0;

  constructor(private readonly measureStorage: Pick<MeasureStorage, 'execute'>) {
    makeObservable(this, { report: observableRef });
  }

  /** Measures; of two measurements the later one counts. */
  async refresh(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const report = await this.measureStorage.execute();
    if (turn !== this.turn) return;
    runInAction(() => {
      this.report = report;
    });
  }
}
