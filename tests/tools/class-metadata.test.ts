// Builds put class-metadata.ts in the place of reflect-metadata; the container may call nothing else of that package.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import '../../src/composition/shared/class-metadata';

const PACKAGES = ['@inversifyjs', 'inversify'].map((name) =>
  resolve(import.meta.dirname, '../../node_modules', name),
);

interface Metadata {
  defineMetadata(key: unknown, value: unknown, target: object, property?: PropertyKey): void;
  getOwnMetadata(key: unknown, target: object, property?: PropertyKey): unknown;
  getMetadata(key: unknown, target: object, property?: PropertyKey): unknown;
}

const metadata = Reflect as unknown as Metadata;

test('the container calls only what stands for reflect-metadata in a build', () => {
  const files = PACKAGES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
      .map((file) => join(folder, file)),
  );
  const called = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bReflect\.\w*[mM]etadata\w*/g) ?? [],
  );
  expect([...new Set(called)].sort()).toEqual([
    'Reflect.defineMetadata',
    'Reflect.getMetadata',
    'Reflect.getOwnMetadata',
  ]);
});

test('what is kept of a class is its own, and classes below it have it too', () => {
  class Parent {}
  class Child extends Parent {}
  metadata.defineMetadata('key', 'of the parent', Parent);
  metadata.defineMetadata('key', 'of a member', Parent, 'member');
  expect(metadata.getOwnMetadata('key', Parent)).toBe('of the parent');
  expect(metadata.getOwnMetadata('key', Parent, 'member')).toBe('of a member');
  expect(metadata.getOwnMetadata('key', Child)).toBeUndefined();
  expect(metadata.getMetadata('key', Child)).toBe('of the parent');
  expect(metadata.getOwnMetadata('another', Parent)).toBeUndefined();
});
