import {
  Component,
  type ComponentChildren,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
  toChildArray,
} from 'preact';
import {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Readonly<Record<string, unknown>>;
type Render = (props: Props, ref: unknown) => unknown;

/** Attributes of SVG whose names React writes in camel case. */
const dashed =
  /^(?:clip(?!PathU)|color|dominant|fill|font|letter|marker(?![HWU])|paint|pointer|shape|stop|stroke|text(?!L)|transform|vector)[A-Z]/;

/** The fields in which React's `onChange` is told of each letter. */
const isTyped = (type: unknown, props: Props) =>
  type === 'textarea' || (type === 'input' && !/^(?:checkbox|radio|file)$/i.test(String(props['type'])));

/** An HTML tag's properties as Preact takes them, where React writes them in its own way. */
export function readHostProps(type: string, props: Props): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const known =
      name === 'onChange' && isTyped(type, props)
        ? 'onInput'
        : name === 'onDoubleClick'
          ? 'onDblClick'
          : dashed.test(name)
            ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
            : name;
    read[known] = name === 'style' && typeof value === 'object' && value ? readStyle(value) : value;
  }
  return read;
}

/** Numbers of a style are pixels but for these. https://react.dev/reference/react-dom/components/common#applying-css-styles */
const bare =
  /^-|acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|^--|itera|aspectRatio|lineHeight|opacity|zIndex|scale/i;

function readStyle(style: object): object {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && value !== 0 && !bare.test(name) ? `${value}px` : value,
    ]),
  );
}

let isHydrating = false;

/**
 * Runs what takes over HTML that was rendered at build, whose styles are in a style sheet by a class, as the policy of the page
 * has it: they are set again, for the class may change.
 */
export function keepStyles(hydrate: () => void): void {
  isHydrating = true;
  hydrate();
  isHydrating = false;
}

const create = (type: unknown, props: Props | null, ...children: unknown[]): unknown => {
  if (typeof type !== 'string') return Reflect.apply(createElement, undefined, [type, props, ...children]);
  const read = readHostProps(type, props ?? {});
  const { ref, style } = read;
  if (isHydrating && typeof style === 'object' && style)
    read['ref'] = (element: HTMLElement | null) => {
      for (const [name, value] of Object.entries(style))
        if (name[0] === '-') element?.style.setProperty(name, value);
        else if (element) Reflect.set(element.style, name, value);
      if (typeof ref === 'function') ref(element);
      else if (ref) Reflect.set(ref, 'current', element);
    };
  return Reflect.apply(createElement, undefined, [type, read, ...children]);
};

const jsx = (type: unknown, { children, ...props }: Props, key?: unknown): unknown => {
  const all = key === undefined ? props : { ...props, key };
  const inside = children === undefined ? [] : Array.isArray(children) ? children : [children];
  return create(type, all, ...inside);
};

/** What JSX in a script is compiled to. */
export const jsxRuntime = { jsx, jsxs: jsx, Fragment };

const list = (children: unknown) => toChildArray(children as ComponentChildren);

const useSyncExternalStore = (subscribe: (told: () => void) => () => void, read: () => unknown) => {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const tell = () => setValue(read);
    tell();
    return subscribe(tell);
  }, [subscribe, read]);
  return value;
};

const react = {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  Component,
  PureComponent: Component,
  Fragment,
  StrictMode: Fragment,
  Children: {
    map: (children: unknown, each: (child: unknown, index: number) => unknown) => list(children).map(each),
    forEach: (children: unknown, each: (child: unknown, index: number) => void) =>
      list(children).forEach(each),
    only: (children: unknown) => list(children)[0],
    count: (children: unknown) => list(children).length,
    toArray: list,
  },
  cloneElement,
  createContext,
  createElement: create,
  createRef,
  isValidElement,
  useInsertionEffect: useLayoutEffect,
  useSyncExternalStore,
  useDeferredValue: (value: unknown) => value,
  useTransition: () => [false, (start: () => void) => start()],
  startTransition: (start: () => void) => start(),
  memo: (component: unknown) => component,
  forwardRef: (render: Render) => (props: Props) => render(props, props['ref']),
};

/** What `import … from 'react'` gives in an island. */
export const islandReact = { ...react, default: react, __esModule: true };
