import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a mail server was told it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and body, as they were sent. */
  readonly message: string;
}

/** A mail server of a test's own, to which anybody may send. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts a mail server; `options` changes what it does with what it is told. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void buffer(stream).then((bytes) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: bytes.toString() });
        done();
        // A mail whose sender goes away in the middle of it, as a process that is stopped does, was not received.
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** The first address in a mail that carries a secret; null where there is none. */
export function linkIn({ message }: ReceivedMail): string | null {
  // Long lines are cut, and an equals sign stands as its number.
  const text = message.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return /https?:\/\/[^\s"<>]+#[\w-]+/.exec(text)?.[0] ?? null;
}
