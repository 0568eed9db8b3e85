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
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EACCES',
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
  const sentence = serverSentence(url, error as CodedError);
  return new RefusedError(
    sentence ?? texts.otherDatabaseError(hostOf(url), String((error as CodedError).message)),
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
  const sentences: Readonly<Record<string, string>> = {
    '28P01': texts.wrongPassword(user, code),
    '28000': texts.wrongPassword(user, code),
    '3D000': texts.noDatabase(name),
    '42501': texts.noRights(user),
    '25006': texts.readOnly(host),
    '53100': texts.fullServer(host),
    '53300': texts.busy(host, code),
    '57P03': texts.busy(host, code),
    '08P01': texts.startupParameter(host),
  };
  return sentences[code] ?? texts.otherDatabaseError(host, `${message} (${code}).`);
}

/** What is said of a folder, by the code of the file system's error or the engine's. */
const FOLDER_SENTENCES: Readonly<Record<string, (folder: string, code: string) => string>> = {
  EACCES: texts.folderForbidden,
  EPERM: texts.folderForbidden,
  EROFS: texts.folderForbidden,
  EEXIST: texts.folderIsFile,
  ENOTDIR: texts.folderIsFile,
  ENOENT: texts.folderMissing,
  ENOSPC: texts.folderFull,
  EDQUOT: texts.folderFull,
  EFBIG: texts.folderFull,
  '53100': texts.folderFull,
  ERR_MODULE_NOT_FOUND: (_, code) => texts.engineNotInstalled(code),
};

function folderSentence(folder: string, { code, errno, name }: CodedError): string | null {
  const errorCode = String(name === 'ErrnoError' ? ENGINE_CODES[Number(errno)] : code);
  const sentence = FOLDER_SENTENCES[errorCode];
  if (sentence) return sentence(folder, errorCode);
  // The engine aborts as WebAssembly does, and says no more.
  return name === 'ErrnoError' || name === 'RuntimeError' ? texts.folderBroken(folder) : null;
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
