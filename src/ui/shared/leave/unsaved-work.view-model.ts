import { action, makeObservable, observableRef, when } from 'mobx';
import type { Carried } from '../../../core/shared/carried.port';
import { type CarriedForms, readCarriedForms } from '../../../core/shared/forms/carried-forms';

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
  /** What goes along to the same page in the other language: what is typed in a form. Null for nothing. */
  carries?(): TypedValues | null;
}

/** What is typed into a form, by its fields. */
export interface TypedValues {
  readonly form: string;
  readonly values: object;
}

/** Carries nothing. */
const NOWHERE: Carried = { put: () => false, take: () => null };

/**
 * What is unsaved anywhere on the page. Everything that leads away from it asks here first: the router, the browser's closing,
 * and logging out. The router itself can hold somebody back for one part only.
 */
export class UnsavedWorkViewModel {
  /** The part whose question the person is being asked. */
  asking: UnsavedWork | null = null;
  private reply: (leave: boolean) => void = () => {};
  private readonly parts = new Set<UnsavedWork>();
  /** What was typed on the page that this one replaced; undefined before that was looked for. */
  private brought: CarriedForms | null | undefined;
  /** Set once the page in the other language is about to replace this one; the browser then closes it without a question. */
  private isReplaced = false;

  constructor(private readonly carried: Carried = NOWHERE) {
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

  /**
   * Takes what is typed along to the same page in the other language, whose path and query are `page`; asks about what cannot go along,
   * and answers whether the person still wants to leave.
   */
  async mayTakeAlong(page: string): Promise<boolean> {
    if (!(await this.mayLeave('app', this.carryTo(page)))) {
      this.leaveHere();
      return false;
    }
    // What is carried waits for a minute only, and the question may have stood longer.
    this.carryTo(page);
    this.isReplaced = true;
    return true;
  }

  /** Nothing goes along to another page, and this one stays. */
  leaveHere(): void {
    this.isReplaced = false;
    this.carried.take('form');
  }

  /** Whether the browser is to ask before it closes the page. */
  get isLostByClosing(): boolean {
    return !this.isReplaced && this.isLeftBy('app');
  }

  /** Puts what is typed where `page` takes it up, and answers whether it finds it there. */
  private carryTo(page: string): boolean {
    const forms = [...this.parts].flatMap((part) => part.carries?.() ?? []);
    return forms.length > 0 && this.carried.put('form', { page, forms });
  }

  /** Takes what was typed on the page that this one replaced, once: what is not for it is forgotten. */
  receive(): void {
    if (this.brought === undefined) this.brought = readCarriedForms(this.carried.take('form'));
  }

  /** What was typed into a form of `page` before it was opened in this language; null for nothing. */
  broughtTo(page: string, form: string): object | null {
    this.receive();
    const { brought } = this;
    if (brought?.page !== page) return null;
    return brought.forms.find((typed) => typed.form === form)?.values ?? null;
  }

  /** A form holds what was typed: it is not put in again. */
  forgetBrought(form: string): void {
    const { brought } = this;
    if (brought) this.brought = { ...brought, forms: brought.forms.filter((typed) => typed.form !== form) };
  }

  /**
   * Asks about each unsaved part that the departure would discard, one by one; true when the person still wants to leave. Parts that
   * were carried along lose nothing.
   */
  async mayLeave(departure: Departure, isCarried = false): Promise<boolean> {
    for (const part of [...this.parts]) {
      if (isCarried && part.carries?.()) continue;
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
