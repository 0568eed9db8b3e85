import { action, makeObservable, observable, observableRef } from 'mobx';

/** What was sent last through a form, for the panel above it: it stays until it is closed or something else is sent, not over a reload. */
export class LastSent<Sent> {
  /** Null before, and once the panel was closed. */
  sent: Sent | null = null;
  /** How often something was sent: each time has a panel of its own. */
  times = 0;

  constructor() {
    makeObservable(this, { sent: observableRef, times: observable, note: action, close: action });
  }

  note(sent: Sent): void {
    this.sent = sent;
    this.times += 1;
  }

  close(): void {
    this.sent = null;
  }
}
