import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const project = resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
const manifest: Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> = read('package.json');
const locked: Record<string, LockedPackage> = read('package-lock.json').packages;
const shipped = Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev);

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package that ships runs a script when it is installed', () => {
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('every package that ships is locked by its hash', () => {
  expect(shipped.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test('the embedded database may be left out, and is locked like the others', () => {
  expect(Object.keys(manifest.optionalDependencies)).toEqual(['@electric-sql/pglite']);
  expect(manifest.dependencies).not.toHaveProperty('@electric-sql/pglite');
  expect(locked['node_modules/@electric-sql/pglite']).toMatchObject({
    version: manifest.optionalDependencies['@electric-sql/pglite'],
    optional: true,
  });
});

test('the lock file names no registry', () => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved)).toEqual([]);
});
