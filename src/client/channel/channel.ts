import { writeSocketUrl } from './socket-url.ts';

/** Maximum number of messages on the page; the latest stay. */
const most = 200;

type State = 'idle' | 'connecting' | 'open' | 'failed' | 'closed';

/**
 * `<octavo-channel>`: opens a WebSocket to the server that a reader chose, sends what is typed and lists what goes to and fro. It
 * connects to nothing by itself.
 */
class Channel extends HTMLElement {
  #socket: WebSocket | undefined;

  connectedCallback(): void {
    const [connection, compose] = this.querySelectorAll('form');
    this.#show('idle');
    connection?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#socket) this.#connect(connection);
    });
    compose?.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = compose.querySelector('textarea')?.value ?? '';
      if (this.#socket?.readyState !== WebSocket.OPEN) return;
      this.#socket.send(text);
      this.#add('sent', text);
    });
    compose?.querySelector('select')?.addEventListener('change', ({ target }) => {
      const area = compose.querySelector('textarea');
      if (!area || !(target instanceof HTMLSelectElement)) return;
      area.value = target.value;
      area.ariaLabel = target.selectedOptions[0]?.text ?? '';
    });
    compose?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) compose.requestSubmit();
    });
    this.#find('disconnect')?.addEventListener('click', () => this.#socket?.close());
    this.#find('clear')?.addEventListener('click', () => {
      this.querySelector('.log ol')?.replaceChildren();
      this.querySelector<HTMLElement>('.log')?.toggleAttribute('hidden', true);
      this.#find(this.#socket ? 'disconnect' : 'connect')?.focus();
    });
  }

  disconnectedCallback(): void {
    this.#socket?.close();
  }

  #find(name: string): HTMLButtonElement | null {
    return this.querySelector(`[data-do="${name}"]`);
  }

  #connect(form: HTMLFormElement): void {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    const url = writeSocketUrl(this.dataset['path'] ?? '', typed);
    try {
      // A page of https opens no ws: that is thrown, as is a URL that is none.
      this.#open(new WebSocket(url ?? ''));
    } catch (error) {
      this.#show('failed', error instanceof Error ? error.message : '');
    }
  }

  #open(socket: WebSocket): void {
    let isOpened = false;
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    this.#show('connecting', socket.url.replace(/\?.*$/s, ''));
    socket.addEventListener('open', () => {
      isOpened = true;
      this.#show('open', socket.url.replace(/\?.*$/s, ''));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      this.#add('received', data instanceof ArrayBuffer ? `${data.byteLength} B` : String(data)),
    );
    socket.addEventListener('close', ({ code, reason }) => {
      this.#socket = undefined;
      this.#show(isOpened ? 'closed' : 'failed', isOpened ? `${code} ${reason}`.trim() : '');
    });
  }

  #show(state: State, reason = ''): void {
    const isConnected = state === 'open' || state === 'connecting';
    this.dataset['state'] = state;
    for (const part of this.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = part.dataset['when'] !== state;
    const told = this.querySelector('[data-reason]');
    if (told) told.textContent = reason;
    const [connect, disconnect] = [this.#find('connect'), this.#find('disconnect')];
    const isFocused = document.activeElement === connect || document.activeElement === disconnect;
    // It does nothing before this script is there.
    connect?.toggleAttribute('disabled', false);
    connect?.toggleAttribute('hidden', isConnected);
    disconnect?.toggleAttribute('hidden', !isConnected);
    if (isFocused) (isConnected ? disconnect : connect)?.focus();
    this.querySelector('.compose button')?.toggleAttribute('disabled', state !== 'open');
  }

  #add(way: 'sent' | 'received', text: string): void {
    const template = this.querySelector('template')?.content.querySelector(`[data-way="${way}"]`);
    const scroller = this.querySelector('[role=log]');
    const list = scroller?.firstElementChild;
    const item = template?.cloneNode(true);
    if (!scroller || !list || !(item instanceof HTMLElement)) return;
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 8;
    const [code, time] = [item.querySelector('code'), item.querySelector('time')];
    if (code) code.textContent = text;
    if (time) time.textContent = new Date().toLocaleTimeString(document.documentElement.lang);
    list.append(item);
    while (list.childElementCount > most) list.firstElementChild?.remove();
    this.querySelector('.log')?.removeAttribute('hidden');
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
  }
}

customElements.define('octavo-channel', Channel);
