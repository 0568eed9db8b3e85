// @ts-check
// Where a build is written. The site for the server lies beside the server's program, so that both can be built in one tree.

/**
 * @param {import('../src/composition/configuration.ts').Configuration['backEnd']} backEnd who answers
 * @returns {{ site: string, hosting: string }} what is published, and what tells a host how
 */
export function siteFolders(backEnd) {
  return backEnd === 'server'
    ? { site: 'dist-server/site', hosting: 'dist-server/hosting' }
    : { site: 'dist', hosting: 'dist-hosting' };
}
