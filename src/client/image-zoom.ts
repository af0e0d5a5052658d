const arrows =
  '<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path fill="none" stroke="currentColor" d="M9.5 2.5h4v4m0-4L9 7m-2.5 6.5h-4v-4m0 4L7 9"/></svg>';

/**
 * `<octavo-zoom>`: an image in it opens as large as the window allows, by a click on it or by its button.
 * Images with `nozoom` or inside a link stay as they are.
 */
class ImageZoom extends HTMLElement {
  connectedCallback(): void {
    for (const image of this.querySelectorAll<HTMLImageElement>('img:not([nozoom], a img)')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.ariaLabel = image.alt ? `Enlarge: ${image.alt}` : 'Enlarge the image';
      button.className = 'icon-button enlarge';
      button.innerHTML = arrows;
      button.addEventListener('click', () => enlarge(image));
      image.after(button);
      // Of a light and dark pair only the image that is shown has its button.
      new ResizeObserver(() => (button.hidden = !image.checkVisibility())).observe(image);
      image.dataset['zoom'] = '';
      image.addEventListener('click', () => enlarge(image));
    }
  }
}

function enlarge(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const copy = document.createElement('img');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt || 'Image';
  copy.src = image.currentSrc || image.src;
  if (image.srcset !== '') copy.srcset = image.srcset;
  copy.alt = '';
  close.ariaLabel = 'Close';
  close.append(copy);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

customElements.define('octavo-zoom', ImageZoom);
