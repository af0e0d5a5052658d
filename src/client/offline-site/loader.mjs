/**
 * Runs first in each page of a site that readers open from a disk. There browsers load no modules, fetch no files and start no
 * workers, for each file is of an origin of its own: they load scripts. So a build makes of each module a script that calls `octavoModule`,
 * and of each file that scripts ask for one that calls `octavoFile`. This gives modules the functions that they use for all of
 * that. It is copied as it is. Paths are those of files below the site's folder, with `/`.
 * https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque
 */
{
  const folder = new URL('..', document.currentScript.src);
  const base = document.documentElement.dataset.base ?? '/';
  const modules = new Map();
  const files = new Map();
  const loaded = new Map();

  Object.assign(globalThis, {
    /** The site's folder as a path on its disk, with a slash at its end: `client/page/offline-url.ts` reads it. */
    octavoFolder: folder.pathname,

    /** A module, the modules that it imports, and its code as a function. That of a page begins at once: all that it imports is there. */
    octavoModule(path, imports, code) {
      modules.set(path, { imports, code });
      if (document.currentScript.dataset.run !== undefined) run(path);
    },

    /** A file: its bytes in Base64, or its text, in which `octavo-folder:` stands for the URL of the site's folder. */
    octavoFile(path, text, kind) {
      const url = folder.href.replaceAll('&', '&amp;');
      files.set(path, kind === 'bytes' ? decode(text) : text.replaceAll('octavo-folder:/', url));
    },
  });

  /** The path that a URL leads to in the site; undefined for what is none of its files. */
  function findPath(address) {
    const { protocol, pathname } = new URL(address, document.baseURI);
    if (protocol !== 'file:') return undefined;
    const isInside = pathname.startsWith(folder.pathname);
    // One from the root of the site's host is from that of the disk here, which may have a letter.
    const rooted = pathname.replace(/^\/[a-z]:(?=\/)/i, '');
    if (!isInside && !rooted.startsWith(base)) return undefined;
    const path = isInside ? pathname.slice(folder.pathname.length) : rooted.slice(base.length);
    return decodeURIComponent(path.replace(/(?:^|(?<=\/))$/, 'index.html'));
  }

  function writeAddress(path) {
    return folder.href + path.split('/').map(encodeURIComponent).join('/');
  }

  /** Loads the script at a path, once; a failure is tried again. */
  function load(path) {
    const known = loaded.get(path);
    if (known) return known;
    const loading = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = writeAddress(path);
      script.onload = resolve;
      script.onerror = () => reject(new TypeError(`${path} cannot be loaded.`));
      document.head.append(script);
    });
    loaded.set(path, loading);
    loading.catch(() => loaded.delete(path));
    return loading;
  }

  /** Loads a module with all that it imports. */
  async function prepare(path, seen = new Set()) {
    if (seen.has(path)) return;
    seen.add(path);
    if (!modules.has(path)) await load(path);
    const imports = modules.get(path)?.imports ?? [];
    await Promise.all(imports.map((one) => prepare(one, seen)));
  }

  /** Runs a module that is loaded, once; gives what it exports. */
  function run(path) {
    const module = modules.get(path);
    if (!module) throw new TypeError(`${path} is no module.`);
    if (!module.exports) {
      // Modules may import each other in a circle.
      module.exports = {};
      call(module, path, globalThis);
    }
    return module.exports;
  }

  /** Calls a module's code in the window, or in a scope like that of a worker. */
  function call({ code, exports = {} }, path, scope) {
    const url = writeAddress(path);
    const importModule = async (address) => {
      const found = findPath(new URL(address, url));
      if (found === undefined) return import(address);
      await prepare(found);
      return run(found);
    };
    const { addEventListener, postMessage } = scope;
    code(run, exports, importModule, { url }, fetchFile, PageWorker, scope, addEventListener, postMessage);
  }

  async function fetchFile(input, options) {
    const path = input instanceof Request ? undefined : findPath(input);
    if (path === undefined) return fetch(input, options);
    await load(`${path}.js`);
    return new Response(files.get(path));
  }

  function decode(text) {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }

  /** What `new Worker()` gives there: the port of a worker that runs in the page. */
  function PageWorker(address, { name = '' } = {}) {
    const path = findPath(address);
    const { port1: outside, port2: inside } = new MessageChannel();
    const scope = Object.create(globalThis, {
      name: { value: name },
      addEventListener: { value: inside.addEventListener.bind(inside) },
      postMessage: { value: inside.postMessage.bind(inside) },
    });
    const start = async () => {
      await prepare(path);
      call({ ...modules.get(path), exports: {} }, path, scope);
      inside.start();
    };
    start().catch(() => outside.dispatchEvent(new Event('error')));
    outside.start();
    return outside;
  }
}
