import { action, makeObservable, observable, observableRef } from 'mobx';
import { foldedText } from '../../../core/shared/who-is-who';
import type { RosterEntry } from '../../../core/signups/signup-view';

/** Which names of a long day sheet are listed: those with some letters, and those without a mark. */
export class SheetFilterViewModel {
  /** The letters that are looked for. */
  name = '';
  /** Who had no mark when 'Unmarked only' was pressed, by id; null while it is not pressed. */
  private unmarked: ReadonlySet<string> | null = null;

  constructor() {
    makeObservable<this, 'unmarked'>(this, {
      name: observable,
      unmarked: observableRef,
      find: action,
      toggle: action,
    });
  }

  get isUnmarkedOnly(): boolean {
    return this.unmarked !== null;
  }

  find(name: string): void {
    this.name = name;
  }

  /** Lists those without a mark alone, or everybody again. */
  toggle(unmarked: readonly RosterEntry[]): void {
    this.unmarked = this.unmarked === null ? new Set(unmarked.map(({ id }) => id)) : null;
  }

  /**
   * Whether somebody is listed. A person who is marked while 'Unmarked only' is pressed stays, so that no row moves under the thumb.
   * `isMarked` is only asked where it decides.
   */
  shows(entry: Pick<RosterEntry, 'id' | 'name'>, isMarked: () => boolean): boolean {
    if (this.name !== '' && !foldedText(entry.name).includes(foldedText(this.name))) return false;
    return this.unmarked === null || this.unmarked.has(entry.id) || !isMarked();
  }

  /** Whether somebody is only listed because they were marked a moment ago. */
  isDone(isMarked: boolean): boolean {
    return this.unmarked !== null && isMarked;
  }
}
