import { putTextsBack, showToTranslators } from '../../ui/app/boot/put-texts-back';

/** Prerendered HTML that the browser has translated. */
export interface HeldPart {
  /** Gives it the served texts back, and keeps translators away; false where they cannot be had. Does so once. */
  hold(): boolean;
  /** Has it translated again. */
  release(): void;
}

/** An element of the page, and what it was served as: the browser has the page in its cache. */
export async function heldPart(selector: string): Promise<HeldPart> {
  const answer = await fetch(window.location.href, { cache: 'force-cache' }).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  const served = page?.querySelector(selector);
  const place = document.querySelector(selector);
  let isHeld = false;
  return {
    hold: () => {
      if (isHeld || !served || !place) return isHeld;
      isHeld = true;
      place.setAttribute('translate', 'no');
      putTextsBack(place, served);
      return isHeld;
    },
    release: () => {
      if (!isHeld || !place) return;
      place.removeAttribute('translate');
      showToTranslators(place);
    },
  };
}
