import type { TabChannel, TabMessage } from '../../src/adapters/http/shared-change-stream';

interface OpenChannel {
  readonly name: string;
  readonly owner: object;
  readonly listeners: Set<(event: MessageEvent<TabMessage>) => void>;
}

/** Broadcast channels of one browser. Each tab is an owner, so that a closed tab hears nothing more. */
export class FakeChannels {
  private channels: OpenChannel[] = [];

  /** Opens channels as the tab `owner` does; what is posted arrives after what runs now, as in a browser. */
  of(owner: object): (name: string) => TabChannel {
    return (name) => {
      const own: OpenChannel = { name, owner, listeners: new Set() };
      this.channels.push(own);
      return {
        addEventListener: (_type, listener) => own.listeners.add(listener),
        postMessage: (data) => {
          const others = this.channels.filter((other) => other !== own && other.name === name);
          for (const other of others) queueMicrotask(() => this.deliver(other, data));
        },
        close: () => {
          this.channels = this.channels.filter((other) => other !== own);
        },
      };
    };
  }

  /** Closes the tab. */
  release(owner: object): void {
    this.channels = this.channels.filter((channel) => channel.owner !== owner);
  }

  /** How many are open; 0 after everything was disposed. */
  get open(): number {
    return this.channels.length;
  }

  private deliver(channel: OpenChannel, data: TabMessage): void {
    if (!this.channels.includes(channel)) return;
    for (const listener of channel.listeners) listener(new MessageEvent('message', { data }));
  }
}
