const doNothing = (): void => undefined;
const compute = (make: unknown): unknown => (typeof make === 'function' ? make() : make);

/**
 * What `import … from 'react'` gives in a page: its exports are rendered once, so every hook gives its first state and
 * effects do not run. Scripts get Preact's, which knows the tree that a component stands in.
 */
export function createFirstState(Fragment: unknown): Readonly<Record<string, unknown>> {
  let ids = 0;
  const hooks = {
    useState: (first: unknown) => [compute(first), doNothing],
    useReducer: (_reduce: unknown, first: unknown, init?: (first: unknown) => unknown) => [
      init ? init(first) : first,
      doNothing,
    ],
    useMemo: compute,
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: (context: { readonly first?: unknown }) => context.first,
    useId: () => `id-${++ids}`,
    useTransition: () => [false, doNothing],
    useDeferredValue: (value: unknown) => value,
    useSyncExternalStore: (_subscribe: unknown, read: unknown, readOnServer?: unknown) =>
      compute(readOnServer ?? read),
    useEffect: doNothing,
    useLayoutEffect: doNothing,
    useInsertionEffect: doNothing,
    useImperativeHandle: doNothing,
    useDebugValue: doNothing,
  };
  const createContext = (first: unknown) => {
    const show = ({ children }: { readonly children?: unknown }) => children ?? null;
    return { first, Provider: show };
  };
  return { ...hooks, createContext, memo: (component: unknown) => component, forwardRef: bindRef, Fragment };
}

function bindRef(render: (props: unknown, ref: null) => unknown) {
  return (props: unknown) => render(props, null);
}
