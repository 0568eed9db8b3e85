import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Socket } from 'node:net';
import process from 'node:process';
import type { Logger } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';

/** What runs has this long to finish, in ms, once nothing new is taken. */
const FINISH_MS = 10_000;
/** Signals that come within this time, in ms, are one. */
const SAME_SIGNAL_MS = 500;
/** How often connections that have become idle are closed, in ms. */
const SWEEP_MS = 100;
/** A turn of the event loop that took less than this, in ms, was neither busy nor interrupted by another process. */
const QUIET_TURN_MS = 0.2;
/** After this many turns the server closes, quiet or not. */
const MOST_TURNS = 1_000;

/** What stopping needs. */
export interface StopPorts {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
  /** How long, in ms, a server still takes requests after SIGTERM, so that what balances the load can turn away from it. */
  readonly graceMs: number;
}

/**
 * How the server stops. At SIGTERM it says at once that it is not ready, takes requests for the grace period, then closes its
 * socket, ends its streams, finishes what runs for FINISH_MS at most, and ends with 0. At SIGINT (Ctrl+C) there is no grace.
 * A second signal ends the process at once, with 1.
 */
export class GracefulStop {
  private readonly closing = new AbortController();
  private askedAt: number | null = null;

  constructor(private readonly ports: StopPorts) {}

  /** Whether the server was asked to stop: it is not ready from then on. */
  get isAsked(): boolean {
    return this.askedAt !== null;
  }

  /** Aborted when nothing new is taken; streams end then. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  /** Stops the server at the process's signals; `close` releases the rest after the last request has ended. */
  listen(server: Server, close: () => Promise<void>): void {
    const { clock, logger, graceMs } = this.ports;
    const stop = (graceOfSignal: number) => {
      if (this.askedAt !== null) {
        // npm passes on a Ctrl+C that the terminal has sent to the server already: that is one signal, not two.
        if (clock.now() - this.askedAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      this.askedAt = clock.now();
      logger.info('The server stops');
      // Callers that keep connections open take the next one to another process.
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        response.setHeader('Connection', 'close');
      });
      setTimeout(() => this.close(server, close), graceOfSignal);
    };
    process.on('SIGTERM', () => stop(graceMs));
    process.on('SIGINT', () => stop(0));
  }

  private close(server: Server, close: () => Promise<void>): void {
    const giveUp = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    // A connection that has just been answered is idle only now.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    inQuietTurn(server, () => {
      // The socket and nothing else: an HTTP server would first look through its connections, and somebody may come meanwhile.
      Socket.prototype.close.call(server, () => {
        clearTimeout(giveUp);
        clearInterval(sweep);
        void close().finally(() => process.exit());
      });
      this.closing.abort();
    });
  }
}

/**
 * Runs a task right after the event loop has looked for connections and found none. The system resets connections that wait
 * to be accepted when their socket closes, and a proxy must not repeat a write that it has sent. A turn accepts one of those
 * that wait, so that a short turn alone does not say that all are gone.
 */
function inQuietTurn(server: Server, task: () => void): void {
  let hasCome = true;
  let began = performance.now();
  let turns = 0;
  server.on('connection', () => {
    hasCome = true;
  });
  const turn = () => {
    turns += 1;
    if ((!hasCome && performance.now() - began < QUIET_TURN_MS) || turns > MOST_TURNS) return task();
    hasCome = false;
    began = performance.now();
    setImmediate(turn);
  };
  turn();
}
