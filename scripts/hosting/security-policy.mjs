// @ts-check
// The one source of the site's security headers: the policy in each page, the header files for hosts
// and the headers of the server that `npm start` runs all come from here.
import { createHash } from 'node:crypto';

/** An inline script with one of these types is run by the browser; any other type is data (JSON-LD). */
const EXECUTED_TYPES = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

/**
 * The sources ('sha256-…') that let the inline scripts of `html` run, each once.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptSources(html) {
  const sources = new Set();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    if (/\bsrc\s*=/i.test(attributes) || !EXECUTED_TYPES.includes(type)) continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources].sort();
}

/**
 * The content security policy as a header's value. Styles may be inline, since the component library injects them.
 * @param {{ scriptSources: readonly string[], connectSources: readonly string[] }} sources
 */
export function contentSecurityPolicy({ scriptSources, connectSources }) {
  return [...metaDirectives({ scriptSources, connectSources }), "frame-ancestors 'none'"].join('; ');
}

/**
 * The policy for a page's own meta element, where browsers refuse frame-ancestors.
 * @param {{ scriptSources: readonly string[], connectSources: readonly string[] }} sources
 */
export function metaContentSecurityPolicy(sources) {
  return metaDirectives(sources).join('; ');
}

/** @param {{ scriptSources: readonly string[], connectSources: readonly string[] }} sources */
function metaDirectives({ scriptSources, connectSources }) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Without other sources it would say what default-src says, in a document that has to fit into the first flight.
    ...(connectSources.length === 0 ? [] : [['connect-src', "'self'", ...connectSources].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/**
 * The headers that every answer carries.
 * @param {string} policy the content security policy
 * @returns {Record<string, string>}
 */
export function securityHeaders(policy) {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    // The site's own requests name no page either: proxies write what they name into their logs.
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
