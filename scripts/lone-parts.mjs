// @ts-check
// Two parts of Ant Design come alone in a build. Their index files hang another part on each, which hangs on others again: the group of
// avatars and the button with a menu, with popovers and spaces. Nobody uses these here (tests/tools/lone-parts.test.ts), and since they
// are assigned to a property no build can leave them out.

/** What Ant Design's index imports, and what stands for it. @type {Readonly<Record<string, string>>} */
export const LONE_PARTS = { './avatar': './avatar/Avatar', './dropdown': './dropdown/dropdown' };

/** @returns {import('vite').Plugin} */
export function loneParts() {
  return {
    name: 'lone-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const part = LONE_PARTS[source];
      if (!part || !importer?.endsWith('/antd/es/index.js')) return null;
      return this.resolve(part, importer, { ...options, skipSelf: true });
    },
  };
}
