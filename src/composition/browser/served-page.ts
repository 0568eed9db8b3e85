import { putTextsBack, showToTranslators } from '../../ui/app/boot/put-texts-back';

/** The page as it was served, before the browser translated it. */
export interface ServedPage {
  /** Gives what an element of this selector has within it the served texts; false where it was served without such an element. */
  putBack(selector: string): boolean;
  /** The same, and keeps translators away until `release`: React takes the element over in several steps. */
  hold(selector: string): void;
  release(selector: string): void;
}

/** Fetches the page, which the browser has in its cache; null where it cannot be had. */
export async function servedPage(): Promise<ServedPage | null> {
  const answer = await fetch(window.location.href, { cache: 'force-cache' }).catch(() => null);
  if (!answer?.ok) return null;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const putBack = (selector: string) => {
    const [place, twin] = [document, served].map((page) => page.querySelector(selector));
    if (!place || !twin) return false;
    putTextsBack(place, twin);
    return true;
  };
  return {
    putBack,
    hold: (selector) => {
      document.querySelector(selector)?.setAttribute('translate', 'no');
      putBack(selector);
    },
    release: (selector) => {
      const place = document.querySelector(selector);
      if (place?.getAttribute('translate') !== 'no') return;
      place.removeAttribute('translate');
      showToTranslators(place);
    },
  };
}
