import type { DiagramBox, DiagramPoint } from '../layout/graph-layout.ts';
import { lineHeight } from '../layout/text-size.ts';
import type { GraphNode, GraphStyle, NodeShape } from '../read/graph.ts';
import { type Drawn, drawPoints, drawRect, groupParts, round, tag } from './svg.ts';

/** Height of the ellipse that is the top of a cylinder. */
const lid = 12;

/** Size of a shape around a label of a size. */
export function sizeShape(
  { shape, label }: Pick<GraphNode, 'shape' | 'label'>,
  text: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const width = Math.max(56, Math.ceil(text.width) + 28);
  const height = text.height + 18;
  switch (shape) {
    case 'start':
      return { width: 16, height: 16 };
    case 'end':
      return { width: 18, height: 18 };
    case 'bar':
      return { width: 80, height: 6 };
    case 'circle':
    case 'double-circle': {
      const size = Math.max(
        44,
        Math.ceil(Math.hypot(text.width, text.height)) + (shape === 'circle' ? 12 : 22),
      );
      return { width: size, height: size };
    }
    case 'diamond': {
      if (label.every((line) => line.length === 0)) return { width: 28, height: 28 };
      // The corners of the text are within the slanted sides.
      const inner = text.height - lineHeight / 3;
      const tall = Math.max(52, inner * 2.3);
      return { width: Math.max(80, Math.ceil((text.width + 12) / (1 - inner / tall))), height: tall };
    }
    case 'hexagon':
    case 'trapezoid':
    case 'trapezoid-alt':
      return { width: width + 20, height };
    case 'lean-right':
    case 'lean-left':
    case 'stadium':
    case 'subroutine':
    case 'flag':
      return { width: width + 12, height };
    case 'cylinder':
      return { width, height: height + lid * 1.5 };
    default:
      return { width, height };
  }
}

/** How far the text of a shape is from its middle. */
export function shiftText(shape: NodeShape): DiagramPoint {
  return shape === 'cylinder' ? { x: 0, y: lid / 2 } : shape === 'flag' ? { x: 6, y: 0 } : { x: 0, y: 0 };
}

/** The corners of a shape in a box; undefined for one that has none. */
function listCorners(
  shape: NodeShape,
  { x, y, width, height }: DiagramBox,
): readonly DiagramPoint[] | undefined {
  const right = x + width;
  const bottom = y + height;
  const list = (...points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => ({ x: px, y: py }));
  const middle = y + height / 2;
  const slant = 14;
  switch (shape) {
    case 'diamond':
      return list([x + width / 2, y], [right, middle], [x + width / 2, bottom], [x, middle]);
    case 'hexagon':
      return list(
        [x + slant, y],
        [right - slant, y],
        [right, middle],
        [right - slant, bottom],
        [x + slant, bottom],
        [x, middle],
      );
    case 'lean-right':
      return list([x + slant, y], [right, y], [right - slant, bottom], [x, bottom]);
    case 'lean-left':
      return list([x, y], [right - slant, y], [right, bottom], [x + slant, bottom]);
    case 'trapezoid':
      return list([x + slant, y], [right - slant, y], [right, bottom], [x, bottom]);
    case 'trapezoid-alt':
      return list([x, y], [right, y], [right - slant, bottom], [x + slant, bottom]);
    case 'flag':
      return list([x, y], [right, y], [right, bottom], [x, bottom], [x + slant, middle]);
    default:
      return undefined;
  }
}

/** The outline of a shape as a polygon, round ones by many sides; undefined where it is the box. */
export function outlineShape(shape: NodeShape, box: DiagramBox): readonly DiagramPoint[] | undefined {
  const corners = listCorners(shape, box);
  if (corners) return corners;
  const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number) =>
    Array.from({ length: 33 }, (_, step) => {
      const angle = Math.PI * (from + ((to - from) * step) / 32);
      return { x: cx + rx * Math.cos(angle), y: cy - ry * Math.sin(angle) };
    });
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  switch (shape) {
    case 'circle':
    case 'double-circle':
    case 'start':
    case 'end':
      return arc(cx, cy, width / 2, height / 2, 0, 2);
    case 'stadium': {
      const r = height / 2;
      return [...arc(x + r, cy, r, r, 0.5, 1.5), ...arc(x + width - r, cy, r, r, -0.5, 0.5)];
    }
    case 'cylinder':
      return [
        ...arc(cx, y + lid / 2, width / 2, lid / 2, 0, 1),
        ...arc(cx, y + height - lid / 2, width / 2, lid / 2, 1, 2),
      ];
    default:
      return undefined;
  }
}

/** A shape in its box. */
export function drawShape(shape: NodeShape, box: DiagramBox, style: GraphStyle = {}): Drawn {
  const { color: _, ...look } = style;
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const circle = (r: number, name = 'shape'): Drawn => ({
    svg: tag('circle', { class: name, cx, cy, r, ...(name === 'shape' && look) }),
    box,
  });
  const corners = listCorners(shape, box);
  if (corners) return drawPoints('polygon', corners, { class: 'shape', ...look });
  switch (shape) {
    case 'circle':
      return circle(width / 2);
    case 'double-circle':
      return groupParts('double', [circle(width / 2), circle(width / 2 - 5)]);
    case 'start':
      return circle(8, 'ink');
    case 'end':
      return groupParts('final', [circle(9), circle(5, 'ink')]);
    case 'bar':
      return drawRect(box, { class: 'ink', rx: 2 });
    case 'stadium':
      return drawRect(box, { class: 'shape', rx: height / 2, ...look });
    case 'subroutine': {
      const bars = [x + 8, x + width - 8].map((at) => `M${round(at)} ${round(y)}v${round(height)}`).join('');
      return {
        svg:
          drawRect(box, { class: 'shape', rx: 2, ...look }).svg +
          tag('path', { class: 'shape', d: bars, ...look }),
        box,
      };
    }
    case 'cylinder': {
      const [rx, ry] = [round(width / 2), round(lid / 2)];
      const side = round(height - lid);
      const top = `${round(x)} ${round(y + lid / 2)}`;
      const d = `M${top}a${rx} ${ry} 0 0 1 ${round(width)} 0v${side}a${rx} ${ry} 0 0 1 -${round(width)} 0z`;
      const rim = `M${top}a${rx} ${ry} 0 0 0 ${round(width)} 0`;
      return {
        svg:
          tag('path', { class: 'shape', d, ...look }) +
          tag('path', { class: 'shape', d: rim, ...look, fill: 'none' }),
        box,
      };
    }
    default:
      return drawRect(box, { class: 'shape', rx: shape === 'rounded' ? 12 : 6, ...look });
  }
}
