import { act, render, screen, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { rightsOf } from '../../src/core/access/may';
import { RightsContext, ViewModelContext } from '../../src/ui/app/page-hooks';
import { ContentTab } from '../../src/ui/content/content-tab';
import { EditorViewModel } from '../../src/ui/content/editor.view-model';
import { ImageUrls } from '../../src/ui/shared/image-urls';
import { LeaveBlocker } from '../../src/ui/shared/leave/leave-blocker';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import type { editorDesk } from './editor-desk';
import { viewModels } from './fake-view-models';

const stay = () => {};

/** Shows the content editor of a desk, with another page to go to, and waits until it has loaded. */
export async function renderEditor(
  desk: ReturnType<typeof editorDesk>,
  editor = desk.open(),
  rights: ReturnType<typeof rightsOf> = () => true,
) {
  const imageUrls = new ImageUrls(desk.pictures);
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModels(
    [EditorViewModel, () => editor],
    [ImageUrls, () => imageUrls],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/admin',
        element: (
          <>
            <Link to="/dashboard/home">Home</Link>
            <ContentTab />
            <LeaveBlocker onStay={stay} />
          </>
        ),
      },
      { path: '/dashboard/home', element: <h1>Welcome</h1> },
    ],
    { initialEntries: ['/dashboard/admin'] },
  );
  const view = render(
    // Without Ant Design's styles, which make every query by role many times slower in jsdom.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <ViewModelContext value={source}>
        <RightsContext value={rights}>
          <RouterProvider router={router} />
        </RightsContext>
      </ViewModelContext>
    </ConfigProvider>,
  );
  // Nor with its custom properties: hundreds of them would be worked out for each element that is looked at.
  for (const style of document.head.querySelectorAll('style')) style.remove();
  await screen.findByRole('region', { name: 'Hero form' });
  return { editor, ...view };
}

/** Somebody pauses: what waits until the browser has time is worked out, and the preview follows. */
export function pause({ time }: Pick<ReturnType<typeof editorDesk>, 'time'>): Promise<void> {
  return act(() => time.advance(200));
}

/** The form of the Hero section. */
export function heroForm() {
  return within(screen.getByRole('region', { name: 'Hero form' }));
}

/** The headline's field. */
export function titleField(): HTMLElement {
  return heroForm().getByRole('textbox', { name: 'Title' });
}

/** The status badge once it reads `text`. */
export function badge(text: string): Promise<HTMLElement> {
  return screen.findByText((_, element) => element?.textContent?.trim() === text, {
    selector: '.save-bar__badge',
  });
}
