import { type ComponentType, createElement, Fragment, hydrate, render, toChildArray } from 'preact';
import { useState } from 'preact/hooks';
import { islandReact, jsxRuntime, keepStyles } from './react.ts';

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

/** A script of the site in the file of an island: see `makeIslandFile`. */
interface IslandModule {
  /** The files of scripts, by what follows `from`. */
  readonly imports: Readonly<Record<string, string>>;
  /** Sources of Markdown, which shows as it did when the page was built. */
  readonly frozen: readonly string[];
  /** Texts that are shown for what is missing. */
  readonly missing: Readonly<Record<string, string>>;
  /** Components of Octavo's that it uses. */
  readonly components: readonly string[];
  readonly run: (...given: readonly unknown[]) => void;
}

type IslandModules = Readonly<Record<string, IslandModule>>;

const folder = `${import.meta.env?.OCTAVO_BASE ?? '/'}_octavo/islands/`;

const earlyEvents = ['click', 'input', 'change', 'submit'];

/** A component of a script that was rendered at build; it runs once it comes near the screen. */
class OctavoIsland extends HTMLElement {
  #watcher: IntersectionObserver | undefined;
  #isStarted = false;
  /** What a reader did before it runs, with what was in the field. */
  readonly #early: (readonly [event: Event, field: object])[] = [];

  connectedCallback(): void {
    // A tag of blocks within a paragraph ends it, and the island with it: what it showed stays beside it.
    if (this.#isStarted || (!this.hasChildNodes() && this.dataset['empty'] === undefined)) return;
    for (const type of earlyEvents) this.addEventListener(type, this, true);
    this.#watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#watcher?.disconnect();
        this.#isStarted = true;
        this.#start()
          .catch(reportError)
          .finally(() => this.#replay());
      },
      { rootMargin: '200px' },
    );
    // The element itself has no box.
    const shown = [...this.children].filter((child) => !child.matches('template, octavo-slot'));
    for (const child of shown.length > 0 ? shown : [this.parentElement ?? this]) this.#watcher.observe(child);
  }

  /** Notes what is done before it runs. A form stays on its page; a link leads on, and a box is ticked, without it. */
  handleEvent(event: Event): void {
    const { target, type } = event;
    if (!(target instanceof Element) || target.closest('octavo-island') !== this) return;
    if (type === 'submit') event.preventDefault();
    if (type === 'click' && target.closest('a[href],input,label,select,summary,textarea')) return;
    const { value, checked } = target as HTMLInputElement;
    this.#early.push([event, type === 'input' || type === 'change' ? { value, checked } : {}]);
  }

  /** Does again what was done before it ran, in its order, each when the one before is shown; nothing where it does not run. */
  async #replay(): Promise<void> {
    for (const type of earlyEvents) this.removeEventListener(type, this, true);
    if (this.dataset['live'] === undefined) return;
    for (const [event, field] of this.#early) {
      const target = event.target as Element;
      if (!this.contains(target)) continue;
      Object.assign(target, field);
      target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      await Promise.resolve();
    }
  }

  disconnectedCallback(): void {
    this.#watcher?.disconnect();
    queueMicrotask(() => {
      if (!this.isConnected && this.#isStarted) render(null, this);
    });
  }

  async #start(): Promise<void> {
    const { file = '', module = '', path = '', given = '{}' } = this.dataset;
    const { files } = (await import(/* @vite-ignore */ folder + file)) as { readonly files: IslandModules };
    // Those of an island within this one are left to it.
    const slots = [...this.querySelectorAll('octavo-slot, template')].filter(
      (slot) => slot.parentElement?.closest('octavo-slot, octavo-island') === this,
    );
    const frozen = slots.filter((slot) => slot.hasAttribute('c')).map((slot) => slot.innerHTML);
    const html = new Map(slots.map((slot) => [Number(slot.getAttribute('n')), slot.innerHTML]));
    for (const slot of slots) if (slot.localName === 'template') slot.remove();
    let next = 0;
    /** A part that Octavo rendered: what it showed at first, in the order of the page. */
    const Frozen = ({ children }: Props): unknown => {
      const [number] = useState(() => next++);
      const shown = frozen[number];
      return shown === undefined
        ? createElement(Fragment, null, toChildArray(children as never))
        : showHtml(shown, { c: '' });
    };
    const props = JSON.parse(given, (_key, value: unknown) => {
      const slot = typeof value === 'object' && value !== null ? Reflect.get(value, '$slot') : undefined;
      return slot === undefined ? value : showHtml(html.get(slot) ?? '', { n: slot });
    }) as Props;
    const exports = runModule(module, files, Frozen, new Map());
    const component = path
      .split('.')
      .reduce<unknown>((from, name) => Reflect.get(Object(from), name), exports);
    keepStyles(() => hydrate(createElement(component as ComponentType, props), this));
    this.dataset['live'] = '';
  }
}

/** HTML that Octavo has rendered into the page. */
function showHtml(html: string, attributes: Props): unknown {
  return createElement('octavo-slot', { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

function runModule(file: string, files: IslandModules, frozen: Component, done: Map<string, Props>): Props {
  const known = done.get(file);
  if (known) return known;
  const module = { exports: {} as Props };
  done.set(file, module.exports);
  const found = files[file];
  if (!found) return module.exports;
  const every = (component: unknown) =>
    new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : component) });
  const require = (source: string): unknown => {
    if (/^(?:octavo|react)\/jsx-/.test(source)) return jsxRuntime;
    if (/^react\b/.test(source)) return islandReact;
    const imported = found.imports[source];
    if (imported !== undefined) return runModule(imported, files, frozen, done);
    if (found.frozen.includes(source)) return every(frozen);
    const text = found.missing[source] ?? '';
    return every(() => createElement('span', { class: 'missing-content', role: 'note' }, text));
  };
  const components = found.components.map((name) => (name === 'Fragment' ? Fragment : nest(frozen)));
  found.run(require, module.exports, module, ...components, Fragment);
  done.set(file, module.exports);
  return module.exports;
}

/** The component, also for `Tree.Folder` of `Tree`. */
function nest(component: Component): Component {
  return new Proxy(component, {
    get: (target, key) => (/^[A-Z]/.test(String(key)) ? component : Reflect.get(target, key)),
  });
}

customElements.define('octavo-island', OctavoIsland);
