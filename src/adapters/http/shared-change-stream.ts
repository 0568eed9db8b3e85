import type { IdSource } from '../../core/shared/system.port';
import type { ChangeStream } from './http-changes';

/** The browser's BroadcastChannel, as far as it is needed. */
export interface TabChannel {
  addEventListener(type: 'message', listener: (event: MessageEvent<TabMessage>) => void): void;
  postMessage(message: TabMessage): void;
  close(): void;
}

/** What tabs tell each other: a tab is new, or what the leading tab's stream says. */
export type TabMessage =
  | { readonly type: 'joined' | 'error' }
  | { readonly type: 'change'; readonly data: unknown }
  /** `leader` names the stream, so that a tab can tell that another one has begun. */
  | { readonly type: 'open'; readonly leader: string };

/** What the tabs of one browser share a stream with. */
export interface TabPorts {
  /** Null on a page that is not secure and in old browsers; each tab has its own stream there. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Opens the channel of this name; null in old browsers. */
  readonly channel: ((name: string) => TabChannel) | null;
  readonly ids: IdSource;
  /** Opens an EventSource at an address of the site. */
  readonly open: (address: string) => ChangeStream;
}

/** The stream of changes for this person at `address`: the one of all tabs where the browser can share it, else an own one. */
export function openChangeStream(ports: TabPorts, address: string, userId: string): ChangeStream {
  const { locks, channel, ids, open } = ports;
  if (!locks || !channel) return open(address);
  // Tabs that do not know yet that somebody else has signed in go on without those that do.
  const name = `changes:${userId}`;
  return new SharedChangeStream(name, locks, channel(name), ids, () => open(address));
}

/**
 * One event stream for all tabs of one browser, because browsers allow a site few connections. The tab that holds the lock
 * leads: it opens the stream and passes on what it hears; the others wait for the lock. One event is added: 'gap', before
 * 'open', when another tab leads than before, because what came in between was missed.
 */
class SharedChangeStream implements ChangeStream {
  private readonly events = new EventTarget();
  private readonly closing = new AbortController();
  /** The stream itself, in the leading tab. */
  private stream: ChangeStream | null = null;
  /** The stream that was open last, here or in another tab. */
  private leader: string | null = null;
  private isOpen = false;

  constructor(
    name: string,
    locks: Pick<LockManager, 'request'>,
    private readonly channel: TabChannel,
    ids: IdSource,
    open: () => ChangeStream,
  ) {
    const lead = () => this.lead(ids.next(), open());
    channel.addEventListener('message', ({ data }) => this.hear(data));
    channel.postMessage({ type: 'joined' });
    const { signal } = this.closing;
    const closed = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const held = locks.request(name, { signal }, () => {
      if (!signal.aborted) lead();
      return closed;
    });
    held.catch(() => {
      // The browser refuses locks; who closes ends the wait in the same way.
      if (!signal.aborted) lead();
    });
  }

  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void {
    this.events.addEventListener(type, (event) => listener(event as MessageEvent));
  }

  /** Gives the lock to the next tab. */
  close(): void {
    this.closing.abort();
    this.stream?.close();
    this.channel.close();
  }

  private lead(leader: string, stream: ChangeStream): void {
    this.stream = stream;
    stream.addEventListener('open', () => {
      this.isOpen = true;
      this.tellAll({ type: 'open', leader });
    });
    stream.addEventListener('change', ({ data }) => this.tellAll({ type: 'change', data }));
    stream.addEventListener('error', () => this.tellAll({ type: 'error' }));
  }

  /** The other tabs first: what is done here at an error closes the channel. */
  private tellAll(message: TabMessage): void {
    this.channel.postMessage(message);
    this.tell(message);
  }

  private hear(message: TabMessage): void {
    if (!this.stream) this.tell(message);
    else if (message.type === 'joined' && this.isOpen && this.leader !== null)
      this.channel.postMessage({ type: 'open', leader: this.leader });
  }

  private tell(message: TabMessage): void {
    if (message.type === 'open') {
      if (this.leader !== null && this.leader !== message.leader) this.emit('gap');
      this.leader = message.leader;
    }
    if (message.type !== 'joined') this.emit(message.type, 'data' in message ? message.data : undefined);
  }

  private emit(type: string, data?: unknown): void {
    this.events.dispatchEvent(new MessageEvent(type, { data }));
  }
}
