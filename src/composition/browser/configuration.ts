import { hostedFormAddress } from '../../core/gifts/donation/hosted-form.ts';
import { LONGEST_NOTICE } from '../../core/settings/longest-notice.ts';
import { isLanguage, LANGUAGES, type Language, PAGES_BELOW } from '../../core/shared/text/language.ts';

/** The settings of a build; each comes from an environment variable. */
export interface Configuration {
  /** Address of the external donation form that the 'Donate Now' links open (VITE_DONATION_FORM_URL), without a gift. */
  readonly donationFormUrl: string;
  /** Origin of the published site without a trailing slash, for canonical links and the sitemap (VITE_SITE_URL). */
  readonly siteUrl: string;
  /** '/' or the folder that the site is served from, as '/folder/' (VITE_BASE_PATH). */
  readonly basePath: string;
  /** Other origins that the site may call, such as the back end's (VITE_CONNECT_SRC). */
  readonly connectSources: readonly string[];
  /** Who answers: 'mock', a simulation in the person's own browser, or 'server', the site's own server (VITE_BACK_END). */
  readonly backEnd: 'mock' | 'server';
  /** Language of the texts and pages of this tree (VITE_LANGUAGE); a build makes one tree of each. */
  readonly language: Language;
  /** Whether the texts in Spanish are made up, for tests (VITE_MADE_UP=on). */
  readonly isMadeUp: boolean;
  /** Where the pages of this tree are in the folder of the site: '' or 'es/'. */
  readonly pagesFolder: string;
}

/** Lists every value that is missing or malformed, one sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(
    summary: string,
    readonly problems: readonly string[],
  ) {
    super(`${summary}\n${problems.map((line) => `- ${line}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isOrigin(url: URL, protocols: readonly string[]): boolean {
  return (
    protocols.includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  );
}

function isBackEnd(text: string): text is Configuration['backEnd'] {
  return text === 'mock' || text === 'server';
}

/** Reads the configuration; throws a ConfigurationError that lists all problems at once. */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() ?? '';

  const required = (name: string, purpose: string, check: (url: URL) => string | null): string => {
    const value = text(name);
    if (value === '') {
      problems.push(`${name} is missing: ${purpose}.`);
      return '';
    }
    const url = parseUrl(value);
    const problem = url ? check(url) : 'is not a complete address';
    if (problem) problems.push(`${name} is '${value}', which ${problem}: ${purpose}.`);
    return value;
  };

  const donationFormUrl = required(
    'VITE_DONATION_FORM_URL',
    'give the https address of the hosted donation form',
    (url) => (url.protocol === 'https:' ? null : 'does not begin with https://'),
  );
  const siteUrl = required(
    'VITE_SITE_URL',
    "give the site's own address, such as https://www.example.org",
    (url) =>
      isOrigin(url, ['https:', 'http:'])
        ? null
        : 'is more than an origin (a folder goes into VITE_BASE_PATH)',
  );

  const basePath = text('VITE_BASE_PATH') || '/';
  if (!/^\/([\w.~-]+\/)*$/.test(basePath)) {
    problems.push(
      `VITE_BASE_PATH is '${basePath}': it must begin and end with a slash, such as / or /site/.`,
    );
  }

  const connectSources = text('VITE_CONNECT_SRC')
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const source of connectSources) {
    const url = parseUrl(source);
    if (!url || !isOrigin(url, ['https:', 'http:', 'wss:', 'ws:'])) {
      problems.push(
        `VITE_CONNECT_SRC holds '${source}', which is not an origin: list origins such as https://api.example.org.`,
      );
    }
  }

  const language = text('VITE_LANGUAGE') || 'en';
  if (!isLanguage(language))
    problems.push(`VITE_LANGUAGE is '${language}': give one of ${LANGUAGES.join(', ')}.`);

  // Not trimmed: the build compares the value as it is.
  const backEnd = environment.VITE_BACK_END || 'mock';
  if (!isBackEnd(backEnd)) {
    problems.push(
      `VITE_BACK_END is '${backEnd}': give mock for the simulation or server for the site's server.`,
    );
  }
  if (backEnd === 'server' && basePath !== '/') {
    problems.push(`VITE_BASE_PATH is '${basePath}': the site's server answers at / only.`);
  }

  const { length } = text('VITE_LEGAL_NOTICE');
  if (length > LONGEST_NOTICE)
    problems.push(`VITE_LEGAL_NOTICE has ${length} characters: give at most ${LONGEST_NOTICE}.`);

  if (problems.length > 0 || !isBackEnd(backEnd) || !isLanguage(language))
    throw new ConfigurationError('The site cannot be built with this configuration.', problems);
  return {
    donationFormUrl: hostedFormAddress(donationFormUrl, null),
    siteUrl: siteUrl.replace(/\/$/, ''),
    basePath,
    connectSources,
    language,
    isMadeUp: text('VITE_MADE_UP') === 'on',
    pagesFolder: PAGES_BELOW[language].replace(/^\/(.*)/, '$1/'),
    backEnd,
  };
}
