import type { GraphDirection } from '../read/graph.ts';

export interface DiagramPoint {
  readonly x: number;
  readonly y: number;
}

export interface DiagramBox extends DiagramPoint {
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A graph by its sizes, in px. */
export interface LayoutInput {
  readonly direction: GraphDirection;
  /** Between layers of nodes, and between nodes of a layer. */
  readonly layerGap: number;
  readonly nodeGap: number;
  /** Between lines at one side of a node, and how far they lead straight away from it. */
  readonly edgeGap: number;
  readonly edgeRoom: number;
  readonly boxes: readonly (Size & {
    readonly id: string;
    readonly group?: string;
    /** Where all lines meet it at one point of a side, and where it is as wide as it is high. */
    readonly isPoint?: boolean;
    readonly isRound?: boolean;
  })[];
  readonly groups: readonly {
    readonly id: string;
    readonly group?: string;
    readonly direction?: GraphDirection;
    /** The least width, and the height above what is in it. */
    readonly width: number;
    readonly head: number;
  }[];
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    /** Of what is written on it, and beside its ends. */
    readonly label?: Size;
    readonly startLabel?: Size;
    readonly endLabel?: Size;
    /** Lines of one bundle may start at one point of a node; undefined for one that does not. */
    readonly startBundle?: string;
    readonly endBundle?: string;
  }[];
}

/** Where everything is, edges in their order; all of it is right of and below the point 0, 0. */
export interface GraphLayout extends Size {
  readonly boxes: ReadonlyMap<string, DiagramBox>;
  readonly groups: ReadonlyMap<string, DiagramBox>;
  readonly edges: readonly EdgeLayout[];
}

export interface EdgeLayout {
  readonly points: readonly DiagramPoint[];
  readonly label?: DiagramBox;
  readonly startLabel?: DiagramBox;
  readonly endLabel?: DiagramBox;
}
