/// <reference types="vite/client" />

declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
