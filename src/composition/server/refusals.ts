import { ConfigurationError } from '../browser/configuration';
import { refusalTexts as texts } from './refusal.texts';
import type { DatabaseLocation } from './server-configuration';

/** A program cannot go on for a reason that the person who started it can remove; the message is one line that says how. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** PostgreSQL's own codes (SQLSTATE). */
const SQLSTATE = /^[0-9A-Z]{5}$/;
const NO_NETWORK = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ETIMEDOUT', 'EPIPE', 'ENOENT', 'EACCES'],
];

/** What the embedded engine, a program of WebAssembly, calls the errors of the file system. */
const ENGINE_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  22: 'EFBIG',
  44: 'ENOENT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

interface CodedError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
}

/** An error of the database or its folder as a RefusedError that names the setting; any other error as it is. */
export function refusalOf({ databaseUrl, dataDir }: DatabaseLocation, error: unknown): unknown {
  const sentence = databaseUrl
    ? serverSentence(new URL(databaseUrl), error as CodedError)
    : folderSentence(dataDir, error as CodedError);
  return sentence === null ? error : new RefusedError(sentence);
}

/** Why the embedded database could not be started in its folder, whatever the engine says. */
export function folderRefusal(dataDir: string, error: unknown): RefusedError {
  return new RefusedError(folderSentence(dataDir, error as CodedError) ?? texts.folderBroken(dataDir));
}

/** Why PostgreSQL could not be opened, whatever the driver says. */
export function connectionRefusal(databaseUrl: string, error: unknown): RefusedError {
  const url = new URL(databaseUrl);
  const known = serverSentence(url, error as CodedError);
  return new RefusedError(
    known ?? texts.otherDatabaseError(hostOf(url), String((error as CodedError).message)),
  );
}

/** Why the server does not listen on its port. */
export function portRefusal(port: number, { code, message }: CodedError): RefusedError {
  if (code === 'EADDRINUSE') return new RefusedError(texts.portTaken(port));
  if (code === 'EACCES') return new RefusedError(texts.portForbidden(port));
  return new RefusedError(texts.portFailed(port, String(message)));
}

function serverSentence(url: URL, { code, message }: CodedError): string | null {
  const [host, user, name] = [hostOf(url), decoded(url.username), decoded(url.pathname.slice(1))];
  // The driver has no code for a password that the address does not have.
  if (typeof message === 'string' && message.startsWith('SASL')) return texts.wrongPassword(user, 'SASL');
  if (typeof code !== 'string') return null;
  if (NO_NETWORK.includes(code)) return texts.unreachable(host, code);
  if (!SQLSTATE.test(code)) return null;
  switch (code) {
    case '28P01':
    case '28000':
      return texts.wrongPassword(user, code);
    case '3D000':
      return texts.noDatabase(name);
    case '42501':
      return texts.noRights(user);
    case '25006':
      return texts.readOnly(host);
    case '53100':
      return texts.fullServer(host);
    case '53300':
    case '57P03':
      return texts.busy(host, code);
    case '08P01':
      return texts.startupParameter(host);
    default:
      return texts.otherDatabaseError(host, `${message} (${code}).`);
  }
}

function folderSentence(folder: string, { code, errno, name }: CodedError): string | null {
  const known = name === 'ErrnoError' ? ENGINE_CODES[Number(errno)] : code;
  switch (known) {
    case 'ERR_MODULE_NOT_FOUND':
      return texts.engineNotInstalled(known);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return texts.folderForbidden(folder, known);
    case 'EEXIST':
    case 'ENOTDIR':
      return texts.folderIsFile(folder, known);
    case 'ENOENT':
      return texts.folderMissing(folder, known);
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
    case '53100':
      return texts.folderFull(folder, known);
    default:
      // The engine aborts as WebAssembly does, and says no more.
      return name === 'ErrnoError' || name === 'RuntimeError' ? texts.folderBroken(folder) : null;
  }
}

/** Host and port; never the user or the password. */
function hostOf(url: URL): string {
  return url.host || url.searchParams.get('host') || 'its default address';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part) || 'of the address';
  } catch {
    return part;
  }
}

/**
 * What went wrong, for the person who started a program: a line for each thing. Errors of the database name no address that
 * holds a password.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.problems.join('\n');
  // When a host name resolves to two addresses and both refuse, only the inner errors have a message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sentenceOf).join('; ');
  if (error instanceof Error) return error.message;
  const { message, name } = Object(error) as { readonly message?: unknown; readonly name?: unknown };
  return String(message ?? name ?? error);
}
