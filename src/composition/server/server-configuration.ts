import { BOX_KEY_BYTES, readBoxKey } from '../../adapters/node/aes-secret-box';
import { type MailAddress, readMailAddress } from '../../adapters/smtp/mail-address';
import { ConfigurationError } from '../browser/configuration';

/** Where the data is. */
export interface DatabaseLocation {
  /** Address of PostgreSQL (DATABASE_URL); null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database and what the server keeps beside it (DATA_DIR). */
  readonly dataDir: string;
}

/** What every program decides that works with the database. */
export interface DatabaseConfiguration extends DatabaseLocation {
  /** Whether changes are looked for now and then alone, for engines and connection poolers without LISTEN (CHANGES=poll). */
  readonly isPolling: boolean;
}

/** The operator's settings, read from environment variables at startup. */
export interface ServerConfiguration extends DatabaseConfiguration {
  /** Where the server listens (PORT). */
  readonly port: number;
  /** The site's origin as people see it, without a trailing slash (PUBLIC_URL). */
  readonly publicUrl: string;
  /** Signs the session cookies (SECRET); null where the embedded database keeps one of its own. */
  readonly secret: string | null;
  /** Encrypts the secrets of authenticators (FACTOR_KEY); null without one, and with the embedded database, which keeps its own. */
  readonly factorKey: Uint8Array | null;
  /** Whether an empty database gets the sample accounts and campaigns (SAMPLE=1). */
  readonly hasSamples: boolean;
  /** The header in which the proxy in front writes the caller's address, in lower case; null without a proxy (TRUSTED_PROXY). */
  readonly addressHeader: string | null;
  /** Where mail goes; null where it stays in the outbox. */
  readonly mail: MailConfiguration | null;
  /** How long, in ms, a server that is asked to stop still takes requests, while it says that it is not ready (GRACE_SECONDS). */
  readonly graceMs: number;
  /** What the operator should know of this configuration, a line for each; none of it keeps the server from starting. */
  readonly notices: readonly string[];
}

/** How mail is sent. */
export interface MailConfiguration {
  /** Address of the mail server, with user and password (SMTP_URL). */
  readonly smtpUrl: string;
  /** Who mails come from (MAIL_FROM). */
  readonly from: MailAddress;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4173;
const MIN_SECRET_BYTES = 32;
const DEFAULT_GRACE_SECONDS = 5;
const MAX_GRACE_SECONDS = 300;
/** A header in which a proxy writes the caller's address; every one of them has a hyphen, which no 'true' and no address has. */
const ADDRESS_HEADER = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/i;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a site at this origin is seen on the computer that serves it alone. */
export function isLocal(origin: string): boolean {
  return LOCAL_HOSTS.includes(new URL(origin).hostname);
}

/** Reads where the database is; throws a ConfigurationError that says everything that is wrong, at once. */
export function readDatabaseConfiguration(environment: Environment): DatabaseConfiguration {
  const problems: string[] = [];
  const configuration = databaseConfiguration(environment, problems);
  if (problems.length > 0) throw new ConfigurationError('The database cannot be opened so.', problems);
  return configuration;
}

function databaseConfiguration(environment: Environment, problems: string[]): DatabaseConfiguration {
  const text = (name: string) => environment[name]?.trim() ?? '';
  const databaseUrl = text('DATABASE_URL') || null;
  // The address holds a password, so it is never repeated.
  if (databaseUrl && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    problems.push('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.');
  }
  const changes = text('CHANGES') || 'listen';
  if (changes !== 'listen' && changes !== 'poll') {
    problems.push(`CHANGES is '${changes}': give poll, or leave it out.`);
  }
  return { databaseUrl, dataDir: text('DATA_DIR') || '.data', isPolling: changes === 'poll' };
}

/** A whole number from 0 to `most`, or null where the text is another one. */
function wholeNumber(text: string, most: number): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** Reads the server's configuration; throws a ConfigurationError that says everything that is wrong, at once. */
export function readServerConfiguration(environment: Environment): ServerConfiguration {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() ?? '';

  const number = (name: string, otherwise: number, most: number): number => {
    const value = text(name) === '' ? otherwise : wholeNumber(text(name), most);
    if (value === null) problems.push(`${name} is '${text(name)}': give a number from 0 to ${most}.`);
    return value ?? otherwise;
  };
  const port = number('PORT', DEFAULT_PORT, 65_535);
  const graceMs = number('GRACE_SECONDS', DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS) * 1000;

  const publicUrl = text('PUBLIC_URL') || `http://localhost:${port}`;
  const address = URL.canParse(publicUrl) ? new URL(publicUrl) : null;
  const isOrigin =
    address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
  if (!isOrigin) {
    problems.push(
      `PUBLIC_URL is '${publicUrl}': give the site's own origin, such as https://www.example.org.`,
    );
  }

  const database = databaseConfiguration(environment, problems);

  const secret = text('SECRET') || null;
  if (secret && new TextEncoder().encode(secret).length < MIN_SECRET_BYTES) {
    problems.push(
      `SECRET is too short: give at least ${MIN_SECRET_BYTES} bytes, for example from openssl rand -base64 32.`,
    );
  }
  if (!secret && database.databaseUrl) {
    problems.push(
      `SECRET is missing: with DATABASE_URL give at least ${MIN_SECRET_BYTES} bytes, for example from openssl rand -base64 32.`,
    );
  }

  const factorKey = text('FACTOR_KEY') === '' ? null : readBoxKey(text('FACTOR_KEY'));
  if (text('FACTOR_KEY') !== '' && !factorKey) {
    problems.push(
      `FACTOR_KEY has another length: give ${BOX_KEY_BYTES} bytes in base64 or hexadecimal digits, for example from openssl rand -base64 32.`,
    );
  }

  const hasSamples = text('SAMPLE') === '1';
  if (!['', '0', '1'].includes(text('SAMPLE'))) {
    problems.push(`SAMPLE is '${text('SAMPLE')}': give 1 for the samples, or leave it out.`);
  }
  if (hasSamples && address && !isLocal(address.origin)) {
    problems.push(
      'SAMPLE=1 is refused: everybody knows the sample passwords, and PUBLIC_URL is not localhost.',
    );
  }

  const addressHeader = text('TRUSTED_PROXY').toLowerCase() || null;
  if (addressHeader && !ADDRESS_HEADER.test(addressHeader)) {
    problems.push(
      `TRUSTED_PROXY is '${text('TRUSTED_PROXY')}': give the name of the header in which the proxy writes the caller's address, such as x-forwarded-for.`,
    );
  }

  const mail = mailConfiguration(environment, problems);

  if (problems.length > 0)
    throw new ConfigurationError('The server cannot start with this configuration.', problems);
  return {
    port,
    publicUrl: address?.origin ?? publicUrl,
    ...database,
    secret,
    factorKey,
    hasSamples,
    addressHeader,
    mail,
    graceMs,
    notices: noticesOf(environment, { databaseUrl: database.databaseUrl, publicUrl, mail, factorKey }),
  };
}

/** What is allowed, and yet may not be meant. */
function noticesOf(
  environment: Environment,
  {
    databaseUrl,
    publicUrl,
    mail,
    factorKey,
  }: Pick<ServerConfiguration, 'databaseUrl' | 'publicUrl' | 'mail' | 'factorKey'>,
): readonly string[] {
  const notices: string[] = [];
  if (!databaseUrl)
    notices.push(
      'No DATABASE_URL: an embedded database is used. It is for trying out, not for real people’s data.',
    );
  if (publicUrl.startsWith('http:') && !isLocal(publicUrl))
    notices.push(
      `PUBLIC_URL is ${publicUrl}, without https: passwords and cookies can be read on their way, and browsers don't let admins save. Put a proxy with https in front, and give its address.`,
    );
  if (databaseUrl && !factorKey)
    notices.push(
      'No FACTOR_KEY: people can set up passkeys as their second step, but no authenticators. Give 32 bytes, for example from openssl rand -base64 32.',
    );
  if (!mail)
    notices.push(
      `${environment.MAIL_FROM?.trim() ? 'MAIL_FROM is set without SMTP_URL' : 'No SMTP_URL'}: no mail is sent. Mails wait in the outbox, which admins find under Settings.`,
    );
  return notices;
}

function mailConfiguration(environment: Environment, problems: string[]): MailConfiguration | null {
  const smtpUrl = environment.SMTP_URL?.trim() ?? '';
  if (smtpUrl === '') return null;
  // The address holds a password, so it is never repeated.
  if (!(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl))) {
    problems.push('SMTP_URL is not an address such as smtps://user:password@mail.example.org:465.');
  }
  const from = readMailAddress(environment.MAIL_FROM?.trim() ?? '');
  if (from) return { smtpUrl, from };
  problems.push(
    'MAIL_FROM is missing or no address: with SMTP_URL give one such as Example Foundation <hello@example.org>.',
  );
  return null;
}
