// @ts-check
// Where a build is written. The site for the server lies beside the server's program, so that both can be built in one tree.

/**
 * @param {import('../src/composition/browser/configuration.ts').Configuration['backEnd']} backEnd who answers
 * @returns {{ site: string, hosting: string, renderer: string | null }} what is published, what tells a host how, and what
 *   renders the pages when they change
 */
export function siteFolders(backEnd) {
  return backEnd === 'server'
    ? { site: 'dist-server/site', hosting: 'dist-server/hosting', renderer: 'dist-server/renderer' }
    : { site: 'dist', hosting: 'dist-hosting', renderer: null };
}
