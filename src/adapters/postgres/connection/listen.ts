import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Listen } from '../postgres-changes';
import { CHANGES_CHANNEL } from '../publish-change';

/** Milliseconds after which a connection or a statement that gets no answer fails. */
const TIMEOUT_MS = 5_000;

/** Hears notices through a connection of its own, since a pool hands out another one each time. */
export function listenPostgres(url: string): Listen {
  return async (heard, lost) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'changes',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: TIMEOUT_MS,
    });
    let isOpen = false;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      lost();
    };
    // Without a listener an error would end the process; 'end' follows when the connection is gone.
    client.on('error', end);
    client.on('end', end);
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    isOpen = true;
    return async () => {
      isOpen = false;
      await client.end();
    };
  };
}

/** Hears the notices of the embedded database, whose one connection is never lost. */
export function listenEmbedded(engine: Pick<PGlite, 'listen'>): Listen {
  return async (heard) => {
    const end = await engine.listen(CHANGES_CHANNEL, heard);
    return () => end();
  };
}
