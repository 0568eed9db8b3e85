import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Renders to HTML in one piece. Throws, naming the page and the section, when something in it throws. */
export async function renderHtml(pageName: string, page: ReactNode): Promise<string> {
  const problems: string[] = [];
  const note = (error: unknown, stack: string | null | undefined) =>
    problems.push(`${sectionOf(stack)}: ${error instanceof Error ? error.stack : String(error)}`);
  let html = '';
  try {
    const { prelude } = await prerender(page, {
      // No part of the page waits for a script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        note(error, componentStack);
      },
    });
    html = await new Response(prelude).text();
  } catch (error) {
    // What threw outside every boundary has been noted already, with the place where it happened.
    if (problems.length === 0) note(error, null);
  }
  if (problems.length > 0) throw new Error(`${pageName} could not be prerendered.\n${problems.join('\n')}`);
  return html;
}

/** The section's component is the outermost one below the page whose name says that it is one. */
function sectionOf(componentStack: string | null | undefined): string {
  const names = [...(componentStack ?? '').matchAll(/at (\w+)/g)].map(([, name]) => name ?? '');
  return names.findLast((name) => /(Section|Header|Footer)$/.test(name)) ?? names[0] ?? 'the page itself';
}
