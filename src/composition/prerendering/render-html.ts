import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Renders to HTML in one piece. An error is thrown again with the names of the page and the section. */
export async function renderHtml(pageName: string, page: ReactNode): Promise<string> {
  const problems: string[] = [];
  const note = (error: unknown, stack: string | null | undefined) =>
    problems.push(`${sectionOf(stack)}: ${error instanceof Error ? error.stack : String(error)}`);
  let html = '';
  try {
    const { prelude } = await prerender(page, {
      // Otherwise React sends large parts separately, and a script has to move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        note(error, componentStack);
      },
    });
    html = await new Response(prelude).text();
  } catch (error) {
    // An error outside every boundary has been noted already, with its place.
    if (problems.length === 0) note(error, null);
  }
  if (problems.length > 0) throw new Error(`${pageName} could not be prerendered.\n${problems.join('\n')}`);
  return html;
}

/** The outermost component below the page that is named like a section. */
function sectionOf(componentStack: string | null | undefined): string {
  const names = [...(componentStack ?? '').matchAll(/at (\w+)/g)].map(([, name]) => name ?? '');
  return names.findLast((name) => /(Section|Header|Footer)$/.test(name)) ?? names[0] ?? 'the page itself';
}
