import { createLogger, loadConfigFromFile } from 'vite';
import { expect, test, vi } from 'vitest';

test('the build reads its configuration without a warning, which would stand above each build', async () => {
  const logger = createLogger('silent');
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  Object.assign(logger, { warn: note, warnOnce: note, error: note });
  for (const method of ['warn', 'error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => note(words.join(' ')));
  const found = await loadConfigFromFile(
    { command: 'serve', mode: 'production' },
    'vite.config.ts',
    process.cwd(),
    'warn',
    logger,
  );
  expect(found?.config.base).toBe('/');
  expect(said).toEqual([]);
});
