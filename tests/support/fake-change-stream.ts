import type { ChangeStream } from '../../src/adapters/http/http-changes';

/** A stream of changes whose events a test makes. */
export class FakeChangeStream implements ChangeStream {
  isOpen = true;
  private readonly target = new EventTarget();

  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void {
    this.target.addEventListener(type, (event) => listener(event as MessageEvent));
  }

  close(): void {
    this.isOpen = false;
  }

  send(type: string, data?: string): void {
    this.target.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}
