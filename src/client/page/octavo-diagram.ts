/** Of its messages. On a disk each file is of an origin that has no name: who sent a message shows by its source. */
const frameOrigin = import.meta.env.OCTAVO_OFFLINE ? 'null' : location.origin;

/**
 * `<octavo-diagram>`: draws the Mermaid text that it contains as code, once it comes near the window, in the frame
 * whose address is `data-frame`, and again when the page's mode changes. The code goes when the drawing is there.
 */
class DiagramFrame extends HTMLElement {
  private frame: HTMLIFrameElement | undefined;

  connectedCallback(): void {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        this.open();
      },
      { rootMargin: '400px' },
    );
    watcher.observe(this);
  }

  private open(): void {
    const frame = document.createElement('iframe');
    frame.title = this.dataset['title'] ?? '';
    frame.className = 'waiting';
    frame.tabIndex = -1;
    frame.src = this.dataset['frame'] ?? '';
    addEventListener('message', (event) => {
      if (event.source === frame.contentWindow && event.origin === frameOrigin) this.answer(event.data);
    });
    new MutationObserver(() => this.send()).observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    this.frame = frame;
    this.append(frame);
  }

  private answer(said: { diagram?: unknown; width?: unknown; height?: unknown }): void {
    const { frame } = this;
    if (!frame) return;
    if (said.diagram === 'ready') this.send();
    if (said.diagram !== 'drawn') return;
    frame.style.width = `${Number(said.width)}px`;
    frame.style.height = `${Number(said.height)}px`;
    frame.className = '';
    this.classList.add('drawn');
  }

  private send(): void {
    const text = this.querySelector('pre')?.textContent ?? '';
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    );
    const message = {
      text,
      title: this.dataset['title'] ?? '',
      colors: readColors(),
      font: getComputedStyle(this).fontFamily,
      sheets: sheets.filter((href) => new URL(href).origin === location.origin),
      room: this.clientWidth - 2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      isDark: document.documentElement.dataset['theme'] === 'dark',
    };
    this.frame?.contentWindow?.postMessage(message, import.meta.env.OCTAVO_OFFLINE ? '*' : location.origin);
  }
}

/** The page's colours as Mermaid reads them, which knows no newer notations than `rgb()`. */
function readColors(): Readonly<Record<string, unknown>> {
  const style = getComputedStyle(document.documentElement);
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (token: string): string => {
    if (!brush) return '#888888';
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = style.getPropertyValue(`--color-${token}`);
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const names = ['bg', 'surface', 'border', 'heading', 'text', 'muted', 'accent'];
  const hues = ['blue', 'green', 'amber', 'red', 'violet', 'neutral'];
  return {
    ...Object.fromEntries(names.map((name) => [name, read(name)])),
    edge: read('border-strong'),
    series: [...hues, ...hues].map((hue) => ({ soft: read(`${hue}-bg`), strong: read(`${hue}-fg`) })),
  };
}

customElements.define('octavo-diagram', DiagramFrame);
