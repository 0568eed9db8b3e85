import { expect, test } from 'vitest';
import {
  headersFile,
  hostingPlan,
  nginxFile,
  redirectsFile,
  vercelFile,
} from '../../scripts/hosting/hosting-plan.mjs';

const plan = hostingPlan({ basePath: '/', policy: "default-src 'self'", pages: ['dashboard', 'login'] });
const inFolder = hostingPlan({
  basePath: '/shoes/',
  policy: "default-src 'self'",
  pages: ['dashboard', 'login'],
});

test('_headers sends the policy with everything and keeps hashed files for a year', () => {
  const file = headersFile(plan);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
  expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  // These hosts join a header that two rules set, so the rule for everything must not set this one.
  expect(file.match(/^\/\*\n((?: {2}.*\n)*)/)?.[1]).not.toContain('Cache-Control');
});

test('_redirects answers a missing file with 404, then the apps, then everything else with the landing page', () => {
  expect(redirectsFile(plan).trimEnd().split('\n')).toEqual([
    '/assets/* /404.html 404',
    '/images/* /404.html 404',
    '/dashboard /dashboard/index.html 200',
    '/login /login/index.html 200',
    '/dashboard/* /dashboard/index.html 200',
    '/* /404.html 200',
  ]);
});

test('vercel.json has the same rules', () => {
  const { headers, rewrites } = JSON.parse(vercelFile(plan));
  expect(headers[0].source).toBe('/(.*)');
  expect(headers[0].headers).toContainEqual({ key: 'X-Frame-Options', value: 'DENY' });
  expect(rewrites.at(0)).toEqual({ source: '/dashboard', destination: '/dashboard/index.html' });
  expect(rewrites.at(-1)).toEqual({ source: '/((?!assets/|images/).*)', destination: '/404.html' });
});

test('nginx tells caches that a compressed file is not the answer to everybody', () => {
  expect(nginxFile(plan)).toMatch(/^gzip_static on;\ngzip_vary on;\n\n/);
});

test('nginx repeats the headers in each location, where they would be replaced otherwise', () => {
  const locations = nginxFile(plan).split('\n\n').slice(2);
  expect(locations.length).toBe(6);
  for (const location of locations) {
    expect(location).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
    expect(location).toMatch(/add_header Cache-Control "[^"]+";/);
  }
  expect(nginxFile(plan)).toContain('try_files $uri $uri/index.html /404.html;');
});

test('every rule of a site in a folder stays in that folder', () => {
  for (const file of [headersFile(inFolder), redirectsFile(inFolder)]) {
    for (const line of file.split('\n').filter((text) => text.startsWith('/')))
      expect(line).toMatch(/^\/shoes\//);
  }
  expect(nginxFile(inFolder)).toContain('location ^~ /shoes/assets/ {');
  expect(vercelFile(inFolder)).not.toMatch(/"source": "\/(?!shoes\/)/);
});
