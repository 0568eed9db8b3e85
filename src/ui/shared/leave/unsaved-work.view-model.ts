import { action, makeObservable, observableRef, when } from 'mobx';

/**
 * How far somebody is about to go: out of the app (closing it, signing out), to another path, or to another view of the
 * same path (its search).
 */
export type Departure = 'app' | 'path' | 'view';

/** A part of the page in which something may be unsaved. */
export interface UnsavedWork {
  /** Whether the departure would take leave of something that is not saved. */
  isLeftBy(departure: Departure): boolean;
  /** Resolves when what is being saved is saved, or takes so long that the person has to be asked. */
  whenSettled?(): Promise<void>;
}

/**
 * What is unsaved anywhere on the page. Everything that leads away from it asks here first: the router, the browser's closing,
 * and logging out. The router itself can hold somebody back for one part only.
 */
export class UnsavedWorkViewModel {
  /** The part whose question the person is being asked. */
  asking: UnsavedWork | null = null;
  private reply: (leave: boolean) => void = () => {};
  private readonly parts = new Set<UnsavedWork>();

  constructor() {
    makeObservable<this, 'ask'>(this, { asking: observableRef, answer: action, ask: action });
  }

  /** Watches over a part until the returned function is called. */
  add(part: UnsavedWork): () => void {
    this.parts.add(part);
    return () => {
      this.parts.delete(part);
      if (this.asking === part) this.answer(false);
    };
  }

  /** Whether anything unsaved would be left. */
  isLeftBy(departure: Departure): boolean {
    return [...this.parts].some((part) => part.isLeftBy(departure));
  }

  /** Asks about each unsaved part that the departure would discard, one by one; true when the person still wants to leave. */
  async mayLeave(departure: Departure): Promise<boolean> {
    for (const part of [...this.parts]) {
      if (part.whenSettled && part.isLeftBy(departure)) await part.whenSettled();
      if (part.isLeftBy(departure) && !(await this.ask(part, departure))) return false;
    }
    return true;
  }

  /** What the person answers to the question that is open. */
  answer(leave: boolean): void {
    this.asking = null;
    this.reply(leave);
  }

  /**
   * A new question replaces one that is still open, which then counts as answered with no. If the work is saved while the
   * question is open, the person can leave.
   */
  private ask(part: UnsavedWork, departure: Departure): Promise<boolean> {
    this.answer(false);
    this.asking = part;
    const stopWatching = when(
      () => !part.isLeftBy(departure),
      () => this.answer(true),
    );
    return new Promise((resolve) => {
      this.reply = (leave) => {
        stopWatching();
        resolve(leave);
      };
    });
  }
}
