// @ts-check

/**
 * A PostCSS plugin: `@media (--phone)` becomes the query that the list has for 'phone'. An unknown name stops the build.
 * @param {Readonly<Record<string, string>>} breakpoints
 */
export function namedBreakpoints(breakpoints) {
  return {
    postcssPlugin: 'named-breakpoints',
    AtRule(/** @type {{ name: string, params: string, error(message: string): Error }} */ rule) {
      if (rule.name !== 'media' && rule.name !== 'container') return;
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name) => {
        const query = breakpoints[name];
        if (!query) throw rule.error(`There is no breakpoint named '${name}' (src/ui/app/breakpoints.ts).`);
        return query;
      });
    },
  };
}
