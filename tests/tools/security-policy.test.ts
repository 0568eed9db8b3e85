import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptSources,
  metaContentSecurityPolicy,
  securityHeaders,
} from '../../scripts/hosting/security-policy.mjs';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy allows each inline script once by its hash, but no files and no data', () => {
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

test('the policy allows scripts of this site or of a known hash, and no eval, plugins, framing or foreign forms', () => {
  const policy = contentSecurityPolicy({ scriptSources: [hash('wake()')], connectSources: [] });
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('wake()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('the policy allows calls to the origins of a configured back end', () => {
  const policy = contentSecurityPolicy({ scriptSources: [], connectSources: ['https://api.fsr.example'] });
  expect(policy).toContain("connect-src 'self' https://api.fsr.example;");
});

test('the meta element has the same policy without framing, which browsers read from headers alone', () => {
  const sources = { scriptSources: [hash('wake()')], connectSources: [] };
  expect(`${metaContentSecurityPolicy(sources)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy(sources),
  );
});

test('every answer has all security headers', () => {
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
