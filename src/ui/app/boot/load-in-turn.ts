import { fileLink } from './file-link';

/**
 * Fetches the files of an entry in parallel, evaluates each in a task of its own, and answers with the exports of the last one: a
 * single task would block a slow phone for a third of a second. A file comes after the files that it imports.
 * Errors that React creates meanwhile get no traces: they would cost another parse.
 */
export async function loadInTurn(files: readonly string[]): Promise<unknown> {
  document.head.append(...files.map((file) => fileLink('modulepreload', file)));
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    let entry: unknown;
    for (const file of files) {
      entry = await import(/* @vite-ignore */ file);
      await nextTask();
    }
    return entry;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
