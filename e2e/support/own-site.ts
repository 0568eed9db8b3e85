import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const NEEDED = ['src', 'public', 'scripts', 'index.html', 'package.json', 'vite.config.ts', '.env'];

/** A site of its own, beside that of the other tests. */
export interface OwnSite {
  readonly origin: string;
  /** Stops serving it and removes it. */
  readonly remove: () => void;
}

/** Builds the site with these settings in a folder of its own, and serves it. */
export async function buildOwnSite(settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  const project = mkdtempSync(join(tmpdir(), 'fsr-site-'));
  for (const name of NEEDED) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  const env = { ...process.env, ...settings, PORT: '0' };
  execFileSync('npm', ['run', 'build'], { cwd: project, env, stdio: 'pipe' });
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: project, env });
  const said = await new Promise<string>((resolve) =>
    server.stdout.once('data', (text) => resolve(`${text}`)),
  );
  return {
    origin: new URL(said.match(/http\S+/)?.[0] ?? '').origin,
    remove: () => {
      server.kill();
      rmSync(project, { recursive: true });
    },
  };
}
