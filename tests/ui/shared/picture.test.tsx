import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewModelContext, type ViewModelSource } from '../../../src/ui/app/page-hooks';
import { ImageUrls } from '../../../src/ui/shared/image-urls';
import { Picture } from '../../../src/ui/shared/picture';

const UPLOADED = `picture:${'a'.repeat(64)}`;

function sourceOf(imageUrls: ImageUrls): ViewModelSource {
  return {
    get: <T,>() => imageUrls as T,
    make: (type) => {
      throw new Error(`A picture makes no ${type.name}.`);
    },
  };
}

test('a picture of the site needs nothing around it', () => {
  render(<Picture src="/images/hero.svg" alt="A row of shoes" loading="lazy" />);
  const picture = screen.getByRole('img', { name: 'A row of shoes' });
  expect(picture).toHaveAttribute('src', '/images/hero.svg');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('an uploaded picture gets the address that the library has for it, and asks once', async () => {
  const asked: string[] = [];
  const imageUrls = new ImageUrls({
    urlFor: async (ref) => {
      asked.push(ref);
      return 'blob:shoe';
    },
  });
  const picture = (
    <ViewModelContext value={sourceOf(imageUrls)}>
      <Picture src={UPLOADED} alt="A shoe" />
    </ViewModelContext>
  );
  const { unmount } = render(picture);
  expect(await screen.findByRole('img', { name: 'A shoe' })).not.toHaveAttribute('src', UPLOADED);
  await expect.poll(() => screen.getByRole('img').getAttribute('src')).toBe('blob:shoe');
  unmount();
  render(picture);
  expect(screen.getByRole('img', { name: 'A shoe' })).toHaveAttribute('src', 'blob:shoe');
  expect(asked).toEqual([UPLOADED]);
});

test('an uploaded picture that is gone keeps its text', async () => {
  const imageUrls = new ImageUrls({ urlFor: async () => null });
  render(
    <ViewModelContext value={sourceOf(imageUrls)}>
      <Picture src={UPLOADED} alt="A lost shoe" />
    </ViewModelContext>,
  );
  expect(await screen.findByAltText('A lost shoe')).not.toHaveAttribute('src');
});
