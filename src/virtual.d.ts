declare module 'virtual:octavo/project' {
  export const project: import('./integration/project.ts').Project;
}

declare namespace App {
  interface Locals {
    /** Base URLs that the page sends requests to. */
    connects?: readonly string[];
  }
}
