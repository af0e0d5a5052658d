import { t } from '../../i18n/browser.ts';

const arrows =
  '<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path fill="none" stroke="currentColor" d="M9.5 2.5h4v4m0-4L9 7m-2.5 6.5h-4v-4m0 4L7 9"/></svg>';

const still = '[nozoom], a img, button img, summary img, .card img';

/** `<octavo-zoom>`: every image in it can be opened large. */
class ImageZoom extends HTMLElement {
  connectedCallback(): void {
    // Of a light and dark pair only the image that is shown has its button.
    for (const image of this.querySelectorAll('img'))
      if (!image.matches(still)) offerZoom(image, () => image.checkVisibility());
  }
}

/**
 * Lets an image open as large as the window allows, by a click on it or by a button, while `isOffered` says so: it is
 * asked whenever the image comes or changes its size.
 */
function offerZoom(image: HTMLImageElement, isOffered: () => boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = image.alt ? t('Enlarge: {image}', { image: image.alt }) : t('Enlarge image');
  button.className = 'icon-button enlarge';
  button.innerHTML = arrows;
  button.addEventListener('click', () => enlarge(image));
  image.after(button);
  const decide = () => {
    button.hidden = !isOffered();
    if (button.hidden) delete image.dataset['zoom'];
    else image.dataset['zoom'] = '';
  };
  new ResizeObserver(decide).observe(image);
  image.addEventListener('load', decide);
  image.addEventListener('click', () => {
    if (!button.hidden) enlarge(image);
  });
  return button;
}

/** Images outside of frames, where they are shown smaller than they are; a picture of the size of an icon is none. */
function offerZoomOfSmaller(): void {
  const images = document.querySelectorAll<HTMLImageElement>(':is(.prose, .rail) img');
  for (const [index, image] of images.entries()) {
    if (image.matches(still) || image.closest('.art')) continue;
    // A drawing that gives itself no size has the one that was written into the page.
    const width = () => Math.max(image.naturalWidth, Number(image.getAttribute('width')) || 0);
    const isSmaller = () => image.clientWidth >= 96 && width() > image.clientWidth + 1;
    const button = offerZoom(image, isSmaller);
    // https://drafts.csswg.org/css-anchor-position-1/
    image.style.setProperty('anchor-name', `--image-${index}`);
    button.style.setProperty('position-anchor', `--image-${index}`);
  }
}

function enlarge(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const copy = document.createElement('img');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt || t('Image');
  copy.src = image.currentSrc || image.src;
  if (image.srcset !== '') copy.srcset = image.srcset;
  copy.alt = '';
  close.ariaLabel = t('Close');
  close.append(copy);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

customElements.define('octavo-zoom', ImageZoom);
offerZoomOfSmaller();
