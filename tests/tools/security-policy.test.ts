import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptSources,
  metaContentSecurityPolicy,
  securityHeaders,
} from '../../scripts/hosting/security-policy.mjs';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('inline scripts that run are allowed by their hash, each once; files and data are not', () => {
  const html = `
    <script>wake()</script>
    <script type="module">start("<b>")</script>
    <SCRIPT type=module>
      more()
    </SCRIPT>
    <script>wake()</script>
    <script type="module" src="/assets/main.js"></script>
    <script type="application/ld+json">{"@type":"NGO"}</script>`;
  expect(inlineScriptSources(html).sort()).toEqual(
    [hash('wake()'), hash('start("<b>")'), hash('\n      more()\n    ')].sort(),
  );
});

test('scripts come from this site or are known by hash; no eval, no plugins, no framing, no foreign forms', () => {
  const policy = contentSecurityPolicy({ scriptSources: [hash('wake()')], connectSources: [] });
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('wake()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('the origins of a configured back end may be called', () => {
  const policy = contentSecurityPolicy({ scriptSources: [], connectSources: ['https://api.fsr.example'] });
  expect(policy).toContain("connect-src 'self' https://api.fsr.example;");
});

test('the meta element says the same, but for framing, which browsers take from headers alone', () => {
  const sources = { scriptSources: [hash('wake()')], connectSources: [] };
  expect(`${metaContentSecurityPolicy(sources)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy(sources),
  );
});

test('every answer says what browsers may not do', () => {
  expect(Object.keys(securityHeaders('x'))).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ]);
});
