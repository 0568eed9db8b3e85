import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ShownContent } from '../../../core/content/words-in';
import { Picture } from '../../shared/picture';
import { landingTexts as texts } from '../landing.texts';
import './carousel.css';

/** A finger that travels further than this many px sideways turns the page. */
const SWIPE_THRESHOLD = 40;

/**
 * Captioned pictures one at a time, after the WAI-ARIA carousel pattern. It never moves by itself, wraps around at
 * both ends, and turns by its buttons, the arrow keys and a swipe.
 */
export function Carousel({ images }: Pick<ShownContent['galleryContent'], 'images'>) {
  const [chosen, setChosen] = useState(0);
  const swipeStart = useRef<number | null>(null);
  const count = images.length;
  // The content may have fewer pictures than it had a moment ago.
  const within = (index: number) => Math.min(index, Math.max(count - 1, 0));
  const current = within(chosen);

  const turn = (by: 1 | -1) => setChosen((index) => (within(index) + by + count) % count);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  }

  function handlePointerUp(event: PointerEvent) {
    const distance = swipeStart.current === null ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (Math.abs(distance) > SWIPE_THRESHOLD) turn(distance < 0 ? 1 : -1);
  }

  if (count === 0) return null;
  const slides = images.map((image, index) => ({ image, number: index + 1, shown: index === current }));
  return (
    <section
      className="carousel"
      aria-roledescription={texts.carousel}
      // The heading of its section, which may be in another language than the page.
      aria-labelledby="impact-title"
      onKeyDown={handleKeyDown}
    >
      <div>
        <div
          className="carousel__slides"
          aria-live="polite"
          onPointerDown={(event) => {
            swipeStart.current = event.clientX;
          }}
          onPointerUp={handlePointerUp}
          onPointerCancel={() => {
            swipeStart.current = null;
          }}
        >
          {slides.map(({ image, number, shown }) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
            <div
              key={number}
              className="carousel__slide"
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.slideOf(number, count)}
              inert={!shown}
            >
              <figure>
                <Picture
                  className="section__picture carousel__picture"
                  src={image.url}
                  alt={image.alt}
                  lang={image.lang?.alt}
                  width={1280}
                  height={800}
                  loading="lazy"
                  decoding="async"
                  draggable={false}
                />
                <figcaption className="carousel__caption" lang={image.lang?.caption}>
                  {image.caption}
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
        <div className="carousel__controls">
          <TurnButton label={texts.previousImage} path="M20 12H5M11 6l-6 6 6 6" onClick={() => turn(-1)} />
          <div className="carousel__dots">
            {slides.map(({ number, shown }) => (
              <button
                type="button"
                className="carousel__dot"
                key={number}
                aria-label={texts.showImage(number)}
                aria-current={shown}
                onClick={() => setChosen(number - 1)}
              />
            ))}
          </div>
          <TurnButton label={texts.nextImage} path="M4 12h15M13 6l6 6-6 6" onClick={() => turn(1)} />
        </div>
      </div>
      <ul className="carousel__thumbnails">
        {slides.map(({ image, number, shown }) => (
          <li key={number}>
            <button
              type="button"
              className="carousel__thumbnail"
              aria-label={texts.thumbnail(number, image.caption)}
              aria-current={shown}
              onClick={() => setChosen(number - 1)}
            >
              <Picture src={image.url} alt="" width={320} height={200} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A button with an arrow, whose outline `path` is. */
function TurnButton({ label, path, onClick }: Record<'label' | 'path', string> & { onClick: () => void }) {
  return (
    <button type="button" className="carousel__turn" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
