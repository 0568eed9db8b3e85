/**
 * What the container keeps about classes: the functions of reflect-metadata that it calls. Builds put this module in the place of that
 * package, which is ten times as large (tests/tools/class-metadata.test.ts).
 */
const metadata = new WeakMap<object, Map<PropertyKey | undefined, Map<unknown, unknown>>>();

function defineMetadata(key: unknown, value: unknown, target: object, property?: PropertyKey): void {
  const ofTarget = metadata.get(target) ?? new Map<PropertyKey | undefined, Map<unknown, unknown>>();
  const ofProperty = ofTarget.get(property) ?? new Map<unknown, unknown>();
  metadata.set(target, ofTarget.set(property, ofProperty.set(key, value)));
}

function getOwnMetadata(key: unknown, target: object, property?: PropertyKey): unknown {
  return metadata.get(target)?.get(property)?.get(key);
}

/** As getOwnMetadata, also of what the target inherits from. */
function getMetadata(key: unknown, target: object, property?: PropertyKey): unknown {
  const parent: object | null = Object.getPrototypeOf(target);
  return getOwnMetadata(key, target, property) ?? (parent && getMetadata(key, parent, property));
}

Object.assign(Reflect, { defineMetadata, getOwnMetadata, getMetadata });
