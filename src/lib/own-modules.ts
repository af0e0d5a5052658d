// Node.js 22.12 has no `registerHooks`.
import * as nodeModule from 'node:module';

const code = new URL('../', import.meta.url).href;
const [extension, format] = import.meta.url.endsWith('.ts')
  ? ['.ts', 'module-typescript']
  : ['.js', 'module'];

/**
 * Has this thread find the modules of Octavo that others of them import by their names alone. These are whole, so there is nothing to
 * look for: Node.js reads links and a package.json for each, which takes a fourth of the time until a command has loaded its 600.
 */
export function findOwnModules(): void {
  nodeModule.registerHooks?.({
    resolve(name, context, next) {
      const { parentURL = '' } = context;
      if (!name.startsWith('.') || !name.endsWith(extension) || !parentURL.startsWith(code))
        return next(name, context);
      return { url: new URL(name, parentURL).href, format, shortCircuit: true };
    },
  });
}
