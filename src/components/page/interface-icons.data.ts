/** An icon of the interface, for an `<svg viewBox="0 0 256 256">`; a line is 16 wide. Colours are `currentColor`. */
export interface InterfaceIcon {
  /** The inside of the `<svg>`. */
  readonly body: string;
  /** Whether its paths are areas; others are lines, in fewer bytes. */
  readonly isFilled?: boolean;
}

/** After Phosphor (MIT). */
export const interfaceIcons = {
  arrow: {
    body: '<path d="M40 128h176m-72-72 72 72-72 72"/>',
  },
  back: {
    body: '<path d="M216 128H40m72-72-72 72 72 72"/>',
  },
  caret: {
    body: '<path d="m96 48 80 80-80 80"/>',
  },
  check: {
    body: '<path d="M224 72 96 200l-56-56"/>',
  },
  checkCircle: {
    body: '<circle cx="128" cy="128" r="96" fill="currentColor" fill-opacity=".2"/><path d="m168 104-56 56-24-24"/>',
  },
  close: {
    body: '<path d="M200 56 56 200m144 0L56 56"/>',
  },
  contents: {
    body: '<path d="M40 64h176M88 128h128M88 192h128"/>',
  },
  copy: {
    body: '<path d="M168 168h48V40H88v48m-48 0h128v128H40z"/>',
  },
  danger: {
    body: '<path fill="currentColor" fill-opacity=".2" d="M91.5 32h73l59.5 59.5v73L164.5 224h-73L32 164.5v-73z"/><path d="M128 80v56"/><path stroke-width="24" d="M128 172h0"/>',
  },
  down: {
    body: '<path d="m208 96-80 80-80-80"/>',
  },
  download: {
    body: '<path d="M128 144V32m88 112v64H40v-64m128-40-40 40-40-40"/>',
  },
  enlarge: {
    body: '<path d="M160 48h48v48m-64 16 64-64M96 208H48v-48m64-16-64 64"/>',
  },
  external: {
    body: '<path d="M64 192 192 64M88 64h104v104"/>',
  },
  eye: {
    body: '<path d="M128 56C48 56 16 128 16 128s32 72 112 72 112-72 112-72-32-72-112-72z"/><circle cx="128" cy="128" r="40"/>',
  },
  file: {
    body: '<path d="M200 224H56a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8h96l56 56v128a8 8 0 0 1-8 8zM152 32v56h56M96 136h64m-64 32h64"/>',
  },
  folder: {
    body: '<path d="M128 80 98 50a8 8 0 0 0-5-2H40a8 8 0 0 0-8 8v145a7 7 0 0 0 7 7h178a7 7 0 0 0 7-7V88a8 8 0 0 0-8-8H32"/>',
  },
  feed: {
    body: '<path d="M56 152a48 48 0 0 1 48 48M56 104a96 96 0 0 1 96 96M56 56a144 144 0 0 1 144 144M60 196h.01"/>',
  },
  github: {
    body: '<path transform="scale(10.67)" d="M12 .297c-6.63 0-12 5.373-12 12c0 5.303 3.438 9.8 8.205 11.385c.6.113.82-.258.82-.577c0-.285-.01-1.04-.015-2.04c-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729c1.205.084 1.838 1.236 1.838 1.236c1.07 1.835 2.809 1.305 3.495.998c.108-.776.417-1.305.76-1.605c-2.665-.3-5.466-1.332-5.466-5.93c0-1.31.465-2.38 1.235-3.22c-.135-.303-.54-1.523.105-3.176c0 0 1.005-.322 3.3 1.23c.96-.267 1.98-.399 3-.405c1.02.006 2.04.138 3 .405c2.28-1.552 3.285-1.23 3.285-1.23c.645 1.653.24 2.873.12 3.176c.765.84 1.23 1.91 1.23 3.22c0 4.61-2.805 5.625-5.475 5.92c.42.36.81 1.096.81 2.22c0 1.606-.015 2.896-.015 3.286c0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12"/>',
    isFilled: true,
  },
  globe: {
    body: '<circle cx="128" cy="128" r="96"/><ellipse cx="128" cy="128" rx="40" ry="96"/><path d="M32 128h192"/>',
  },
  hash: {
    body: '<path d="M48 96h176M32 160h176M176 40l-32 176M112 40 80 216"/>',
  },
  info: {
    body: '<circle cx="128" cy="128" r="96" fill="currentColor" fill-opacity=".2"/><path d="M120 120a8 8 0 0 1 8 8v40a8 8 0 0 0 8 8"/><path stroke-width="24" d="M124 84h0"/>',
  },
  issue: {
    body: '<circle cx="128" cy="128" r="96"/><path d="M128 80v56"/><path stroke-width="24" d="M128 172h0"/>',
  },
  link: {
    body: '<path d="m96 160 64-64m-48-20 30-30a48 48 0 0 1 68 68l-30 30M76 112l-30 30a48 48 0 0 0 68 68l30-30"/>',
  },
  menu: {
    body: '<path d="M40 64h176M40 128h176M40 192h176"/>',
  },
  moon: {
    body: '<path d="M108 28a96 96 0 0 0 120 120A96 96 0 1 1 108 28z"/>',
  },
  note: {
    body: '<path d="M157 216H48a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8v109a8 8 0 0 1-2 5l-52 52a8 8 0 0 1-5 2zM96 96h64m-64 32h64m-64 32h32"/><path fill="currentColor" fill-opacity=".2" d="M215 160h-55v55"/>',
  },
  pencil: {
    body: '<path d="M93 216H48a8 8 0 0 1-8-8v-45a8 8 0 0 1 2-5L166 34a8 8 0 0 1 11 0l45 45a8 8 0 0 1 0 11L98 214a8 8 0 0 1-5 2zm43-152 56 56"/>',
  },
  search: {
    body: '<circle cx="112" cy="112" r="80"/><path d="m169 169 55 55"/>',
  },
  selector: {
    body: '<path d="m80 176 48 48 48-48M80 80l48-48 48 48"/>',
  },
  star: {
    body: '<path d="M239.25 97.25A16.38 16.38 0 0 0 225 86l-59-4.75l-22.75-55a16.36 16.36 0 0 0-30.5 0L90 81.25L31 86a16.46 16.46 0 0 0-9.25 28.75l45 39L53 211.75a16.38 16.38 0 0 0 24.5 17.75l50.5-31l50.5 31A16.4 16.4 0 0 0 203 211.75l-13.75-58l45-39a16.43 16.43 0 0 0 5-17.5m-15.5 5.5l-48.5 42a8 8 0 0 0-2.75 8l15 62.75a.37.37 0 0 1-.25.5c-.25 0-.25 0-.25 0l-54.75-33.75a8 8 0 0 0-8.5 0l-54.75 33.75c0 0 0 0-.25 0a.37.37 0 0 1-.25-.5l15-62.75a8 8 0 0 0-2.75-8l-48.5-42c-.25 0-.25-.25-.25-.5s.25-.25.25-.25l64-5.25a8 8 0 0 0 6.75-5l24.5-59.5c.25-.25.25-.25.5-.25s.25 0 .25.25L153 91.75a8 8 0 0 0 6.75 5l64 5.25c0 0 .25 0 .25.25s0 .5-.25.5"/>',
    isFilled: true,
  },
  sun: {
    body: '<circle cx="128" cy="128" r="56"/><path d="M128 40V16M64 64 48 48m16 144-16 16M192 64l16-16m-16 144 16 16M40 128H16m112 88v24m88-112h24"/>',
  },
  swap: {
    body: '<path d="M88 56v-8a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v104a8 8 0 0 1-8 8H80m24-24-24 24 24 24m64 16v8a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V104a8 8 0 0 1 8-8h128m-24 24 24-24-24-24"/>',
  },
  terminal: {
    body: '<rect x="32" y="48" width="192" height="160" rx="8"/><path d="m80 96 40 32-40 32m56 0h40"/>',
  },
  thumbsDown: {
    body: '<path d="M80 48H32a8 8 0 0 0-8 8v88a8 8 0 0 0 8 8h48zh124a16 16 0 0 1 16 14l12 96a16 16 0 0 1-16 18h-64v24a32 32 0 0 1-32 32l-40-80"/>',
  },
  thumbsUp: {
    body: '<path d="M80 208H32a8 8 0 0 1-8-8v-88a8 8 0 0 1 8-8h48zh124a16 16 0 0 0 16-14l12-96a16 16 0 0 0-16-18h-64V56a32 32 0 0 0-32-32l-40 80"/>',
  },
  tip: {
    body: '<path fill="currentColor" fill-opacity=".2" d="M79 167a80 80 0 0 1-31-62.5A80 80 0 0 1 126 24a80 80 0 0 1 51.5 143A24 24 0 0 0 168 186v6a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8v-6a24 24 0 0 0-9-19z"/><path d="M88 232h80M136 56a49.6 49.6 0 0 1 40 40"/>',
  },
  warning: {
    body: '<path fill="currentColor" fill-opacity=".2" d="M142 40 230 192a16 16 0 0 1-14 24H40a16 16 0 0 1-14-24L114 40a17 17 0 0 1 28 0z"/><path d="M128 144v-40"/><path stroke-width="24" d="M128 180h0"/>',
  },
} as const satisfies Readonly<Record<string, InterfaceIcon>>;
