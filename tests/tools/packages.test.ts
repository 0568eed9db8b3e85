import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
}

const project = resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = read('package.json');
const locked: Record<string, LockedPackage> = read('package-lock.json').packages;
const shipped = Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev);

test('every package is pinned to one version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package that ships runs a script when it is installed', () => {
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('every package that ships is locked by its hash', () => {
  expect(shipped.filter(([, { integrity }]) => !integrity)).toEqual([]);
});
