import type { Label } from './label.ts';

/** Where the lines of a graph lead: https://mermaid.js.org/syntax/flowchart.html#direction */
export type GraphDirection = 'TB' | 'BT' | 'LR' | 'RL';

export type NodeShape =
  | 'rectangle'
  | 'rounded'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'diamond'
  | 'hexagon'
  | 'lean-right'
  | 'lean-left'
  | 'trapezoid'
  | 'trapezoid-alt'
  | 'flag'
  | 'start'
  | 'end'
  | 'bar'
  | 'table';

/** What stands at an end of a line. */
export type EdgeMark =
  | 'arrow'
  | 'open-arrow'
  | 'dot'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'filled-diamond'
  | 'one'
  | 'zero-one'
  | 'many'
  | 'zero-many';

/** What `style` and `classDef` say, as attributes of SVG; `color` is the text's. */
export type GraphStyle = Readonly<
  Partial<Record<'fill' | 'stroke' | 'color' | 'stroke-width' | 'stroke-dasharray', string>>
>;

/** A row of a table: its cells, and what its text looks like. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
}

export interface GraphNode {
  readonly id: string;
  readonly shape: NodeShape;
  readonly label: Label;
  readonly style?: GraphStyle;
  /** The group that it is in. */
  readonly group?: string;
  /** Over the name of a table: what kind of thing it is. */
  readonly note?: string;
  /** Of a table: the rows of each of its parts. */
  readonly parts?: readonly (readonly TableRow[])[];
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: Label;
  readonly stroke: 'solid' | 'dotted' | 'dashed' | 'thick' | 'invisible';
  readonly startMark?: EdgeMark;
  readonly endMark?: EdgeMark;
  /** Beside an end: how many there are of what is there. */
  readonly startText?: string;
  readonly endText?: string;
  readonly style?: GraphStyle;
}

export interface GraphGroup {
  readonly id: string;
  readonly label: Label;
  /** The group that it is in. */
  readonly group?: string;
  /** Where the lines in it lead, when it says so. */
  readonly direction?: GraphDirection;
  readonly style?: GraphStyle;
}

/** Nodes and groups in the order in which a writer names them. */
export interface Graph {
  readonly direction: GraphDirection;
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
}

/** A direction as it is written, of which `TD` is another name of `TB`. */
export function readDirection(text: string | undefined): GraphDirection {
  const written = text?.toUpperCase();
  return written === 'BT' || written === 'LR' || written === 'RL' ? written : 'TB';
}

/** `fill:#ffd,stroke:#333` as attributes of SVG; what else it says is left out, and what is no colour or number. */
export function readStyle(text: string): GraphStyle {
  const pairs = text.split(/,(?![^(]*\))/).flatMap((part) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(part) ?? [];
    const isKnown = /^(?:fill|stroke|color)$/.test(name)
      ? /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%\s/]+\))$/i.test(value)
      : /^stroke-(?:width|dasharray)$/.test(name) && /^[\d. ]+(?:px)?$/.test(value);
    return isKnown ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}
