import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Carousel } from '../../../src/ui/landing/carousel/carousel';

const images = ['One', 'Two', 'Three', 'Four'].map((caption) => ({
  url: `/images/${caption.toLowerCase()}.svg`,
  alt: `Picture ${caption}`,
  caption,
}));

function shownSlides(): (string | null)[] {
  return screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);
}

function swipe(from: number, to: number): void {
  const slide = screen.getAllByRole('group')[0] as HTMLElement;
  fireEvent.pointerDown(slide, { clientX: from });
  fireEvent.pointerUp(slide, { clientX: to });
}

describe('Carousel', () => {
  it('is a named region that shows one slide; the others are inert', () => {
    render(
      <>
        <h2 id="impact-title">Community Impact</h2>
        <Carousel images={images} />
      </>,
    );
    expect(screen.getByRole('region', { name: 'Community Impact' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(shownSlides()).toEqual(['One']);
    expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
  });

  it('wraps around at both ends', async () => {
    render(<Carousel images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(shownSlides()).toEqual(['Four']);
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shownSlides()).toEqual(['One']);
  });

  it('goes to a slide by its dot and by its thumbnail, and marks where it is', async () => {
    render(<Carousel images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show image 3' }));
    expect(shownSlides()).toEqual(['Three']);
    expect(screen.getByRole('button', { name: 'Show image 3', current: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Thumbnail 2: Two' }));
    expect(shownSlides()).toEqual(['Two']);
    expect(screen.getByRole('button', { name: 'Thumbnail 2: Two', current: true })).toBeInTheDocument();
  });

  it('turns with the arrow keys while focus is in it', async () => {
    render(<Carousel images={images} />);
    screen.getByRole('button', { name: 'Next image' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shownSlides()).toEqual(['Three']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shownSlides()).toEqual(['Two']);
  });

  it('turns with a swipe, but not with a tremble', () => {
    render(<Carousel images={images} />);
    swipe(200, 150);
    expect(shownSlides()).toEqual(['Two']);
    swipe(100, 160);
    expect(shownSlides()).toEqual(['One']);
    swipe(100, 70);
    expect(shownSlides()).toEqual(['One']);
  });

  it('stays on a picture that is there when the content has fewer than before', async () => {
    const { rerender } = render(<Carousel images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show image 4' }));
    rerender(<Carousel images={images.slice(0, 2)} />);
    expect(shownSlides()).toEqual(['Two']);
  });

  it('shows nothing where there are no pictures', () => {
    render(<Carousel images={[]} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
