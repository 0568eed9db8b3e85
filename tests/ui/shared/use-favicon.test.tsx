import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ImageUrls } from '../../../src/ui/shared/image-urls';
import { useFavicon } from '../../../src/ui/shared/picture';
import { viewModels } from '../../support/fake-view-models';

const UPLOADED = `picture:${'a'.repeat(64)}`;
const GONE = `picture:${'b'.repeat(64)}`;

function Tab({ favicon }: { readonly favicon: string }) {
  useFavicon(favicon);
  return null;
}

function show(favicon: string) {
  const imageUrls = new ImageUrls({ urlFor: async (ref) => (ref === UPLOADED ? 'blob:icon' : null) });
  const source = viewModels([ImageUrls, () => imageUrls]);
  const page = (ref: string) => (
    <ViewModelContext value={source}>
      <Tab favicon={ref} />
    </ViewModelContext>
  );
  const { rerender } = render(page(favicon));
  return { change: (ref: string) => rerender(page(ref)) };
}

const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/images/favicon.png">';
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('an uploaded favicon is in the tab, and a path of the site after it', async () => {
  const { change } = show(UPLOADED);
  await waitFor(() => expect(icon()).toBe('blob:icon'));
  change('/images/other.png');
  expect(icon()).toBe('/images/other.png');
});

test('a favicon that is overtaken or gone changes nothing', async () => {
  const { change } = show(UPLOADED);
  change(GONE);
  await Promise.resolve();
  expect(icon()).toBe('/images/favicon.png');
});
