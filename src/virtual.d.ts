declare module 'virtual:octavo/project' {
  export const project: import('./integration/project.ts').Project;
}
